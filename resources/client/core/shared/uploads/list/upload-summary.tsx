import { useTranslation } from '@/core/platform/i18n/use-translation'
import { seconds } from '@/lib/dates/duration'

import type { UploadQueue } from '../queue/upload-queue'
import { summaryOf } from './progress-words'
import { useThrottled } from './use-throttled'

/** A screen reader hears of progress so often, in milliseconds, and of the end at once. */
export const ANNOUNCED_EVERY = seconds(10)

/** How it stands with all files: seen as it changes, said now and then. */
export function UploadSummary({ queue }: { queue: UploadQueue }) {
  // The words follow the language.
  useTranslation()
  const summary = summaryOf(queue)
  const isOver = queue.every(({ status }) => status !== 'pending' && status !== 'inProgress')
  const said = useThrottled(summary, { every: ANNOUNCED_EVERY, isUrgent: isOver })
  return (
    <>
      <p aria-hidden className="text-sm text-muted tabular-nums empty:hidden">
        {summary}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}
