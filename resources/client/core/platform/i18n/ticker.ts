import { minutes, seconds } from '@/lib/dates/duration'

/** Calls whoever subscribed, all at the same moment; runs while there is somebody. */
type Ticker = { subscribe: (listener: () => void) => () => void }

function createTicker(interval: number): Ticker {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setInterval> | undefined
  const tick = () => {
    for (const listener of listeners) listener()
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      timer ??= setInterval(tick, interval)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
  }
}

/** How often texts that tell time change, in milliseconds: those under a minute old, and all others. */
export const TICK = { fresh: seconds(10), settled: minutes(1) }

/** For what is less than a minute away: its seconds change. */
export const freshTicker = createTicker(TICK.fresh)

/** For everything else. */
export const settledTicker = createTicker(TICK.settled)
