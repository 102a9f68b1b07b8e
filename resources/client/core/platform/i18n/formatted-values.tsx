import { useSyncExternalStore } from 'react'

import { minutes, seconds } from '@/lib/dates/duration'

import { formatDate, formatRelativeTime } from './format'
import { useTranslation } from './use-translation'

export { Money } from './money'

type FormattedDateProps = Intl.DateTimeFormatOptions & {
  /** A date, milliseconds, or an ISO date as the backend sends it. */
  timestamp: Date | string | number
}

/**
 * A date in the current language and the visitor's time zone; options as for `Intl.DateTimeFormat`, by default the
 * site's style. Pass `timeZone="UTC"` for dates without a time (releases). Renders nothing for an invalid date.
 */
export function FormattedDate({ timestamp, ...options }: FormattedDateProps) {
  // Re-renders when the language changes: formatDate() depends on it.
  useTranslation()
  const text = formatDate(timestamp, options)
  return text === '' ? null : <time dateTime={new Date(timestamp).toISOString()}>{text}</time>
}

/** Notifies all subscribers at the same time; the timer runs only while there are any. */
type Ticker = { subscribe: (listener: () => void) => () => void }

function createTicker(intervalMs: number): Ticker {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setInterval> | undefined
  const tick = () => {
    for (const listener of listeners) listener()
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      timer ??= setInterval(tick, intervalMs)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
  }
}

/** Update intervals: `fresh` for times less than a minute away, `settled` for all others. */
const TICK_MS = { fresh: seconds(10), settled: minutes(1) }

/** Updates times less than a minute away. */
const freshTicker = createTicker(TICK_MS.fresh)

/** Updates all other times. */
const settledTicker = createTicker(TICK_MS.settled)

type RelativeTimeProps = {
  /** A date, milliseconds, or an ISO date as the backend sends it. */
  timestamp: Date | string | number
}

/** Relative time that updates itself, with the full date as its title. Renders nothing for an invalid date. */
export function RelativeTime({ timestamp }: RelativeTimeProps) {
  // Re-renders when the language changes: the functions below depend on it.
  useTranslation()
  const date = new Date(timestamp)
  const isFresh = useSyncExternalStore(
    settledTicker.subscribe,
    () => Math.abs(date.getTime() - Date.now()) < TICK_MS.settled,
  )
  const { subscribe } = isFresh ? freshTicker : settledTicker
  const text = useSyncExternalStore(subscribe, () => formatRelativeTime(timestamp))
  if (text === '') return null
  return (
    <time dateTime={date.toISOString()} title={formatDate(date, { dateStyle: 'long', timeStyle: 'short' })}>
      {text}
    </time>
  )
}
