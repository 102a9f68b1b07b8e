import type { Track } from '@/contract/shapes/music'

import type { createActionOrder } from './action-order'
import type { Deck, DeckOptions } from './deck'
import { idleState, wantsSound } from './playback-state'
import * as queues from './queue/queue'
import type { Random } from './queue/queue'

/** Seconds after which "previous" restarts the track instead of leaving it. */
export const RESTART_AFTER = 3

/**
 * Tracks to play. `startAt` is an index; without it playback starts at the first track, or at a random one when shuffled.
 */
export type PlayTracks = {
  tracks: readonly Track[]
  startAt?: number | undefined
  queueId?: string | null | undefined
  /** Position in the first track, in seconds. */
  second?: number | undefined
}

type Parts = {
  deck: Deck
  order: ReturnType<typeof createActionOrder>
  /** Clears the undo history of the queue. */
  clearHistory: () => void
  random: Random | undefined
}

/** Creates the actions that play, pause and move between tracks. */
export function transportActions(
  { deck, order, clearHistory, random }: Parts,
  { mayPlay, notices }: Pick<DeckOptions, 'mayPlay' | 'notices'>,
) {
  const { store, change } = deck
  const { action } = order

  const play = action(() => {
    const { status } = store.get()
    if (status === 'idle' || status === 'playing') return
    change({ isAutoplay: false })
    deck.resume()
  })

  function pause(): void {
    order.supersede()
    if (store.get().status !== 'idle') deck.pause()
  }

  return {
    playTracks: action(({ tracks, startAt, queueId = null, second = 0 }: PlayTracks) => {
      const { repeat, unshuffled } = store.get().queue
      const queue = queues.queueOf(tracks, { startAt, repeat, isShuffled: unshuffled !== null }, random)
      if (queue.currentId === null) return
      deck.start(queue, { queueId, lastOfList: tracks.at(-1) ?? null, position: Math.max(0, second) })
      clearHistory()
    }),
    playShared: (track: Track, second: number): void => {
      if (!mayPlay()) return notices.notAllowed()
      deck.resetFailures()
      const { queue } = store.get()
      const isCurrent = queues.currentEntry(queue)?.track.id === track.id
      deck.start(isCurrent ? queue : queues.insertInFront(queue, track), { position: second, isAutoplay: true })
      clearHistory()
    },
    play,
    pause,
    toggle: (): void => (wantsSound(store.get()) ? pause() : play()),
    next: action(() => {
      const { queue } = store.get()
      const entry = queues.entryAfter(queue, { wraps: true })
      if (entry) deck.start(queues.goTo(queue, entry.id))
    }),
    previous: action(() => {
      const { queue, position } = store.get()
      const entry = position > RESTART_AFTER ? undefined : queues.entryBefore(queue)
      if (entry) {
        deck.skipBackFrom(queue.currentId)
        return deck.start(queues.goTo(queue, entry.id))
      }
      if (queue.currentId !== null) deck.seek(0)
      play()
    }),
    jumpTo: action((id: number) => {
      const { queue } = store.get()
      if (queue.entries.some((entry) => entry.id === id)) deck.start(queues.goTo(queue, id))
    }),
    seek: (position: number): void => {
      if (store.get().status !== 'idle' && Number.isFinite(position)) deck.seek(position)
    },
    stop: (): void => {
      order.supersede()
      deck.close()
      clearHistory()
      const { volume, isMuted, volumeCeiling, rate, crossfade, stopsAfterTrack, listenId } = store.get()
      store.set({ ...idleState, volume, isMuted, volumeCeiling, rate, crossfade, stopsAfterTrack, listenId })
    },
    retry: (): void => {
      if (store.get().status !== 'offline') return
      deck.resetFailures()
      if (mayPlay()) return deck.resume()
      pause()
      notices.notAllowed()
    },
  }
}
