import { useEffect, useEffectEvent, useState } from 'react'

import { seconds } from '@/lib/dates/duration'

/** Calls the latest `callback` once after `delayMs`; a new delay or `restartKey` starts over, and `null` cancels. */
export function useTimeout(callback: () => void, delayMs: number | null, restartKey?: string | number): void {
  const onTime = useEffectEvent(callback)
  useEffect(() => {
    if (delayMs === null) return undefined
    const timer = setTimeout(() => onTime(), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs, restartKey])
}

/** Returns `text` as it was once it has not changed for `delayMs`. */
export function useDebounced(text: string, delayMs: number): string {
  const [debounced, setDebounced] = useState(text)
  useTimeout(() => setDebounced(text), text === debounced ? null : delayMs, text)
  return debounced
}

/** Calls the latest `callback` every `periodMs`; `null` stops it. */
export function useInterval(callback: () => void, periodMs: number | null): void {
  const onTick = useEffectEvent(callback)
  useEffect(() => {
    if (periodMs === null) return undefined
    const timer = setInterval(() => onTick(), periodMs)
    return () => clearInterval(timer)
  }, [periodMs])
}

/** Returns the time of a clock in milliseconds, updated every second by default; Unix time by default. */
export function useNow(clock: () => number = Date.now, periodMs: number = seconds(1)): number {
  const [now, setNow] = useState(clock)
  useInterval(() => setNow(clock()), periodMs)
  return now
}
