import { useMemo, useRef } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'

import type { UploadQueue } from '../queue/upload-queue'
import { UploadRow, type UploadActions } from './upload-row'
import { UploadSummary } from './upload-summary'

/** Lists the uploads of a queue with their progress and actions. */
export function UploadList({ queue, actions }: { queue: UploadQueue; actions: UploadActions }) {
  const { t } = useTranslation()
  const group = useRef<HTMLDivElement>(null)
  const rowActions = useMemo(() => {
    // Moves the focus to the group, as the focused button disappears with its row.
    const remove = (id: string) => {
      group.current?.focus()
      actions.remove(id)
    }
    return { ...actions, remove }
  }, [actions])
  return (
    <div ref={group} role="group" aria-label={t('Files')} tabIndex={-1} className="grid gap-2 outline-none">
      <UploadSummary queue={queue} />
      {queue.length > 0 && (
        <ul aria-label={t('Files')} className="divide-y divide-divider">
          {queue.map((item) => (
            <UploadRow key={item.id} item={item} actions={rowActions} />
          ))}
        </ul>
      )}
    </div>
  )
}
