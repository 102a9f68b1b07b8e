import type { PlaybackState } from './playback-state'
import { currentEntry, entryAfter, type QueueEntry } from './queue/queue'

/** What comes when a song is over, and whether it waits for a press. */
export type AfterTrack = { next: QueueEntry | undefined; waits: boolean }

/** Decides by repeat, sleep timer and the wish to stop after each song. */
export function afterTrack(state: Pick<PlaybackState, 'queue' | 'sleep' | 'stopsAfterTrack'>): AfterTrack {
  const { queue, stopsAfterTrack } = state
  const { repeat } = queue
  const next = repeat === 'one' ? currentEntry(queue) : entryAfter(queue, { wraps: repeat === 'all' })
  return { next, waits: stopsAfterTrack || fallsAsleep(state) }
}

function fallsAsleep({ queue, sleep }: Pick<PlaybackState, 'queue' | 'sleep'>): boolean {
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
