import type { Track } from '@/contract/music'

import { emptyQueue, type Queue } from './queue/queue'

/**
 * `idle`: nothing in the queue. `loading`: sound was asked for and is on its way. `offline`: it is waited for until the
 * connection or the server is back. `failed`: it was given up.
 */
export type PlaybackStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'offline' | 'failed'

/** When the player falls silent by itself: at a time (`at` in milliseconds since 1970), or after what plays now. */
export type SleepTimer = { until: 'time'; at: number } | { until: 'track' | 'album' | 'queue' }

/** Everything there is to know of playing. Times in seconds. */
export type PlaybackState = {
  queue: Queue
  /** The list on the server that the queue was started from; null when the server knows none. */
  queueId: string | null
  /** The last track of that list which the queue has; null when there are no more. */
  lastOfList: Track | null
  status: PlaybackStatus
  /** While `offline`: seconds the server asked to wait before the next try, where it did. */
  retryAfter: number | null
  /** The browser wants a tap before it lets anything sound. */
  needsTap: boolean
  /** Started by the page rather than a press (a shared link): until it sounds, other tabs play on and nothing is stored. */
  isAutoplay: boolean
  /** Queue id of the list whose tracks are loading after a press; they play once they are here. */
  loadingList: string | null
  /** Another tab plays. */
  isElsewhere: boolean
  /** The name of the song that it plays, when it notices. */
  elsewhereTitle: string | null
  position: number
  /** 0 when it is not known. */
  duration: number
  /** Counts the times that a song was started; each is one listen. */
  listenId: number
  /** Seconds of this listen that sounded, here and before a reload or in the tab it was taken from. */
  heard: number
  /** The server has counted this listen. */
  isLogged: boolean
  /** Counts the times that the position did not just go on: seeks and starts. */
  jumps: number
  /** The rest of the song is here. */
  isBuffered: boolean
  /** The last audible volume, 0 to 1, also while muted; never above `volumeCeiling`. */
  volume: number
  isMuted: boolean
  /** The loudest that this profile may choose, 0 to 1. */
  volumeCeiling: number
  /** Times the usual speed. */
  rate: number
  /** So long the end of a song and the start of the next one sound together; 0 is off. */
  crossfade: number
  /** After a song the next one waits for a press. */
  stopsAfterTrack: boolean
  sleep: SleepTimer | null
  /** The queue as it was before the last edit can be brought back. */
  canUndo: boolean
}

/** Nothing plays. */
export const idleState: PlaybackState = {
  queue: emptyQueue,
  queueId: null,
  lastOfList: null,
  status: 'idle',
  retryAfter: null,
  needsTap: false,
  isAutoplay: false,
  loadingList: null,
  isElsewhere: false,
  elsewhereTitle: null,
  position: 0,
  duration: 0,
  listenId: 0,
  heard: 0,
  isLogged: false,
  jumps: 0,
  isBuffered: false,
  volume: 1,
  isMuted: false,
  volumeCeiling: 1,
  rate: 1,
  crossfade: 0,
  stopsAfterTrack: false,
  sleep: null,
  canUndo: false,
}

/** Whether sound is there or wanted: a press on the button would pause. */
export const wantsSound = ({ status }: Pick<PlaybackState, 'status'>): boolean =>
  status === 'playing' || status === 'loading' || status === 'offline'

/** The volume as it is heard and as sliders show it, 0 to 1. */
export const heardVolume = ({ volume, isMuted }: Pick<PlaybackState, 'volume' | 'isMuted'>): number =>
  isMuted ? 0 : volume

/** What a session leaves for the next one. */
export type SavedPlayback = Pick<PlaybackState, 'queue' | 'queueId' | 'lastOfList' | 'position'> &
  Partial<Pick<PlaybackState, 'heard' | 'isLogged' | 'sleep'>>
