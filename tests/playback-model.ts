import type fc from 'fast-check'
import { expect } from 'vitest'

import { MAX_SKIPS } from '@/core/shared/playback/failure-tracker'
import type { QueueEntry } from '@/core/shared/playback/queue/queue'
import { UNDO_LIMIT } from '@/core/shared/playback/queue/queue-history'
import type { TestPlayer } from '@/core/shared/playback/testing/test-player'
import { trackOf } from '@/core/shared/playback/testing/track-of'

/**
 * What a listener knows: the entries in the order they were put in, and before each edit; which were asked for next; what was skipped; which
 * of the lists that still load may play.
 */
export type Model = {
  listed: number[]
  asked: Set<number>
  lastId: number
  skippedInRow: number
  history: number[][]
  latestList: number | null
}

/** What a listener knows of an empty player. */
export const freshModel = (): Model => ({
  listed: [],
  asked: new Set<number>(),
  lastId: 0,
  skippedInRow: 0,
  history: [],
  latestList: null,
})

type Command = fc.AsyncCommand<Model, TestPlayer>
type Run = (model: Model, real: TestPlayer) => void

/** Enough turns for every promise that is settled to reach the last one who waits for it. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

/** Ids of the entries in the order they play. */
export const entryIds = ({ playback }: TestPlayer) => playback.get().queue.entries.map(({ id }) => id)
const skippedSince = ({ notices }: TestPlayer, from: number) =>
  notices.slice(from).flatMap((line) => (line.startsWith('skipped') ? [Number(line.split(' ')[1])] : []))

const isBroken = (trackId: number) => trackId > 4

/** A few tracks; those with high ids cannot be played, and one may be there more than once. */
export const someTracks = (drawn: number) =>
  Array.from({ length: 1 + (drawn % 6) }, (_, index) => {
    const id = 1 + ((drawn + index) % 9)
    return trackOf(id, isBroken(id) ? { src: '' } : {})
  })

/** What was skipped must have been broken from the start, but for `failed`, the song that broke just now. */
function checkSkips(model: Model, skipped: number[], failed: number | undefined) {
  expect(skipped.filter((id) => !isBroken(id) && id !== failed)).toEqual([])
  model.skippedInRow += skipped.length
  expect(model.skippedInRow).toBeLessThanOrEqual(MAX_SKIPS)
}

function checkSound({ playback, browser }: TestPlayer) {
  const { status, needsTap, position, rate } = playback.get()
  const [player] = browser.elements
  expect(player?.isSounding() ?? false).toBe(status === 'playing')
  expect(player?.isAsked() ?? false).toBe(status === 'playing' || status === 'loading')
  expect(player?.element.playbackRate ?? rate).toBe(rate)
  if (needsTap) expect(status).toBe('paused')
  if (status === 'playing') expect(position).toBe(player?.element.currentTime)
  // One source sounds, and one at most is on its way.
  expect(browser.elements.slice(1).some((element) => element.isAsked())).toBe(false)
  expect(browser.elements.filter((element) => element.isStreaming()).length).toBeLessThanOrEqual(1)
}

function checkQueue(model: Model, real: TestPlayer) {
  const { queue, status } = real.playback.get()
  const ids = entryIds(real)
  expect(queue.unshuffled ?? ids).toEqual(model.listed)
  expect([ids.length, new Set(ids)]).toEqual([model.listed.length, new Set(model.listed)])
  expect(ids.includes(queue.currentId ?? 0)).toBe(status !== 'idle')
}

/** Tracks that the server has deleted, by id. */
export const deleted = new Set<number>()

/** Songs that turned out to be deleted are out of the queue. */
function leaveDeleted(model: Model, real: TestPlayer, before: readonly QueueEntry[]) {
  const left = before
    .filter(({ id, track }) => deleted.has(track.id) && !entryIds(real).includes(id))
    .map(({ id }) => id)
  model.listed = model.listed.filter((id) => !left.includes(id))
}

/** Runs something, and checks all that must always hold. */
export const command = (name: string, run: Run): Command => ({
  check: () => true,
  run: async (model, real) => {
    const before = real.notices.length
    const entries = real.playback.get().queue.entries
    const failed = ['fail', 'giveUp'].includes(name) ? real.current() : undefined
    run(model, real)
    await settle()
    leaveDeleted(model, real, entries)
    checkSkips(model, skippedSince(real, before), failed)
    checkSound(real)
    checkQueue(model, real)
  },
  toString: () => name,
})

/** A wish: what was skipped before is forgiven. */
export const wish = (name: string, run: Run) =>
  command(name, (model, real) => {
    model.skippedInRow = 0
    run(model, real)
  })

/** A wish that wins over every list that still loads. */
export const press = (name: string, run: Run) =>
  wish(name, (model, real) => {
    model.latestList = null
    run(model, real)
  })

/** The song that is on stays on, in the same state and at the same second. */
export const edit = (name: string, run: Run) =>
  command(name, (model, real) => {
    const { status, position, listenId, queue } = real.playback.get()
    run(model, real)
    if (status !== 'idle')
      expect(real.playback.get()).toMatchObject({ status, position, listenId, queue: { currentId: queue.currentId } })
  })

/** An edit that can be undone. */
export const undoable = (name: string, run: Run) =>
  edit(name, (model, real) => {
    const { queue } = real.playback.get()
    const before = [...model.listed]
    run(model, real)
    if (real.playback.get().queue !== queue) model.history = [...model.history, before].slice(-UNDO_LIMIT)
  })

/** Comes only when a browser could send it. */
export const event = (name: string, may: (player: TestPlayer['browser']['player']) => boolean, run: Run) =>
  command(name, (model, real) => {
    const [player] = real.browser.elements
    if (player?.isOpen() && may(player)) run(model, real)
  })

/** Entries that an edit adds, in the model: `place` says where. */
export function add(model: Model, count: number, place: number) {
  const ids = Array.from({ length: count }, (_, index) => model.lastId + 1 + index)
  model.listed.splice(place, 0, ...ids)
  model.lastId += count
  return ids
}

/** Empties the queue, in the model. */
export function forget(model: Model) {
  Object.assign(model, { listed: [], asked: new Set(), lastId: 0, history: [] })
}
