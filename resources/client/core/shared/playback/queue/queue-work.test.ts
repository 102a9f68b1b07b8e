import { beforeEach, expect, test } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import type { Playback } from '@/core/shared/playback/create-playback'
import { createTestPlayer, trackOf, tracksUpTo } from '@/core/shared/playback/testing/test-player'

import { queueOf } from './queue'

beforeEach(() => setBootstrap(bootstrapOf()))

/** Array methods that iterate over the array. */
const SCANS = [
  'filter',
  'find',
  'findIndex',
  'flatMap',
  'forEach',
  'includes',
  'indexOf',
  'map',
  'slice',
  'some',
  'toSpliced',
] as const

/** Counts the array elements that `run` iterates over, by the length of the array at each call of {@link SCANS}. */
function workOf(run: () => void): number {
  const prototype: Record<string, unknown> = Array.prototype as never
  const originals = SCANS.map((name) => [name, prototype[name] as (...args: unknown[]) => unknown] as const)
  let work = 0
  for (const [name, original] of originals) {
    prototype[name] = function counted(this: unknown[], ...args: unknown[]) {
      work += this.length
      return Reflect.apply(original, this, args)
    }
  }
  try {
    run()
  } finally {
    for (const [name, original] of originals) prototype[name] = original
  }
  return work
}

const edits: Record<string, (playback: Playback, count: number) => void> = {
  move: (playback, count) => playback.move(count - 1, 10),
  remove: (playback, count) => playback.remove(count - 1),
  playNext: (playback) => playback.playNext([trackOf(1)]),
  undoEdit: (playback, count) => {
    playback.remove(count - 1)
    playback.undoEdit()
  },
  addMore: (playback) => playback.addMore(tracksUpTo(30)),
  shuffling: (playback) => playback.toggleShuffle(),
  unshuffling: (playback) => {
    playback.toggleShuffle()
    playback.toggleShuffle()
  },
  jumpTo: (playback) => playback.jumpTo(5),
}

/** Measures an edit in the middle of a queue of `count` tracks, half of which were heard. */
function workWith(count: number, edit: (playback: Playback, count: number) => void): number {
  const { playback } = createTestPlayer()
  const queue = queueOf(tracksUpTo(count), { startAt: count / 2 })
  const heard = queue.entries.slice(0, count / 2).map(({ id }) => id)
  playback.restore({ queue: { ...queue, heard }, queueId: null, lastOfList: null, position: 0 })
  return workOf(() => edit(playback, count))
}

test.each(Object.entries(edits))('%s takes linear time in the length of the queue', (_, edit) => {
  const short = workWith(500, edit)
  expect(short).toBeGreaterThan(0)
  expect(workWith(5000, edit) / short).toBeLessThan(12)
})
