import { useRef } from 'react'

import { useTranslation } from '@/core/i18n/use-translation'

import type { UploadQueue } from '../queue/upload-queue'
import { UploadRow, type UploadVerbs } from './upload-row'
import { UploadSummary } from './upload-summary'

/** The files of a queue, how it stands with each, and what can be done with them. */
export function UploadList({ queue, verbs }: { queue: UploadQueue; verbs: UploadVerbs }) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  /** The row goes with its button: the focus stays with the list. */
  const remove = (id: string) => {
    list.current?.focus()
    verbs.remove(id)
  }
  return (
    <div className="grid gap-2">
      <UploadSummary queue={queue} />
      {queue.length > 0 && (
        <ul ref={list} tabIndex={-1} aria-label={t('Files')} className="divide-y divide-divider outline-none">
          {queue.map((item) => (
            <UploadRow key={item.id} item={item} verbs={{ ...verbs, remove }} />
          ))}
        </ul>
      )}
    </div>
  )
}
