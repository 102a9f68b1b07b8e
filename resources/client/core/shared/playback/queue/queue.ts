import type { Track } from '@/contract/shapes/music'

/** Repeat mode: stop after the last track, repeat the queue, or repeat one track. */
export type Repeat = 'off' | 'all' | 'one'

/** An entry of the queue. The same track may be queued several times, so each entry has its own id. */
export type QueueEntry = {
  id: number
  track: Track
  /** Counts earlier occurrences of the track in its list; absent for the first one. */
  copy?: number | undefined
  /** Added by "play next"; later additions are inserted after it. */
  isNext?: boolean | undefined
}

/** The playing order and the current entry. Immutable: every function returns a new queue. */
export type Queue = {
  /** In playing order. */
  entries: readonly QueueEntry[]
  /** Id of the current entry; null when the queue is empty. */
  currentId: number | null
  /** Ids in the order before the shuffle; null while not shuffled. */
  unshuffled: readonly number[] | null
  /** Ids of the entries that have played, so that a shuffle keeps them before the current one. */
  heard: readonly number[]
  repeat: Repeat
  nextId: number
}

/** Returns a random number in [0, 1), like `Math.random`. */
export type Random = () => number

type Start = {
  /** Index of the first track to play; defaults to the first one, or a random one when shuffled. */
  startAt?: number | undefined
  isShuffled?: boolean
  repeat?: Repeat
}

/** A queue without entries. */
export const emptyQueue: Queue = { entries: [], currentId: null, unshuffled: null, heard: [], repeat: 'off', nextId: 1 }

/** Creates a queue of tracks, one of them current. */
export function queueOf(
  tracks: readonly Track[],
  { startAt, isShuffled = false, repeat = 'off' }: Start = {},
  random: Random = Math.random,
): Queue {
  const first = startAt ?? (isShuffled ? Math.floor(random() * tracks.length) : 0)
  const entries = listed(emptyQueue, tracks)
  const queue = { ...emptyQueue, entries, repeat, currentId: entries[first]?.id ?? null, nextId: entries.length + 1 }
  return isShuffled ? shuffle(queue, random) : queue
}

/** Returns the index of the current entry; -1 in an empty queue. */
export const currentIndex = ({ entries, currentId }: Queue): number => entries.findIndex(({ id }) => id === currentId)

/** Returns the current entry; undefined in an empty queue. */
export const currentEntry = (queue: Queue): QueueEntry | undefined => queue.entries[currentIndex(queue)]

/** Makes another entry the current one, and marks the previous one as heard. */
export function goTo(queue: Queue, id: number): Queue {
  const { currentId, heard } = queue
  return {
    ...queue,
    currentId: id,
    heard: currentId === null || heard.includes(currentId) ? heard : [...heard, currentId],
  }
}

/** Returns the entry after the current one; after the last one the first, if it `wraps`. */
export function entryAfter(queue: Queue, { wraps }: { wraps: boolean }): QueueEntry | undefined {
  return queue.entries[currentIndex(queue) + 1] ?? (wraps ? queue.entries[0] : undefined)
}

/** Returns the entry before the current one; undefined before the first. */
export const entryBefore = (queue: Queue): QueueEntry | undefined => queue.entries[currentIndex(queue) - 1]

// ---------------------------------------------------------------- edits, which keep the current entry

/**
 * Inserts tracks after the current one and after earlier "play next" tracks, so that fast presses play in the order
 * pressed.
 */
export function insertNext(queue: Queue, tracks: readonly Track[]): Queue {
  const added = entriesFrom(queue, tracks).map((entry) => ({ ...entry, isNext: true }))
  const waiting = new Set(queue.entries.filter(({ isNext }) => isNext).map(({ id }) => id))
  return withAdded(queue, added, (ids) => {
    let index = ids.indexOf(queue.currentId ?? 0) + 1
    while (waiting.has(ids[index] ?? 0)) index += 1
    return index
  })
}

/** Inserts a track before the current entry and makes it current; the previous one comes next. */
export function insertInFront(queue: Queue, track: Track): Queue {
  const added = withAdded(queue, entriesFrom(queue, [track]), (ids) => Math.max(0, ids.indexOf(queue.currentId ?? 0)))
  return { ...added, currentId: queue.nextId }
}

/** Adds tracks to the end of the queue. */
export const append = (queue: Queue, tracks: readonly Track[]): Queue =>
  withAdded(queue, entriesFrom(queue, tracks), (ids) => ids.length)

/** Appends the list's next tracks, shuffled among themselves if the queue is shuffled. */
export function appendMore(queue: Queue, tracks: readonly Track[], random: Random = Math.random): Queue {
  const appended = withAdded(queue, listed(queue, tracks), (ids) => ids.length)
  if (!queue.unshuffled) return appended
  const added = appended.entries.slice(queue.entries.length)
  return { ...appended, entries: [...queue.entries, ...shuffled(added, random)] }
}

/** Replaces the source of an entry's track. */
export const withSource = (queue: Queue, id: number, src: string): Queue => ({
  ...queue,
  entries: queue.entries.map((entry) => (entry.id === id ? { ...entry, track: { ...entry.track, src } } : entry)),
})

/** Keeps the current entry and those that `isKept` accepts. */
export const keep = (queue: Queue, isKept: (entry: QueueEntry) => boolean): Queue => ({
  ...queue,
  entries: queue.entries.filter((entry) => entry.id === queue.currentId || isKept(entry)),
})

/** Removes an entry; the current one cannot be removed. */
export function remove(queue: Queue, id: number): Queue {
  if (id === queue.currentId) return queue
  return {
    ...queue,
    entries: queue.entries.filter((entry) => entry.id !== id),
    unshuffled: queue.unshuffled?.filter((other) => other !== id) ?? null,
    heard: queue.heard.filter((other) => other !== id),
  }
}

/** Removes all entries except the current one. */
export function clear(queue: Queue): Queue {
  const entries = queue.entries.filter(({ id }) => id === queue.currentId)
  return { ...queue, entries, heard: [], unshuffled: queue.unshuffled && entries.map(({ id }) => id) }
}

/** Moves an entry to an index of the playing order; the order before a shuffle stays. */
export function move(queue: Queue, id: number, index: number): Queue {
  const entry = queue.entries.find((candidate) => candidate.id === id)
  if (!entry) return queue
  const others = queue.entries.filter((candidate) => candidate !== entry)
  return { ...queue, entries: others.toSpliced(Math.max(0, index), 0, entry) }
}

/** Shuffles the upcoming entries. Heard entries stay before the current one, "play next" entries directly after it. */
export function shuffle(queue: Queue, random: Random = Math.random): Queue {
  const { entries, heard } = queue
  const index = currentIndex(queue)
  const heardIds = new Set(heard)
  const played = entries.slice(0, index).filter(({ id }) => heardIds.has(id))
  const upcoming = entries.slice(index + 1)
  const firstOtherIndex = upcoming.findIndex(({ isNext }) => !isNext)
  const next = firstOtherIndex === -1 ? upcoming : upcoming.slice(0, firstOtherIndex)
  const fixed = new Set([...played, ...entries.slice(index, index + 1), ...next])
  const rest = entries.filter((entry) => !fixed.has(entry))
  return { ...queue, entries: [...fixed, ...shuffled(rest, random)], unshuffled: entries.map(({ id }) => id) }
}

/** Restores the order before the shuffle, around the current entry. */
export function unshuffle(queue: Queue): Queue {
  if (!queue.unshuffled) return queue
  const byId = new Map(queue.entries.map((entry) => [entry.id, entry]))
  const entries = queue.unshuffled.flatMap((id) => byId.get(id) ?? [])
  return { ...queue, entries, unshuffled: null }
}

// ---------------------------------------------------------------- internals

const entriesFrom = ({ nextId }: Queue, tracks: readonly Track[]): QueueEntry[] =>
  tracks.map((track, index) => ({ id: nextId + index, track }))

/**
 * Creates entries for a list's tracks; `copy` distinguishes those of the same track, including the ones already queued.
 */
function listed(queue: Queue, tracks: readonly Track[]): QueueEntry[] {
  const seen = new Map<number, number>()
  const countOf = ({ id }: Track) => {
    const copy = seen.get(id) ?? 0
    seen.set(id, copy + 1)
    return copy
  }
  for (const { track } of queue.entries) countOf(track)
  return entriesFrom(queue, tracks).map((entry) => {
    const copy = countOf(entry.track)
    return copy > 0 ? { ...entry, copy } : entry
  })
}

/** Adds entries to the playing order and to the order before the shuffle, each at the index that `indexIn` returns. */
function withAdded(queue: Queue, added: readonly QueueEntry[], indexIn: (ids: readonly number[]) => number): Queue {
  const ids = queue.entries.map(({ id }) => id)
  const addedIds = added.map(({ id }) => id)
  return {
    ...queue,
    entries: queue.entries.toSpliced(indexIn(ids), 0, ...added),
    unshuffled: queue.unshuffled?.toSpliced(indexIn(queue.unshuffled), 0, ...addedIds) ?? null,
    // In an empty queue the first added entry becomes current.
    currentId: queue.currentId ?? addedIds[0] ?? null,
    nextId: queue.nextId + added.length,
  }
}

/** Returns a copy in random order (Fisher-Yates). */
function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last -= 1) {
    const randomIndex = Math.floor(random() * (last + 1))
    ;[result[last], result[randomIndex]] = [result[randomIndex] as Item, result[last] as Item]
  }
  return result
}
