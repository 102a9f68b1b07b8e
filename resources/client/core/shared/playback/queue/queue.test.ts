import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { trackOf, tracksUpTo } from '@/core/shared/playback/testing/test-player'

import {
  append,
  appendMore,
  clear,
  currentEntry,
  emptyQueue,
  entryAfter,
  entryBefore,
  goTo,
  insertNext,
  move,
  insertInFront,
  type Queue,
  queueOf,
  remove,
  shuffle,
  unshuffle,
} from './queue'

const names = ({ entries }: Queue) => entries.map(({ track }) => track.id).join(' ')
const playing = (queue: Queue) => currentEntry(queue)?.track.id

/** Random numbers that keep the order. */
const unmixed = () => 0.999
/** Random numbers that change the order. */
const mixed = () => 0

const queueOfFive = (startAt: number) => queueOf(tracksUpTo(5), { startAt })

describe('queueOf', () => {
  test('starts at the first track, or at the given one', () => {
    expect(playing(queueOf(tracksUpTo(3)))).toBe(1)
    expect(playing(queueOf(tracksUpTo(3), { startAt: 2 }))).toBe(3)
    expect(playing(queueOf([]))).toBeUndefined()
  })

  test('starts a shuffled queue at the given track, followed by all others', () => {
    const queue = queueOf(tracksUpTo(4), { startAt: 2, isShuffled: true }, mixed)
    expect(playing(queue)).toBe(3)
    expect(names(queue)).toBe('3 2 4 1')
    expect(names(unshuffle(queue))).toBe('1 2 3 4')
  })

  test('starts a shuffled queue at a random track without a given one', () => {
    expect(playing(queueOf(tracksUpTo(4), { isShuffled: true }, () => 0.6))).toBe(3)
  })
})

describe('insertInFront', () => {
  test('makes the track current and plays the previous one next', () => {
    const queue = insertInFront(queueOfFive(2), trackOf(9))
    expect([names(queue), playing(queue)]).toEqual(['1 2 9 3 4 5', 9])
    expect(entryAfter(queue, { wraps: false })?.track.id).toBe(3)
  })

  test('keeps the track’s place when shuffle is turned off', () => {
    const shuffled = queueOf(tracksUpTo(4), { startAt: 2, isShuffled: true }, mixed)
    const queue = insertInFront(shuffled, trackOf(9))
    expect([names(queue), names(unshuffle(queue))]).toEqual(['9 3 2 4 1', '1 2 9 3 4'])
  })

  test('fills an empty queue', () => {
    expect(playing(insertInFront(emptyQueue, trackOf(9)))).toBe(9)
  })
})

describe('entryAfter and entryBefore', () => {
  test('returns the next entry, and wraps around only if asked to', () => {
    const last = queueOfFive(4)
    expect(entryAfter(queueOfFive(1), { wraps: false })?.track.id).toBe(3)
    expect(entryAfter(last, { wraps: false })).toBeUndefined()
    expect(entryAfter(last, { wraps: true })?.track.id).toBe(1)
    expect(entryAfter(emptyQueue, { wraps: true })).toBeUndefined()
  })

  test('returns the previous entry, and none before the first', () => {
    expect(entryBefore(queueOfFive(1))?.track.id).toBe(1)
    expect(entryBefore(queueOfFive(0))).toBeUndefined()
    expect(entryBefore(emptyQueue)).toBeUndefined()
  })
})

describe('insertNext', () => {
  test('keeps the order in which tracks were inserted', () => {
    const queue = [11, 12, 13].reduce((before, id) => insertNext(before, [trackOf(id)]), queueOfFive(1))
    expect(names(queue)).toBe('1 2 11 12 13 3 4 5')
    expect(playing(queue)).toBe(2)
  })

  test('inserts after earlier “play next” tracks while the first of them plays', () => {
    const queue = insertNext(queueOfFive(0), [trackOf(11), trackOf(12)])
    const laterQueue = insertNext(goTo(queue, entryAfter(queue, { wraps: false })?.id ?? 0), [trackOf(13)])
    expect(names(laterQueue)).toBe('1 11 12 13 2 3 4 5')
  })

  test('inserts after the current track in both orders while shuffled', () => {
    const queue = insertNext(shuffle(queueOfFive(1), unmixed), [trackOf(11)])
    expect(names(queue)).toBe('2 11 1 3 4 5')
    expect(names(unshuffle(queue))).toBe('1 2 11 3 4 5')
  })

  test('keeps its tracks in place when the queue is shuffled', () => {
    const queue = shuffle(insertNext(queueOfFive(1), [trackOf(11), trackOf(12)]), mixed)
    expect(names(queue).startsWith('2 11 12 ')).toBe(true)
  })

  test('makes the first track of an empty queue current', () => {
    expect(playing(insertNext(emptyQueue, [trackOf(8), trackOf(9)]))).toBe(8)
  })
})

describe('shuffle', () => {
  test('shuffles upcoming and skipped tracks, and keeps heard ones before the current track', () => {
    const third = queueOfFive(2)
    const fifth = goTo(goTo(third, 4), 5)
    expect(names(shuffle(third, unmixed))).toBe('3 1 2 4 5')
    expect(names(shuffle(fifth, unmixed))).toBe('3 4 5 1 2')
  })

  test('keeps the heard track for “previous”', () => {
    expect(entryBefore(shuffle(goTo(queueOfFive(2), 4), mixed))?.track.id).toBe(3)
  })

  test('gives each order the same probability', () => {
    const counts = new Map<string, number>()
    // Three upcoming tracks have six orders; these draws produce each of them once.
    for (const first of [0, 0.34, 0.67]) {
      for (const second of [0, 0.5]) {
        const draws = [first, second]
        const order = names(shuffle(queueOf(tracksUpTo(4)), () => draws.shift() ?? 0))
        counts.set(order, (counts.get(order) ?? 0) + 1)
      }
    }
    expect([...counts.values()]).toEqual([1, 1, 1, 1, 1, 1])
  })

  test('shuffles the list’s remaining tracks among themselves, and restores their order', () => {
    const queue = appendMore(shuffle(queueOfFive(0), unmixed), [trackOf(6), trackOf(7), trackOf(8)], mixed)
    expect(names(queue)).toBe('1 2 3 4 5 7 8 6')
    expect(names(unshuffle(queue))).toBe('1 2 3 4 5 6 7 8')
    expect(names(appendMore(queueOfFive(0), [trackOf(6), trackOf(7)], mixed))).toBe('1 2 3 4 5 6 7')
  })
})

describe('queue edits', () => {
  test('treats entries of the same track separately', () => {
    const queue = append(queueOf([trackOf(1), trackOf(1)]), [trackOf(1)])
    expect(names(queue)).toBe('1 1 1')
    expect(new Set(queue.entries.map(({ id }) => id)).size).toBe(3)
    expect(names(remove(queue, 2))).toBe('1 1')
  })

  test('keeps the current entry', () => {
    expect(names(remove(queueOfFive(1), 2))).toBe('1 2 3 4 5')
    expect(names(clear(queueOfFive(1)))).toBe('2')
  })

  test.each([
    [5, 0, '5 1 2 3 4'],
    [1, 4, '2 3 4 5 1'],
    [2, 99, '1 3 4 5 2'],
    [2, -3, '2 1 3 4 5'],
    [99, 0, '1 2 3 4 5'],
  ])('moves entry %d to index %d: %s', (id, place, expected) => {
    const queue = move(queueOfFive(1), id, place)
    expect(names(queue)).toBe(expected)
    expect(playing(queue)).toBe(2)
  })

  test('keeps the order before the shuffle when an entry is moved', () => {
    expect(names(unshuffle(move(shuffle(queueOfFive(1), mixed), 5, 0)))).toBe('1 2 3 4 5')
  })
})

test('restores any edited queue by shuffle and unshuffle, without losing or duplicating entries', () => {
  const edit = fc.oneof(
    fc.record({ verb: fc.constant('next' as const), id: fc.integer({ min: 20, max: 30 }) }),
    fc.record({ verb: fc.constant('append' as const), id: fc.integer({ min: 20, max: 30 }) }),
    fc.record({ verb: fc.constant('remove' as const), id: fc.integer({ min: 1, max: 12 }) }),
    fc.record({ verb: fc.constant('goTo' as const), id: fc.integer({ min: 1, max: 12 }) }),
  )
  const apply = (queue: Queue, { verb, id }: { verb: 'next' | 'append' | 'remove' | 'goTo'; id: number }): Queue => {
    if (verb === 'next') return insertNext(queue, [trackOf(id)])
    if (verb === 'append') return append(queue, [trackOf(id)])
    if (verb === 'remove') return remove(queue, id)
    return queue.entries.some((entry) => entry.id === id) ? goTo(queue, id) : queue
  }
  const chances = fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true }))
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.array(edit), chances, (count, edits, draws) => {
      const random = () => [...draws.take(1)][0] ?? 0
      const queue = edits.reduce(apply, queueOf(tracksUpTo(count)))
      const shuffled = shuffle(queue, random)
      expect(playing(shuffled)).toBe(playing(queue))
      expect(shuffled.entries).toHaveLength(queue.entries.length)
      expect(new Set(shuffled.entries)).toEqual(new Set(queue.entries))
      expect(unshuffle(shuffled)).toEqual(queue)
      // An edit while shuffled has the same result as without the shuffle.
      const plain = edits.filter(({ verb }) => verb !== 'next')
      expect(names(unshuffle(plain.reduce(apply, shuffled)))).toBe(names(plain.reduce(apply, queue)))
    }),
  )
})
