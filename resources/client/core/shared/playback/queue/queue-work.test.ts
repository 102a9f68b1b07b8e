import { beforeEach, expect, test } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/bootstrap-of'
import type { Playback } from '@/core/shared/playback/create-playback'
import { createTestPlayer } from '@/core/shared/playback/testing/test-player'
import { trackOf, tracksUpTo } from '@/core/shared/playback/track-of'

import { queueOf } from './queue'

beforeEach(() => setBootstrap(bootstrapOf()))

/** Methods that go through an array. */
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

/** Array elements that `run` goes through: each call of {@link SCANS} counts with the length of its array. */
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
  'a move': (playback, count) => playback.move(count - 1, 10),
  'a removal': (playback, count) => playback.remove(count - 1),
  '"play next"': (playback) => playback.playNext([trackOf(1)]),
  'an undo': (playback, count) => {
    playback.remove(count - 1)
    playback.undoEdit()
  },
  'more of the list': (playback) => playback.addMore(tracksUpTo(30)),
  'a shuffle': (playback) => playback.toggleShuffle(),
  'the way back from a shuffle': (playback) => {
    playback.toggleShuffle()
    playback.toggleShuffle()
  },
  'another song': (playback) => playback.jumpTo(5),
}

/** Work of an edit in the middle of a queue of this length, half of which was heard. */
function workWith(count: number, edit: (playback: Playback, count: number) => void): number {
  const { playback } = createTestPlayer()
  const queue = queueOf(tracksUpTo(count), { startAt: count / 2 })
  const heard = queue.entries.slice(0, count / 2).map(({ id }) => id)
  playback.restore({ queue: { ...queue, heard }, queueId: null, lastOfList: null, position: 0 })
  return workOf(() => edit(playback, count))
}

test.each(Object.entries(edits))(
  '%s takes ten times the work in a queue ten times as long, not a hundred times',
  (_, edit) => {
    const short = workWith(500, edit)
    expect(short).toBeGreaterThan(0)
    expect(workWith(5000, edit) / short).toBeLessThan(12)
  },
)
