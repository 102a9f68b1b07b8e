import { seconds } from '@/lib/dates/duration'

import { isOffline } from './is-offline'

/** An upload that has not moved for so long has failed, in milliseconds (spec section 9). */
export const INACTIVITY_TIMEOUT = seconds(30)

/** A timer that comes later than this, in milliseconds, has slept with the machine. */
const CLOCK_SLACK = seconds(5)

/** Watches that an upload moves. */
export type InactivityWatch = {
  /** It has moved, or a request was sent: it has all the time again. */
  arm: () => void
  /** Nothing is expected of it: it waits for the network, or it is over. */
  disarm: () => void
}

/**
 * Calls `onIdle` when an upload has not moved for 30 seconds with a network. A machine that slept meanwhile gets that time once more: its
 * connections are only now found to be dead, or alive.
 */
export function watchInactivity(onIdle: () => void): InactivityWatch {
  let timer: ReturnType<typeof setTimeout> | undefined
  let armedAt = 0
  let isSecondChance = false

  function wait(): void {
    clearTimeout(timer)
    armedAt = Date.now()
    timer = setTimeout(expire, INACTIVITY_TIMEOUT)
  }

  function expire(): void {
    if (isOffline()) return wait()
    const hasSlept = Date.now() - armedAt > INACTIVITY_TIMEOUT + CLOCK_SLACK
    if (!hasSlept || isSecondChance) return onIdle()
    isSecondChance = true
    wait()
  }

  return {
    arm: () => {
      isSecondChance = false
      wait()
    },
    disarm: () => clearTimeout(timer),
  }
}
