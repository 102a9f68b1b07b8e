import { seconds } from '@/lib/dates/duration'

import type { AudioEvent } from './audio/audio-adapter'
import type { PlaybackState } from './playback-state'
import { currentEntry, entryAfter, type Queue, type QueueEntry } from './queue/queue'

/** Initial fields of a new listen of the queue's current entry. */
export function newListen({ listenId, jumps }: PlaybackState, queue: Queue): Partial<PlaybackState> {
  const duration = (currentEntry(queue)?.track.duration ?? 0) / seconds(1)
  return {
    queue,
    position: 0,
    heard: 0,
    isLogged: false,
    duration,
    isBuffered: false,
    isAutoplay: false,
    listenId: listenId + 1,
    jumps: jumps + 1,
  }
}

/**
 * Largest step in seconds between two position reports, at normal speed, that counts as heard; a larger one is a seek.
 */
const MAX_HEARD_STEP = 2

/** Seconds of the listen heard up to a new position. */
function heardUntil(next: number, { status, position, rate, heard }: PlaybackState): number {
  const step = next - position
  return status === 'playing' && step > 0 && step <= MAX_HEARD_STEP * rate ? heard + step : heard
}

/** Maps an event of the browser to a change of the state. */
export function changeOf(
  event: Exclude<AudioEvent, { type: 'ended' | 'failed' }>,
  state: PlaybackState,
): Partial<PlaybackState> {
  switch (event.type) {
    case 'playing':
      return { status: 'playing', needsTap: false, isAutoplay: false, isElsewhere: false }
    case 'paused':
    case 'noOutput':
      return { status: 'paused' }
    case 'waiting':
      return { status: 'loading' }
    case 'refused':
      return { status: 'paused', needsTap: true }
    case 'position':
      return { position: event.position, heard: heardUntil(event.position, state) }
    case 'clamped':
      return { position: event.position, jumps: state.jumps + 1 }
    case 'duration':
      return { duration: event.duration }
    case 'buffered':
      return { isBuffered: true }
  }
}

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
