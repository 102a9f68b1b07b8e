import { RotateCw } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { seconds } from '@/lib/dates/duration'
import { useTimeout } from '@/lib/react/use-timer'
import { Button } from '@/ui/buttons/button'

import type { UploadQueue } from '../queue/upload-queue'
import { canRetry, isOpen } from '../upload-state'
import { queueSummary } from './progress-text'
import { type UploadActions, UploadRow } from './upload-row'

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
  const failed = queue.filter((item) => item.status === 'failed' && canRetry(item))
  function retryAll(): void {
    group.current?.focus()
    for (const { id } of failed) actions.retry(id)
  }
  return (
    <div ref={group} role="group" aria-label={t('Files')} tabIndex={-1} className="grid gap-2 outline-none">
      <UploadSummary queue={queue} />
      {failed.length > 1 && (
        <Button variant="outline" className="justify-self-start" onClick={retryAll}>
          <RotateCw aria-hidden className="size-5" />
          {t('Retry all')}
        </Button>
      )}
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

/** Interval between progress announcements for screen readers; the end is announced immediately. */
export const ANNOUNCE_EVERY_MS = seconds(10)

/** Summary of all uploads: visible text changes live, the live region is throttled. */
export function UploadSummary({ queue }: { queue: UploadQueue }) {
  // Rerenders when the language changes.
  useTranslation()
  const summary = queueSummary(queue)
  const isOver = !queue.some(isOpen)
  const announced = useThrottled(summary, { everyMs: ANNOUNCE_EVERY_MS, isUrgent: isOver })
  return (
    <>
      <p aria-hidden className="text-sm text-muted tabular-nums empty:hidden">
        {summary}
      </p>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  )
}

/**
 * Throttles a value to one change per interval, ending with the latest; urgent values pass immediately. Keeps screen
 * readers from announcing nothing but progress.
 */
function useThrottled<Value>(value: Value, { everyMs, isUrgent }: { everyMs: number; isUrgent: boolean }): Value {
  const [throttled, setThrottled] = useState({ value, isRecent: false })
  if (throttled.value !== value && (isUrgent || !throttled.isRecent)) setThrottled({ value, isRecent: true })
  useTimeout(() => setThrottled({ ...throttled, isRecent: false }), throttled.isRecent ? everyMs : null)
  return throttled.value
}
