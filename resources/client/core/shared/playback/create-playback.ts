import type { Track } from '@/contract/music'

import { createActionOrder } from './action-order'
import { createDeck, type DeckParts } from './deck'
import { idleState, type SleepTimer, wantsSound } from './playback-state'
import * as queues from './queue/queue'
import type { Random } from './queue/queue'
import { queueActions } from './queue/queue-actions'
import { soundActions } from './sound-actions'
import { tabActions } from './tab-actions'

/** "Previous" goes back to the start of a song that has played longer, in seconds. */
export const RESTART_AFTER = 3

/** What to play. Without `startAt` (an index) it begins with the first track, or any one when shuffled. */
export type PlayTracks = {
  tracks: readonly Track[]
  startAt?: number | undefined
  queueId?: string | null | undefined
  /** Where in the first song to begin, in seconds. */
  second?: number | undefined
}

/** The machine that plays: its state, and verbs that change it. */
export type Playback = ReturnType<typeof createPlayback>

/** Makes a player over an audio adapter. Whoever presses last wins; an edit of the queue never changes the song that plays. */
export function createPlayback({ random, ...parts }: DeckParts & { random?: Random }) {
  const { audio, mayPlay, notices } = parts
  const deck = createDeck(parts)
  const { store, change, start, resume, close, seek, forgive, goBackFrom } = deck
  const { verbs, forgetEdits } = queueActions(deck, random)
  const { count, press, playLoaded } = createActionOrder(deck, parts)

  const play = press(() => {
    const { status } = store.get()
    if (status === 'idle' || status === 'playing') return
    change({ isAutoplay: false })
    resume()
  })

  function pause(): void {
    count()
    if (store.get().status === 'idle') return
    audio.pause()
    change({ status: 'paused' })
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    ...soundActions(deck, audio),
    ...verbs,
    ...tabActions(deck, { press, pause, forgetEdits }),

    /** Replaces the queue and plays. Shuffle and repeat stay as they are. No tracks change nothing. */
    playTracks: press(({ tracks, startAt, queueId = null, second = 0 }: PlayTracks) => {
      const { repeat, unshuffled } = store.get().queue
      const queue = queues.queueOf(tracks, { startAt, repeat, isShuffled: unshuffled !== null }, random)
      if (queue.currentId === null) return
      start(queue, { queueId, lastOfList: tracks.at(-1) ?? null, position: Math.max(0, second) })
      forgetEdits()
    }),
    playLoaded,
    /** Plays the song of a shared link from a second on, before what is in the queue. Nobody has pressed: the browser may refuse. */
    playShared: (track: Track, second: number): void => {
      if (!mayPlay()) return notices.notAllowed()
      forgive()
      const { queue } = store.get()
      const isCurrent = queues.currentEntry(queue)?.track.id === track.id
      start(isCurrent ? queue : queues.putInFront(queue, track), { position: second, isAutoplay: true })
      forgetEdits()
    },
    play,
    pause,
    /** Tries again what waits for the connection or the server. */
    retry: (): void => {
      if (store.get().status !== 'offline') return
      forgive()
      if (mayPlay()) return resume()
      pause()
      notices.notAllowed()
    },
    toggle: (): void => (wantsSound(store.get()) ? pause() : play()),
    /** The next song; after the last comes the first, so that the press is never without effect. */
    next: press(() => {
      const { queue } = store.get()
      const entry = queues.entryAfter(queue, { wraps: true })
      if (entry) start(queues.goTo(queue, entry.id))
    }),
    /** The song before; the start of this one when it is the first or has played for {@link RESTART_AFTER}. */
    previous: press(() => {
      const { queue, position } = store.get()
      const entry = position > RESTART_AFTER ? undefined : queues.entryBefore(queue)
      if (entry) {
        goBackFrom(queue.currentId)
        return start(queues.goTo(queue, entry.id))
      }
      if (queue.currentId !== null) seek(0)
      play()
    }),
    /** Plays an entry of the queue. */
    jumpTo: press((id: number) => {
      const { queue } = store.get()
      if (queue.entries.some((entry) => entry.id === id)) start(queues.goTo(queue, id))
    }),
    /** Goes to a position of the song, in seconds; what lies outside is brought inside. */
    seek: (position: number): void => {
      if (store.get().status !== 'idle' && Number.isFinite(position)) seek(position)
    },
    /** Whether the next song waits for a press. */
    setStopsAfterTrack: (stopsAfterTrack: boolean): void => change({ stopsAfterTrack }),
    /** Falls silent by itself; null takes that back. */
    setSleepTimer: (sleep: SleepTimer | null): void => change({ sleep }),
    /** Silence, and nothing left of the queue. The volume stays. */
    stop: (): void => {
      count()
      close()
      forgetEdits()
      const { volume, isMuted, volumeCeiling, rate, crossfade, stopsAfterTrack, listenId } = store.get()
      store.set({ ...idleState, volume, isMuted, volumeCeiling, rate, crossfade, stopsAfterTrack, listenId })
    },
    /** The server has counted the listen of this number, and it is not counted again after a reload. */
    markLogged: (listenId: number): void => {
      if (store.get().listenId === listenId) change({ isLogged: true })
    },
    /** Fetches the source anew: nothing comes of it any more. */
    reopen: (): void => {
      close()
      resume()
    },
    /** The song is over, though the browser did not say so. */
    finish: deck.goOn,
    /** The source is of no use. */
    giveUp: deck.fail,
  }
}
