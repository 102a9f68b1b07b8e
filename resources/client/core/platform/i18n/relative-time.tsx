import { useSyncExternalStore } from 'react'

import { formatDate, formatRelativeTime } from './format'
import { freshTicker, settledTicker, TICK } from './ticker'
import { useTranslation } from './use-translation'

type RelativeTimeProps = {
  /** A date, milliseconds, or an ISO date as the backend sends it. */
  moment: Date | string | number
}

/** How long ago something was, kept true while it is looked at; the full date is its title. Nothing for what is no date. */
export function RelativeTime({ moment }: RelativeTimeProps) {
  // For the language alone, in which the functions below speak.
  useTranslation()
  const date = new Date(moment)
  const isFresh = useSyncExternalStore(
    settledTicker.subscribe,
    () => Math.abs(date.getTime() - Date.now()) < TICK.settled,
  )
  const { subscribe } = isFresh ? freshTicker : settledTicker
  const text = useSyncExternalStore(subscribe, () => formatRelativeTime(moment))
  if (text === '') return null
  return (
    <time dateTime={date.toISOString()} title={formatDate(date, { dateStyle: 'long', timeStyle: 'short' })}>
      {text}
    </time>
  )
}
