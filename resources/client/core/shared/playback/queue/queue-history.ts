import type { Queue, QueueEntry } from './queue'

/** Number of edits that can be undone. */
export const UNDO_LIMIT = 5

/** The queue before each edit, oldest first. Immutable: every function returns a new history. */
export type QueueHistory = readonly Queue[]

/** Adds the queue before an edit. */
export const keep = (history: QueueHistory, before: Queue): QueueHistory => [...history, before].slice(-UNDO_LIMIT)

/**
 * Adds the list's next tracks, possibly shuffled, to every past queue, so that undo keeps them. Ids grow in the list's
 * order.
 */
export function extend(history: QueueHistory, added: readonly QueueEntry[]): QueueHistory {
  const inOrder = added.map(({ id }) => id).toSorted((one, other) => one - other)
  return history.map((queue) => ({
    ...queue,
    entries: [...queue.entries, ...added],
    unshuffled: queue.unshuffled && [...queue.unshuffled, ...inOrder],
  }))
}

/**
 * Returns the queue before the last edit, with the current track unchanged. Undefined without an edit, or if that edit
 * added the current track.
 */
export function before(history: QueueHistory, now: Queue): Queue | undefined {
  const past = history.at(-1)
  if (!past?.entries.some(({ id }) => id === now.currentId)) return undefined
  const { currentId, heard, repeat, nextId } = now
  return { ...past, currentId, heard, repeat, nextId }
}
