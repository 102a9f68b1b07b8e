import { useMemo, useRef } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'

import type { UploadQueue } from '../queue/upload-queue'
import { UploadRow, type UploadVerbs } from './upload-row'
import { UploadSummary } from './upload-summary'

/** The files of a queue, how it stands with each, and what can be done with them. */
export function UploadList({ queue, verbs }: { queue: UploadQueue; verbs: UploadVerbs }) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const ownVerbs = useMemo(() => {
    /** The row goes with its button, the list with its last row: the focus stays where they were. */
    const remove = (id: string) => {
      place.current?.focus()
      verbs.remove(id)
    }
    return { ...verbs, remove }
  }, [verbs])
  return (
    <div ref={place} role="group" aria-label={t('Files')} tabIndex={-1} className="grid gap-2 outline-none">
      <UploadSummary queue={queue} />
      {queue.length > 0 && (
        <ul aria-label={t('Files')} className="divide-y divide-divider">
          {queue.map((item) => (
            <UploadRow key={item.id} item={item} verbs={ownVerbs} />
          ))}
        </ul>
      )}
    </div>
  )
}
