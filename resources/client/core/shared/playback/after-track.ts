import type { PlaybackState } from './playback-state'
import { currentEntry, entryAfter, type QueueEntry } from './queue/queue'

/** The entry that follows the current one, and whether it waits for the user to press play. */
export type AfterTrack = { next: QueueEntry | undefined; waits: boolean }

/** Decides what follows the current track, by repeat mode, sleep timer and "stop after each song". */
export function afterTrack(state: Pick<PlaybackState, 'queue' | 'sleep' | 'stopsAfterTrack'>): AfterTrack {
  const { queue, stopsAfterTrack } = state
  const { repeat } = queue
  const next = repeat === 'one' ? currentEntry(queue) : entryAfter(queue, { wraps: repeat === 'all' })
  return { next, waits: stopsAfterTrack || sleepTimerEnds(state) }
}

function sleepTimerEnds({ queue, sleep }: Pick<PlaybackState, 'queue' | 'sleep'>): boolean {
  const following = entryAfter(queue, { wraps: false })
  switch (sleep?.until) {
    case 'track':
      return true
    case 'album':
      return albumOf(following) !== albumOf(currentEntry(queue)) || !following
    case 'queue':
      return !following
    case 'time':
    case undefined:
      return false
  }
}

const albumOf = (entry: QueueEntry | undefined): number | undefined => entry?.track.album?.id
