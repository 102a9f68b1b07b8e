import type { Track } from '@/contract/shapes/music'
import type { Deck } from '@/core/shared/playback/deck'

import * as queues from './queue'
import type { Queue, Random, Repeat } from './queue'
import * as histories from './queue-history'

const NEXT_REPEAT: Record<Repeat, Repeat> = { off: 'all', all: 'one', one: 'off' }

/** Creates the actions that edit the queue, and `clearHistory` for when another queue replaces it. */
export function queueActions({ store, change, cue }: Deck, random?: Random) {
  let history: histories.QueueHistory = []

  function setHistory(next: histories.QueueHistory): void {
    history = next
    change({ canUndo: histories.before(next, store.get().queue) !== undefined })
  }
  const clearHistory = (): void => setHistory([])

  /** Stores a queue. In an empty player it loads the current track, paused. */
  function put(queue: Queue): void {
    if (store.get().status !== 'idle' || queue.currentId === null) return change({ queue })
    cue(queue, { status: 'paused' })
  }

  function edit(queueAfter: (queue: Queue) => Queue): void {
    const { queue } = store.get()
    const after = queueAfter(queue)
    if (after === queue) return
    put(after)
    setHistory(histories.keep(history, queue))
  }

  const setRepeat = (repeat: Repeat): void => put({ ...store.get().queue, repeat })

  const actions = {
    setRepeat,
    cycleRepeat: (): void => setRepeat(NEXT_REPEAT[store.get().queue.repeat]),
    toggleShuffle: (): void => {
      const { queue } = store.get()
      put(queue.unshuffled ? queues.unshuffle(queue) : queues.shuffle(queue, random))
      clearHistory()
    },
    playNext: (tracks: readonly Track[]): void => edit((queue) => queues.insertNext(queue, tracks)),
    addToEnd: (tracks: readonly Track[]): void => edit((queue) => queues.append(queue, tracks)),
    addMore: (tracks: readonly Track[]): void => {
      const { queue } = store.get()
      const after = queues.appendMore(queue, tracks, random)
      put(after)
      change({ lastOfList: tracks.at(-1) ?? null })
      setHistory(histories.extend(history, after.entries.slice(queue.entries.length)))
    },
    remove: (id: number): void => edit((queue) => queues.remove(queue, id)),
    move: (id: number, index: number): void => edit((queue) => queues.move(queue, id, index)),
    clear: (): void => edit(queues.clear),
    undoEdit: (): void => {
      const queue = histories.before(history, store.get().queue)
      if (!queue) return clearHistory()
      put(queue)
      setHistory(history.slice(0, -1))
    },
  }
  return { actions, clearHistory }
}
