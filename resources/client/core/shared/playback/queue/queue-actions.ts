import type { Track } from '@/contract/music'
import type { createDeck } from '@/core/shared/playback/deck'

import * as queues from './queue'
import type { Queue, Random, Repeat } from './queue'
import * as histories from './queue-history'

const NEXT_REPEAT: Record<Repeat, Repeat> = { off: 'all', all: 'one', one: 'off' }

/** Makes the verbs that change what is to come, and never what is on. `forgetEdits` is for when another queue is put on. */
export function queueActions({ store, change, cue }: ReturnType<typeof createDeck>, random?: Random) {
  let history: histories.QueueHistory = []

  function remember(past: histories.QueueHistory): void {
    history = past
    change({ canUndo: histories.before(past, store.get().queue) !== undefined })
  }
  const forgetEdits = (): void => remember([])

  /** In an empty player the first song waits for a press. */
  function put(queue: Queue): void {
    if (store.get().status !== 'idle' || queue.currentId === null) return change({ queue })
    cue(queue, { status: 'paused' })
  }

  function edit(queueAfter: (queue: Queue) => Queue): void {
    const { queue } = store.get()
    const after = queueAfter(queue)
    if (after === queue) return
    put(after)
    remember(histories.keep(history, queue))
  }

  const setRepeat = (repeat: Repeat): void => put({ ...store.get().queue, repeat })

  const verbs = {
    setRepeat,
    /** Off, all, one, and off again. */
    cycleRepeat: (): void => setRepeat(NEXT_REPEAT[store.get().queue.repeat]),
    /** Mixes what is to come, or brings the order before back. Edits before it cannot be undone in the other order. */
    toggleShuffle: (): void => {
      const { queue } = store.get()
      put(queue.unshuffled ? queues.unshuffle(queue) : queues.shuffle(queue, random))
      forgetEdits()
    },
    /** Plays tracks after this song and after those that were asked for before. In an empty queue they wait for a press. */
    playNext: (tracks: readonly Track[]): void => edit((queue) => queues.insertNext(queue, tracks)),
    addToEnd: (tracks: readonly Track[]): void => edit((queue) => queues.append(queue, tracks)),
    /** Adds what the server has of the list after `lastOfList`; nothing means that the list is over. */
    addMore: (tracks: readonly Track[]): void => {
      const { queue } = store.get()
      const after = queues.appendMore(queue, tracks, random)
      put(after)
      change({ lastOfList: tracks.at(-1) ?? null })
      remember(histories.extend(history, after.entries.slice(queue.entries.length)))
    },
    /** Takes an entry out of the queue; the one that plays stays. */
    remove: (id: number): void => edit((queue) => queues.remove(queue, id)),
    /** Moves an entry to an index of the order it plays in. */
    move: (id: number, place: number): void => edit((queue) => queues.move(queue, id, place)),
    /** Empties the queue but for the song that plays. */
    clear: (): void => edit(queues.clear),
    /** Takes the last edit of the queue back; the song that plays stays. */
    undoEdit: (): void => {
      const queue = histories.before(history, store.get().queue)
      if (!queue) return forgetEdits()
      put(queue)
      remember(history.slice(0, -1))
    },
  }
  return { verbs, forgetEdits }
}
