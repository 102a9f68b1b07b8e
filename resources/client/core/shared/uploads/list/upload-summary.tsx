import { useEffect, useRef, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { seconds } from '@/lib/dates/duration'

import type { UploadQueue } from '../queue/upload-queue'
import { queueSummary } from './progress-text'

/** Interval between progress announcements for screen readers; the end is announced immediately. */
export const ANNOUNCE_EVERY_MS = seconds(10)

/** Summary of all uploads: visible text changes live, the live region is throttled. */
export function UploadSummary({ queue }: { queue: UploadQueue }) {
  // Rerenders when the language changes.
  useTranslation()
  const summary = queueSummary(queue)
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

/**
 * Throttles a value to one change per interval, ending with the latest; urgent values pass immediately. Keeps screen
 * readers from announcing nothing but progress.
 */
function useThrottled<Value>(value: Value, { everyMs, isUrgent }: { everyMs: number; isUrgent: boolean }): Value {
  const [throttled, setThrottled] = useState(value)
  const changedAt = useRef(0)
  useEffect(() => {
    const delayMs = isUrgent ? 0 : Math.max(0, changedAt.current + everyMs - Date.now())
    const timer = setTimeout(() => {
      changedAt.current = Date.now()
      setThrottled(value)
    }, delayMs)
    return () => clearTimeout(timer)
  }, [value, everyMs, isUrgent])
  return throttled
}
