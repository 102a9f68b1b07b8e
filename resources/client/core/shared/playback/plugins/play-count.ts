import { ApiError, isPassing, SESSION_ENDED } from '@/core/platform/api/api-error'
import type { Playback } from '@/core/shared/playback/create-playback'
import type { PlaybackState } from '@/core/shared/playback/playback-state'
import { currentEntry } from '@/core/shared/playback/queue/queue'
import { logPlay } from '@/core/shared/playback/queue/server-queue'

import { watch } from './watch'

/** Seconds of a song that must have sounded for it to count as listened to. */
export const COUNTED_AFTER = 5

/** Names the attempt that is due: the first after {@link COUNTED_AFTER} seconds, the next each time twice as many have sounded. */
function dueAttempt({ listenId, heard, isLogged }: PlaybackState): string | null {
  return isLogged || heard < COUNTED_AFTER ? null : `${listenId} ${Math.floor(Math.log2(heard / COUNTED_AFTER))}`
}

/** Counts each listen once on the server, after the first seconds that really sounded. Returns the way to stop. */
export function countPlays(playback: Playback): () => void {
  let sending: number | undefined

  async function log() {
    const { queue, queueId, listenId } = playback.get()
    const track = currentEntry(queue)?.track
    if (!track || sending === listenId) return
    sending = listenId
    try {
      await logPlay(track, queueId)
      playback.markLogged(listenId)
    } catch (error) {
      // Nothing the listener needs to know. Unless the server refuses it for good, the next attempt may count it.
      const isRefused = error instanceof ApiError && !isPassing(error) && !SESSION_ENDED.includes(error.status)
      if (isRefused) playback.markLogged(listenId)
    } finally {
      if (sending === listenId) sending = undefined
    }
  }

  return watch(playback, dueAttempt, (attempt) => {
    if (attempt !== null) void log()
  })
}
