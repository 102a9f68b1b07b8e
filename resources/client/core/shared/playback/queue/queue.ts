import type { Track } from '@/contract/music'

/** What happens after a song: the next one until the last, round and round, or the same again. */
export type Repeat = 'off' | 'all' | 'one'

/** A place in the queue. The same track may stand in several, so each has an id of its own. */
export type QueueEntry = {
  id: number
  track: Track
  /** Which time the track stands in its list, counted from 0; absent for the first. */
  copy?: number | undefined
  /** Asked for by "play next": the next such one comes after it. */
  isNext?: boolean | undefined
}

/** What plays now, before and after. A plain value: every function below returns a new one. */
export type Queue = {
  /** In the order they play. */
  entries: readonly QueueEntry[]
  /** Id of the entry that plays; null when the queue is empty. */
  currentId: number | null
  /** Ids in the order before the shuffle; null when it is off. */
  unshuffled: readonly number[] | null
  /** Ids of the entries that had their turn, so that a shuffle leaves them behind. */
  heard: readonly number[]
  repeat: Repeat
  nextId: number
}

/** Chance in [0, 1), as `Math.random`. */
export type Random = () => number

type Start = {
  /** Index of the first song; without it the first one, or any one of a shuffled queue. */
  startAt?: number | undefined
  isShuffled?: boolean
  repeat?: Repeat
}

/** A queue of nothing. */
export const emptyQueue: Queue = { entries: [], currentId: null, unshuffled: null, heard: [], repeat: 'off', nextId: 1 }

/** A queue of these tracks, one of them current. */
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

/** Where the current entry stands; -1 when there is none. */
export const currentIndex = ({ entries, currentId }: Queue): number => entries.findIndex(({ id }) => id === currentId)

/** The entry that plays. */
export const currentEntry = (queue: Queue): QueueEntry | undefined => queue.entries[currentIndex(queue)]

/** Makes another entry the current one; the one before has been heard. */
export function goTo(queue: Queue, id: number): Queue {
  const { currentId, heard } = queue
  return {
    ...queue,
    currentId: id,
    heard: currentId === null || heard.includes(currentId) ? heard : [...heard, currentId],
  }
}

/** The entry after the current one, from the last to the first one only if it `wraps`. */
export function entryAfter(queue: Queue, { wraps }: { wraps: boolean }): QueueEntry | undefined {
  return queue.entries[currentIndex(queue) + 1] ?? (wraps ? queue.entries[0] : undefined)
}

/** The entry before the current one; before the first there is none. */
export const entryBefore = (queue: Queue): QueueEntry | undefined => queue.entries[currentIndex(queue) - 1]

// ---------------------------------------------------------------- edits: the current entry stays what it is

/** Puts tracks after the current one and after those that were put there before: pressed fast, they play as pressed. */
export function insertNext(queue: Queue, tracks: readonly Track[]): Queue {
  const added = newEntries(queue, tracks).map((entry) => ({ ...entry, isNext: true }))
  const waiting = new Set(queue.entries.filter(({ isNext }) => isNext).map(({ id }) => id))
  return withAdded(queue, added, (ids) => {
    let place = ids.indexOf(queue.currentId ?? 0) + 1
    while (waiting.has(ids[place] ?? 0)) place += 1
    return place
  })
}

/** Puts a track before the current entry and makes it the current one; what was current comes next. */
export function putInFront(queue: Queue, track: Track): Queue {
  const added = withAdded(queue, newEntries(queue, [track]), (ids) => Math.max(0, ids.indexOf(queue.currentId ?? 0)))
  return { ...added, currentId: queue.nextId }
}

/** Puts tracks at the end. */
export const append = (queue: Queue, tracks: readonly Track[]): Queue =>
  withAdded(queue, newEntries(queue, tracks), (ids) => ids.length)

/** Puts the next tracks of the list at the end, mixed among themselves when the queue is shuffled. */
export function appendMore(queue: Queue, tracks: readonly Track[], random: Random = Math.random): Queue {
  const appended = withAdded(queue, listed(queue, tracks), (ids) => ids.length)
  if (!queue.unshuffled) return appended
  const added = appended.entries.slice(queue.entries.length)
  return { ...appended, entries: [...queue.entries, ...shuffled(added, random)] }
}

/** Gives an entry's track another source. */
export const withSource = (queue: Queue, id: number, src: string): Queue => ({
  ...queue,
  entries: queue.entries.map((entry) => (entry.id === id ? { ...entry, track: { ...entry.track, src } } : entry)),
})

/** Takes an entry out; the one that plays cannot be. */
export function remove(queue: Queue, id: number): Queue {
  if (id === queue.currentId) return queue
  return {
    ...queue,
    entries: queue.entries.filter((entry) => entry.id !== id),
    unshuffled: queue.unshuffled?.filter((other) => other !== id) ?? null,
    heard: queue.heard.filter((other) => other !== id),
  }
}

/** Takes out everything but the entry that plays. */
export function clear(queue: Queue): Queue {
  const entries = queue.entries.filter(({ id }) => id === queue.currentId)
  return { ...queue, entries, heard: [], unshuffled: queue.unshuffled && entries.map(({ id }) => id) }
}

/** Moves an entry to another place of the order it plays in; the order before a shuffle stays. */
export function move(queue: Queue, id: number, place: number): Queue {
  const entry = queue.entries.find((candidate) => candidate.id === id)
  if (!entry) return queue
  const others = queue.entries.filter((candidate) => candidate !== entry)
  return { ...queue, entries: others.toSpliced(Math.max(0, place), 0, entry) }
}

/** Mixes what is to come. What was heard stays behind, in its order; what was asked for next comes next. */
export function shuffle(queue: Queue, random: Random = Math.random): Queue {
  const { entries, heard } = queue
  const index = currentIndex(queue)
  const isBehind = new Set(heard)
  const behind = entries.slice(0, index).filter(({ id }) => isBehind.has(id))
  const ahead = entries.slice(index + 1)
  const firstUnasked = ahead.findIndex(({ isNext }) => !isNext)
  const next = firstUnasked === -1 ? ahead : ahead.slice(0, firstUnasked)
  const fixed = new Set([...behind, ...entries.slice(index, index + 1), ...next])
  const rest = entries.filter((entry) => !fixed.has(entry))
  return { ...queue, entries: [...fixed, ...shuffled(rest, random)], unshuffled: entries.map(({ id }) => id) }
}

/** Brings the order before the shuffle back; the current entry plays on from its old place. */
export function unshuffle(queue: Queue): Queue {
  if (!queue.unshuffled) return queue
  const byId = new Map(queue.entries.map((entry) => [entry.id, entry]))
  const entries = queue.unshuffled.flatMap((id) => byId.get(id) ?? [])
  return { ...queue, entries, unshuffled: null }
}

// ---------------------------------------------------------------- parts

const newEntries = ({ nextId }: Queue, tracks: readonly Track[]): QueueEntry[] =>
  tracks.map((track, index) => ({ id: nextId + index, track }))

/** Entries of a list's tracks after those of it that are in the queue; `copy` tells those of the same track apart. */
function listed(queue: Queue, tracks: readonly Track[]): QueueEntry[] {
  const seen = new Map<number, number>()
  const countOf = ({ id }: Track) => {
    const copy = seen.get(id) ?? 0
    seen.set(id, copy + 1)
    return copy
  }
  for (const { track } of queue.entries) countOf(track)
  return newEntries(queue, tracks).map((entry) => {
    const copy = countOf(entry.track)
    return copy > 0 ? { ...entry, copy } : entry
  })
}

/** Adds entries to the order they play in and to the order before the shuffle, in each at its own place. */
function withAdded(queue: Queue, added: readonly QueueEntry[], placeIn: (ids: readonly number[]) => number): Queue {
  const ids = queue.entries.map(({ id }) => id)
  const addedIds = added.map(({ id }) => id)
  return {
    ...queue,
    entries: queue.entries.toSpliced(placeIn(ids), 0, ...added),
    unshuffled: queue.unshuffled?.toSpliced(placeIn(queue.unshuffled), 0, ...addedIds) ?? null,
    // With nothing to play before, the first of them is what plays.
    currentId: queue.currentId ?? addedIds[0] ?? null,
    nextId: queue.nextId + added.length,
  }
}

/** Fisher and Yates' shuffle of a copy. */
function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1))
    ;[mixed[last], mixed[chosen]] = [mixed[chosen] as Item, mixed[last] as Item]
  }
  return mixed
}
