import type { Playback } from '@/core/shared/playback/create-playback'
import { hours, seconds } from '@/lib/dates/duration'

import { watch } from './watch'

/** Delays before each retry; the last one repeats. */
const RETRY_DELAYS_MS = [2, 5, 10].map((delay) => seconds(delay))

/** Longest `Retry-After` that is honoured. */
const MAX_DELAY_MS = hours(1)

/**
 * Resumes a track that waits for the connection or the server: immediately on the browser's `online` event, otherwise
 * by retrying, since the event may be missed and does not cover a restarting server. Returns a function that stops it.
 */
export function resumeOnline(playback: Playback): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let retries = 0

  function wait() {
    const { retryAfter } = playback.get()
    const delay =
      retryAfter === null
        ? RETRY_DELAYS_MS[Math.min(retries, RETRY_DELAYS_MS.length - 1)]
        : Math.min(seconds(retryAfter), MAX_DELAY_MS)
    retries += 1
    timer = setTimeout(() => (navigator.onLine ? playback.retry() : wait()), delay)
  }

  const unwatch = watch(
    playback,
    ({ status }) => status,
    (status) => {
      clearTimeout(timer)
      if (status === 'offline') wait()
      else if (status !== 'loading') retries = 0
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
