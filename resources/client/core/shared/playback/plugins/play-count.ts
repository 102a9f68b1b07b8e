import { ApiError, isPassing, SESSION_ENDED } from '@/core/platform/api/api-error'
import type { Playback } from '@/core/shared/playback/create-playback'
import type { PlaybackState } from '@/core/shared/playback/playback-state'
import { currentEntry } from '@/core/shared/playback/queue/queue'
import { logPlay } from '@/core/shared/playback/queue/server-queue'

import { watch } from './watch'

/** Seconds of a track that must be heard before it adds to the play count. */
export const COUNTED_AFTER = 5

/**
 * Identifies the attempt that is due. The first comes after {@link COUNTED_AFTER} heard seconds; each retry after twice
 * as many.
 */
function dueAttempt({ listenId, heard, isLogged }: PlaybackState): string | null {
  return isLogged || heard < COUNTED_AFTER ? null : `${listenId} ${Math.floor(Math.log2(heard / COUNTED_AFTER))}`
}

/** Adds each listen to the server's play count once. Returns a function that stops it. */
export function countPlays(playback: Playback): () => void {
  let sending: number | undefined

  async function send() {
    const { queue, queueId, listenId } = playback.get()
    const track = currentEntry(queue)?.track
    if (!track || sending === listenId) return
    sending = listenId
    try {
      await logPlay(track, queueId)
      playback.markLogged(listenId)
    } catch (error) {
      // Silent: the user cannot help. Only a final refusal ends the retries.
      const isRefused = error instanceof ApiError && !isPassing(error) && !SESSION_ENDED.includes(error.status)
      if (isRefused) playback.markLogged(listenId)
    } finally {
      if (sending === listenId) sending = undefined
    }
  }

  return watch(playback, dueAttempt, (attempt) => {
    if (attempt !== null) void send()
  })
}
