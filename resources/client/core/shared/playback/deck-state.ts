import { seconds } from '@/lib/dates/duration'

import type { AudioEvent } from './audio/audio-adapter'
import type { PlaybackState } from './playback-state'
import { currentEntry, type Queue } from './queue/queue'

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
