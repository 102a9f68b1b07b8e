import type { Playback } from '@/core/playback/create-playback'
import { currentEntry } from '@/core/playback/queue/queue'

/** A song that has sounded so long, in seconds, was listened to. */
export const LISTENED_AFTER = 5

/** A position that moved further than this between two reports, in seconds at usual speed, was moved: that is not listening. */
const LARGEST_STEP = 2

/**
 * Counts each listen once on the server, after the first seconds that really sounded. Of a song that is on already, as much of its
 * beginning counts as heard as `late` says: it is joined so many seconds after the start. Returns the way to stop.
 */
export function logPlays(playback: Playback, late = 0): () => void {
  const first = playback.get()
  let { listen } = first
  let last = first.position
  // What a restored session had heard before was counted then.
  let heard = first.heardBefore || Math.min(first.position, late)
  let isLogged = heard >= LISTENED_AFTER

  return playback.subscribe(() => {
    const state = playback.get()
    if (state.listen !== listen) {
      listen = state.listen
      last = state.position
      heard = state.heardBefore
      isLogged = heard >= LISTENED_AFTER
    }
    const step = state.position - last
    last = state.position
    if (isLogged || state.status !== 'playing' || step <= 0 || step > LARGEST_STEP * state.rate) return
    heard += step
    if (heard < LISTENED_AFTER) return
    isLogged = true
    void count(playback)
  })
}

async function count(playback: Playback): Promise<void> {
  const { queue, queueId } = playback.get()
  const track = currentEntry(queue)?.track
  try {
    const { logPlay } = await import('@/core/playback/queue/server-queue')
    if (track) await logPlay(track, queueId)
  } catch {
    // A listen that cannot be counted is nothing the listener needs to know.
  }
}
