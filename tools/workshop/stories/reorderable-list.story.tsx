import { useState } from 'react'

import { ReorderableList } from '@/ui/collections/reorderable-list'

import type { Story } from '../story'

type Song = { id: string; title: string }

const songs: Song[] = [
  'Aijā, žūžū',
  'Kas dārzā',
  'Rūķīši un Mežavecis',
  'Saulīte',
  'Ziemassvētku kaķis, kurš negribēja gulēt nevienu pašu nakti',
].map((title) => ({
  id: title,
  title,
}))

function Queue({ label, start }: { label: string; start: Song[] }) {
  const [queue, setQueue] = useState(start)
  return (
    <ReorderableList
      label={label}
      items={queue}
      itemKey={({ id }) => id}
      itemName={({ title }) => title}
      renderItem={({ title }) => <span className="font-semibold">{title}</span>}
      onReorder={(keys) => setQueue(keys.flatMap((key) => queue.find(({ id }) => id === key) ?? []))}
    />
  )
}

/** @see ReorderableList */
export const story: Story = {
  title: 'ReorderableList',
  states: {
    'With a queue': () => (
      <div className="max-w-lg">
        <Queue label="Rinda" start={songs} />
      </div>
    ),
    'With a single item': () => (
      <div className="max-w-lg">
        <Queue label="Viena pati" start={songs.slice(0, 1)} />
      </div>
    ),
  },
}
