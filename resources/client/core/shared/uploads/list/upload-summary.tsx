import { useTranslation } from '@/core/platform/i18n/use-translation'
import { seconds } from '@/lib/dates/duration'

import type { UploadQueue } from '../queue/upload-queue'
import { summaryOf } from './progress-words'
import { useThrottled } from './use-throttled'

/** Interval between progress announcements for screen readers; the end is announced immediately. */
export const ANNOUNCE_EVERY_MS = seconds(10)

/** Summary of all uploads: visible text changes live, the live region is throttled. */
export function UploadSummary({ queue }: { queue: UploadQueue }) {
  // Rerenders when the language changes.
  useTranslation()
  const summary = summaryOf(queue)
  const isOver = queue.every(({ status }) => status !== 'pending' && status !== 'inProgress')
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
