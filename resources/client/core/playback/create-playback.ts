import type { Track } from '@/contract/music'

import { createDeck, type DeckParts } from './deck'
import { idleState, type PlaybackState, wantsSound } from './playback-state'
import * as queues from './queue'
import type { Queue, Random, Repeat } from './queue'
import { amplitudeOf } from './volume'

/** "Previous" goes back to the start of a song that has played longer, in seconds. */
export const RESTART_AFTER = 3

const NEXT_REPEAT: Record<Repeat, Repeat> = { off: 'all', all: 'one', one: 'off' }

/** What to play. Without `startAt` (an index) it begins with the first track, or any one when shuffled. */
export type PlayTracks = { tracks: readonly Track[]; startAt?: number | undefined; queueId?: string | null | undefined }

/** What a session leaves for the next one. */
export type SavedPlayback = Pick<PlaybackState, 'queue' | 'queueId' | 'lastOfList' | 'position'>

/** The machine that plays: its state, and verbs that change it. */
export type Playback = ReturnType<typeof createPlayback>

/** Makes a player over an audio adapter. Whoever presses last wins; an edit of the queue never changes the song that plays. */
export function createPlayback({ random, ...parts }: DeckParts & { random?: Random }) {
  const { audio, mayPlay, notices } = parts
  const { store, change, cue, start, resume, close, seek, forgive } = createDeck(parts)

  /** Wraps a press that makes sound. */
  const press = <Args extends unknown[]>(verb: (...args: Args) => void) => (...args: Args): void => {
    forgive()
    if (mayPlay()) verb(...args)
    else notices.notAllowed()
  }

  const play = press(() => {
    const { status } = store.get()
    if (status !== 'idle' && status !== 'playing') resume()
  })

  function pause(): void {
    if (store.get().status === 'idle') return
    audio.pause()
    change({ status: 'paused' })
  }

  function edit(queueAfter: (queue: Queue) => Queue): void {
    const queue = queueAfter(store.get().queue)
    if (store.get().status !== 'idle' || queue.currentId === null) return change({ queue })
    cue(queue, { status: 'paused' })
  }

  function setVolume(volume: number, isMuted = false): void {
    const within = Math.min(1, Math.max(0, volume))
    audio.setVolume(amplitudeOf(within), isMuted)
    change({ volume: within, isMuted })
  }

  return {
    get: store.get,
    subscribe: store.subscribe,

    /** Replaces the queue and plays. Shuffle and repeat stay as they are. No tracks change nothing. */
    playTracks: press(({ tracks, startAt, queueId = null }: PlayTracks) => {
      const { repeat, unshuffled } = store.get().queue
      const queue = queues.queueOf(tracks, { startAt, repeat, isShuffled: unshuffled !== null }, random)
      if (queue.currentId === null) return
      start(queue, { queueId, lastOfList: tracks.at(-1) ?? null })
    }),
    play,
    pause,
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
      if (entry) return start(queues.goTo(queue, entry.id))
      if (queue.currentId !== null) seek(0)
      play()
    }),
    /** Goes to a position of the song, in seconds; what lies outside is brought inside. */
    seek: (position: number): void => {
      if (store.get().status !== 'idle' && Number.isFinite(position)) seek(position)
    },
    /** Sets the volume, 0 to 1 as the slider shows it; unmutes unless told otherwise. */
    setVolume,
    toggleMute: (): void => setVolume(store.get().volume, !store.get().isMuted),
    setRepeat: (repeat: Repeat): void => edit((queue) => ({ ...queue, repeat })),
    /** Off, all, one, and off again. */
    cycleRepeat: (): void => edit((queue) => ({ ...queue, repeat: NEXT_REPEAT[queue.repeat] })),
    toggleShuffle: (): void => edit((queue) => (queue.unshuffled ? queues.unshuffle(queue) : queues.shuffle(queue, random))),
    /** Plays tracks after this song and after those that were asked for before. In an empty queue they wait for a press. */
    addNext: (tracks: readonly Track[]): void => edit((queue) => queues.insertNext(queue, tracks)),
    addLast: (tracks: readonly Track[]): void => edit((queue) => queues.append(queue, tracks)),
    /** Adds what the server has of the list after `lastOfList`; nothing means that the list is over. */
    addMore: (tracks: readonly Track[]): void => {
      edit((queue) => queues.appendMore(queue, tracks, random))
      change({ lastOfList: tracks.at(-1) ?? null })
    },
    /** Takes an entry out of the queue; the one that plays stays. */
    remove: (id: number): void => edit((queue) => queues.remove(queue, id)),
    /** Moves an entry to an index of the order it plays in. */
    move: (id: number, place: number): void => edit((queue) => queues.move(queue, id, place)),
    /** Empties the queue but for the song that plays. */
    clear: (): void => edit(queues.clear),
    /** Silence, and nothing left of the queue. The volume stays. */
    stop: (): void => {
      close()
      const { volume, isMuted, listen } = store.get()
      store.set({ ...idleState, volume, isMuted, listen })
    },
    /** Brings back what a session left, paused; does nothing once there is a queue. */
    restore: ({ queue, queueId, lastOfList, position }: SavedPlayback): void => {
      if (store.get().status !== 'idle' || !queues.currentEntry(queue)) return
      cue(queue, { position, queueId, lastOfList, status: 'paused' })
    },
    /** Pauses because another tab plays. */
    yieldToTab: (): void => {
      pause()
      change({ isElsewhere: store.get().status !== 'idle' })
    },
    /** Another tab fell silent. */
    regainTab: (): void => change({ isElsewhere: false }),
  }
}
