import type { Track } from '@/contract/shapes/music'

import { emptyQueue, type Queue } from './queue/queue'

/**
 * `idle`: the queue is empty. `loading`: sound was requested and has not started. `offline`: waiting for the connection
 * or the server, then it resumes. `failed`: playback gave up.
 */
export type PlaybackStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'offline' | 'failed'

/**
 * When playback pauses by itself: at a time (`at`, by `monotonicNow`), or after the current track, album or
 * queue.
 */
export type SleepTimer = { until: 'time'; at: number } | { until: 'track' | 'album' | 'queue' }

/** The whole state of the player. Times in seconds. */
export type PlaybackState = {
  queue: Queue
  /** Id of the server's list that the queue was started from; null for tracks of no list. */
  queueId: string | null
  /** Last track of that list in the queue; null once the list has no more. */
  lastOfList: Track | null
  status: PlaybackStatus
  /** While `offline`: seconds to wait before the next retry, if the server sent `Retry-After`. */
  retryAfter: number | null
  /** The autoplay policy requires a tap before anything may sound. */
  needsTap: boolean
  /**
   * Started by the page (a shared link) and not by the user: until it sounds, other tabs play on and nothing is saved.
   */
  isAutoplay: boolean
  /** Queue id of the list that is loading after a user action, and plays once it has loaded. */
  loadingList: string | null
  /** Another tab plays. */
  isElsewhere: boolean
  /** Title of the track that the other tab plays, if known. */
  elsewhereTitle: string | null
  position: number
  /** 0 while unknown. */
  duration: number
  /**
   * Identifies the current listen; grows by one with every start of a track. The play count is updated once per listen.
   */
  listenId: number
  /** Seconds of this listen that were heard, including those before a reload or in another tab. */
  heard: number
  /** The server has counted this listen. */
  isLogged: boolean
  /** Number of discontinuities of the position: seeks and starts. */
  jumps: number
  /** The rest of the track has been downloaded. */
  isBuffered: boolean
  /** Last audible volume, 0 to 1, kept while muted; at most `volumeCeiling`. */
  volume: number
  isMuted: boolean
  /** Maximum volume of this profile, 0 to 1. */
  volumeCeiling: number
  /** Playback rate; 1 is normal speed. */
  rate: number
  /** Crossfade in seconds; 0 disables it. */
  crossfade: number
  /** Pauses at the end of each track. */
  stopsAfterTrack: boolean
  sleep: SleepTimer | null
  /** The last edit of the queue can be undone. */
  canUndo: boolean
}

/** State of an empty player. */
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

/** Whether the player sounds or tries to, so that its button shows "pause". */
export const wantsSound = ({ status }: Pick<PlaybackState, 'status'>): boolean =>
  status === 'playing' || status === 'loading' || status === 'offline'

/** Effective volume as sliders show it, 0 to 1; 0 while muted. */
export const heardVolume = ({ volume, isMuted }: Pick<PlaybackState, 'volume' | 'isMuted'>): number =>
  isMuted ? 0 : volume

/** The part of the state that is saved for the next session and for other tabs. */
export type SavedPlayback = Pick<PlaybackState, 'queue' | 'queueId' | 'lastOfList' | 'position'> &
  Partial<Pick<PlaybackState, 'heard' | 'isLogged' | 'sleep'>>
