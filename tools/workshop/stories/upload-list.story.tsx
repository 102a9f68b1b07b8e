import { useState } from 'react'

import { UploadList } from '@/core/shared/uploads/list/upload-list'
import { itemOf, type UploadItem } from '@/core/shared/uploads/queue/upload-item'
import { advance, type UploadEvent, type UploadQueue } from '@/core/shared/uploads/queue/upload-queue'

import type { Story } from '../story'

const MB = 1024 * 1024

const itemAt = (id: string, name: string, size: number, changes: Partial<UploadItem> = {}): UploadItem => ({
  ...itemOf(new File([], name), { id, transport: 'form' }),
  size,
  ...changes,
})

const running = { status: 'inProgress', bytesUploaded: 3.4 * MB, percentage: 42, speed: 1.2 * MB } as const

const all: UploadQueue = [
  itemAt('1', 'Rudens lapu valsis.mp3', 8 * MB, running),
  itemAt('2', 'vāks.png', 2 * MB, { ...running, bytesUploaded: 2 * MB, percentage: 100 }),
  itemAt('3', 'Aijā žūžū.flac', 64 * MB),
  itemAt('4', 'Lācīša dziesma.mp3', 12 * MB, { isPaused: true, bytesUploaded: 5 * MB, percentage: 41 }),
  itemAt('5', 'Zvaniņi.mp3', 3 * MB, { status: 'completed', bytesUploaded: 3 * MB, percentage: 100 }),
  itemAt('6', 'Sniegpārsliņas.mp3', 7 * MB, { status: 'failed', errorMessage: 'Augšupielādes laiks ir beidzies' }),
  itemAt('7', 'teksts.exe', 40, { status: 'failed', isRefused: true, errorMessage: 'Šāda veida datne nav atļauta' }),
  itemAt('10', 'Lietus dziesma.mp3', 7 * MB, { status: 'failed', errorMessage: 'Šeit tu failus pievienot nedrīksti.' }),
  itemAt('8', 'Vecā versija.mp3', 7 * MB, { status: 'aborted' }),
]

function Pressed({ start }: { start: UploadQueue }) {
  const [queue, setQueue] = useState(start)
  const tell = (type: 'paused' | 'resumed' | 'retried' | 'aborted') => (id: string) =>
    setQueue((before) => advance(before, id, { type } satisfies UploadEvent))
  return (
    <UploadList
      queue={queue}
      actions={{
        pause: tell('paused'),
        resume: tell('resumed'),
        retry: tell('retried'),
        abort: tell('aborted'),
        remove: (id) => setQueue((before) => before.filter((item) => item.id !== id)),
      }}
    />
  )
}

/** @see UploadList */
export const story: Story = {
  title: 'UploadList',
  states: {
    'With a file in every state': () => <Pressed start={all} />,
    'With a long name in a narrow container': () => (
      <div className="max-w-2xs">
        <Pressed
          start={[
            itemAt('9', 'Ziemassvētku eglītes priekšnesuma mēģinājuma ieraksts otrdienas vakarā.wav', 300 * 1024 * MB, {
              ...running,
              relativePath: 'Mūzika/Ziemassvētku eglītes priekšnesuma mēģinājuma ieraksts otrdienas vakarā.wav',
            }),
          ]}
        />
      </div>
    ),
    Empty: () => <Pressed start={[]} />,
  },
}
