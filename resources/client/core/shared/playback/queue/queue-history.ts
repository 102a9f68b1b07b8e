import type { Queue, QueueEntry } from './queue'

/** So many edits of the queue can be undone, the last one first. */
export const UNDO_LIMIT = 5

/** Queues as they were before each edit, the last one at the end. A plain value: every function below returns a new one. */
export type QueueHistory = readonly Queue[]

/** Keeps how the queue was. */
export const keep = (history: QueueHistory, before: Queue): QueueHistory => [...history, before].slice(-UNDO_LIMIT)

/** More of the list came, perhaps mixed: it stays when an edit before it is undone. Ids grow in the list's order. */
export function extend(history: QueueHistory, added: readonly QueueEntry[]): QueueHistory {
  const inOrder = added.map(({ id }) => id).toSorted((one, other) => one - other)
  return history.map((queue) => ({
    ...queue,
    entries: [...queue.entries, ...added],
    unshuffled: queue.unshuffled && [...queue.unshuffled, ...inOrder],
  }))
}

/**
 * The queue before the last edit, around the song that plays now; undefined when there is none, or when that edit brought
 * the song along.
 */
export function before(history: QueueHistory, now: Queue): Queue | undefined {
  const past = history.at(-1)
  if (!past?.entries.some(({ id }) => id === now.currentId)) return undefined
  const { currentId, heard, repeat, nextId } = now
  return { ...past, currentId, heard, repeat, nextId }
}
