import { seconds } from '@/lib/dates/duration'

/** Returns true when the browser knows that it has no network. False does not prove that it has one. */
export const isOffline = (): boolean => !navigator.onLine

/** An upload without progress for this long has failed (spec section 9). */
export const INACTIVITY_TIMEOUT_MS = seconds(30)

/** A timer later than this means that the machine slept. */
const CLOCK_SLACK_MS = seconds(5)

/** Timer that detects an upload without progress. */
export type InactivityWatch = {
  /** Starts or restarts the timer: the upload moved, or sent a request. */
  arm: () => void
  /** Stops the timer: the upload waits for the network, or is over. */
  disarm: () => void
}

/**
 * Calls `onIdle` after 30 seconds without progress while online. After the machine slept the time runs once more, as
 * only then can connections prove to be alive or dead.
 */
export function watchInactivity(onIdle: () => void): InactivityWatch {
  let timer: ReturnType<typeof setTimeout> | undefined
  let armedAt = 0
  let isSecondChance = false

  function wait(): void {
    clearTimeout(timer)
    armedAt = Date.now()
    timer = setTimeout(expire, INACTIVITY_TIMEOUT_MS)
  }

  function expire(): void {
    if (isOffline()) return wait()
    const hasSlept = Date.now() - armedAt > INACTIVITY_TIMEOUT_MS + CLOCK_SLACK_MS
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

type WaitOptions = { signal: AbortSignal; watch: InactivityWatch }

/**
 * Waits for the network, with the inactivity timer stopped. Rejects with the signal's reason when the upload is
 * stopped.
 */
export async function whenOnline({ signal, watch }: WaitOptions): Promise<void> {
  if (!isOffline()) return
  watch.disarm()
  await new Promise<void>((resolve, reject) => {
    window.addEventListener('online', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  watch.arm()
}
