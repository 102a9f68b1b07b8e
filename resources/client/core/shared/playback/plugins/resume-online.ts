import type { Playback } from '@/core/shared/playback/create-playback'
import { hours, seconds } from '@/lib/dates/duration'

import { watch } from './watch'

/** Waits before each try, in milliseconds; the last one repeats. */
const WAITS = [2, 5, 10].map((wait) => seconds(wait))

/** The longest wait a server may ask for, in milliseconds. */
const MAX_WAIT = hours(1)

/**
 * Resumes a song that waits for the connection or the server: at once when the browser is online again, otherwise by retrying, since
 * the browser may miss that, and knows nothing of a server that restarts. Returns the way to stop.
 */
export function resumeOnline(playback: Playback): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0

  function wait() {
    const { retryAfter } = playback.get()
    const delay =
      retryAfter === null ? WAITS[Math.min(tries, WAITS.length - 1)] : Math.min(seconds(retryAfter), MAX_WAIT)
    tries += 1
    timer = setTimeout(() => (navigator.onLine ? playback.retry() : wait()), delay)
  }

  const unwatch = watch(
    playback,
    ({ status }) => status,
    (status) => {
      clearTimeout(timer)
      if (status === 'offline') wait()
      else if (status !== 'loading') tries = 0
    },
  )
  const reconnect = () => {
    if (playback.get().retryAfter === null) playback.retry()
  }
  window.addEventListener('online', reconnect)
  return () => {
    unwatch()
    clearTimeout(timer)
    window.removeEventListener('online', reconnect)
  }
}
