import type { Track } from '@/contract/shapes/music'

import { createActionOrder } from './action-order'
import { createDeck, type DeckOptions } from './deck'
import type { PlaybackState, SavedPlayback, SleepTimer } from './playback-state'
import type { Random, Repeat } from './queue/queue'
import { queueActions } from './queue/queue-actions'
import { soundActions } from './sound-actions'
import { tabActions } from './tab-actions'
import { type PlayTracks, transportActions } from './transport-actions'

/**
 * Playing, pausing and moving between tracks. The latest of these actions wins; without permission to play they notify
 * the visitor.
 */
interface Transport {
  /** Replaces the queue and plays. Shuffle and repeat stay as they are; an empty list changes nothing. */
  playTracks: (options: PlayTracks) => void
  /**
   * Passes the loaded value to `play`, unless another action came first. `queueId` names the list that is loading.
   * Rejects as `load` does.
   */
  playLoaded: <Loaded>(
    load: () => Promise<Loaded>,
    play: (loaded: Loaded) => void,
    queueId?: string | null,
  ) => Promise<void>
  /**
   * Plays the track of a shared link from a second on, in front of the queue. Not a user action: the browser may refuse
   * it.
   */
  playShared: (track: Track, second: number) => void
  play: () => void
  pause: () => void
  /** Pauses if the track plays or is about to, otherwise plays. */
  toggle: () => void
  /** Plays the next track; the last one wraps around to the first, so that the button always has an effect. */
  next: () => void
  /** Plays the previous track, or restarts the current one if it is the first or past `RESTART_AFTER`. */
  previous: () => void
  /** Plays an entry of the queue; an unknown id changes nothing. */
  jumpTo: (entryId: number) => void
  /** Seeks to a position in seconds, clamped to the track. */
  seek: (position: number) => void
  /** Stops and empties the queue. Volume, speed and crossfade stay. */
  stop: () => void
}

/** Edits of the queue. None of them changes the current track or interrupts it. */
interface QueueEditing {
  /** Inserts tracks after the current one and after earlier "play next" tracks. An empty player loads them paused. */
  playNext: (tracks: readonly Track[]) => void
  addToEnd: (tracks: readonly Track[]) => void
  /** Appends the list's next tracks from the server; an empty page ends the list. */
  addMore: (tracks: readonly Track[]) => void
  /** Removes an entry; the current one cannot be removed. */
  remove: (entryId: number) => void
  /** Moves an entry to an index of the playing order. */
  move: (entryId: number, index: number) => void
  /** Removes all entries except the current one. */
  clear: () => void
  undoEdit: () => void
  setRepeat: (repeat: Repeat) => void
  /** Cycles repeat through off, all and one. */
  cycleRepeat: () => void
  /**
   * Shuffles the upcoming tracks, or restores their order. Clears the undo history, which belongs to the other order.
   */
  toggleShuffle: () => void
}

/** How playback sounds, and when it stops by itself. */
interface SoundSettings {
  /** Sets the volume, 0 to the ceiling, as the slider shows it. 0 mutes and keeps the last audible volume. */
  setVolume: (volume: number, isMuted?: boolean) => void
  toggleMute: () => void
  /** Sets the profile's maximum volume, 0 to 1, and lowers a louder volume to it. */
  setVolumeCeiling: (ceiling: number) => void
  /** Sets the playback rate, clamped to `MIN_RATE` and `MAX_RATE`. */
  setRate: (rate: number) => void
  /** Sets the crossfade in seconds, up to `MAX_CROSSFADE`; 0 disables it. */
  setCrossfade: (seconds: number) => void
  /** Sets whether playback pauses at the end of each track. */
  setStopsAfterTrack: (stopsAfterTrack: boolean) => void
  /** Sets the sleep timer; null cancels it. */
  setSleepTimer: (sleep: SleepTimer | null) => void
}

/** Handing playback over between sessions and browser tabs. */
interface Handover {
  /** Loads a saved queue, paused. Only an empty player is filled, unless `replaces` is set. */
  restore: (saved: SavedPlayback, replaces?: boolean) => void
  /** Continues here what another tab saved. */
  takeOver: (saved: SavedPlayback) => void
  /** Pauses because another tab plays the track called `title`. */
  yieldToTab: (title?: string | null) => void
  /** Marks the other tab as silent. */
  regainTab: () => void
}

/** Hooks for the plugins: recovery, crossfade and the play count. */
interface PluginHooks {
  /** Retries a track that waits for the connection or the server; does nothing in any other state. */
  retry: () => void
  /** Reloads the stalled source at its position. */
  reopen: () => void
  /** Ends the track although the browser has not reported its end. */
  finish: () => void
  /** Treats the source as failed. */
  giveUp: () => void
  /** Marks a listen as counted by the server, so that it is not sent again after a reload. */
  markLogged: (listenId: number) => void
}

/**
 * The player: its state, and the actions that change it. Screens, plugins and storage use nothing else of the engine;
 * the site's only instance is `playback`.
 */
export interface Playback extends Transport, QueueEditing, SoundSettings, Handover, PluginHooks {
  get: () => PlaybackState
  /** Calls `listener` after every change of the state. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

/**
 * Creates a player over an audio adapter. Actions decide which track is current; the deck plays it, reacts to the
 * browser and owns the state.
 */
export function createPlayback({ random, ...options }: DeckOptions & { random?: Random }): Playback {
  const deck = createDeck(options)
  const order = createActionOrder(deck, options)
  const queue = queueActions(deck, random)
  const transport = transportActions({ deck, order, clearHistory: queue.clearHistory, random }, options)

  return {
    get: deck.store.get,
    subscribe: deck.store.subscribe,
    ...transport,
    playLoaded: order.playLoaded,
    ...queue.actions,
    ...soundActions(deck, options.audio),
    ...tabActions({ deck, order, pause: transport.pause, clearHistory: queue.clearHistory }),
    reopen: () => {
      deck.close()
      deck.resume()
    },
    finish: deck.advance,
    giveUp: deck.handleFailure,
    markLogged: (listenId) => {
      if (deck.store.get().listenId === listenId) deck.change({ isLogged: true })
    },
  }
}
