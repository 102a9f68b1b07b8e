import type fc from 'fast-check'
import { expect } from 'vitest'

import { MAX_SKIPS } from '@/core/shared/playback/failure-tracker'
import type { QueueEntry } from '@/core/shared/playback/queue/queue'
import { UNDO_LIMIT } from '@/core/shared/playback/queue/queue-history'
import { type TestPlayer, trackOf } from '@/core/shared/playback/testing/test-player'

/**
 * Expected state of the player: entry ids in queue order and before each edit; ids queued next; tracks skipped in a
 * row; the latest list that is still loading and may play.
 */
export type Model = {
  listed: number[]
  asked: Set<number>
  lastId: number
  skippedInRow: number
  history: number[][]
  latestList: number | null
}

/** Expected state of an empty player. */
export const emptyModel = (): Model => ({
  listed: [],
  asked: new Set<number>(),
  lastId: 0,
  skippedInRow: 0,
  history: [],
  latestList: null,
})

type Command = fc.AsyncCommand<Model, TestPlayer>
type Run = (model: Model, real: TestPlayer) => void

/** Yields often enough for every settled promise to reach its last waiter. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

/** Ids of the entries in the order they play. */
export const entryIds = ({ playback }: TestPlayer) => playback.get().queue.entries.map(({ id }) => id)
const skippedSince = ({ notices }: TestPlayer, from: number) =>
  notices.slice(from).flatMap((line) => (line.startsWith('skipped') ? [Number(line.split(' ')[1])] : []))

const isBroken = (trackId: number) => trackId > 4

/** Draws one to six tracks; those with high ids cannot be played, and one may occur twice. */
export const drawTracks = (nat: number) =>
  Array.from({ length: 1 + (nat % 6) }, (_, index) => {
    const id = 1 + ((nat + index) % 9)
    return trackOf(id, isBroken(id) ? { src: '' } : {})
  })

/** Asserts that skipped tracks were broken from the start, except for `failed`, the track that broke just now. */
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
  // One source plays, and at most one is loading.
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

/** Removes entries from the model whose tracks turned out to be deleted. */
function leaveDeleted(model: Model, real: TestPlayer, before: readonly QueueEntry[]) {
  const left = before
    .filter(({ id, track }) => deleted.has(track.id) && !entryIds(real).includes(id))
    .map(({ id }) => id)
  model.listed = model.listed.filter((id) => !left.includes(id))
}

/** Runs a command, then checks every invariant. */
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

/** A user action: it resets the count of skipped tracks. */
export const userAction = (name: string, run: Run) =>
  command(name, (model, real) => {
    model.skippedInRow = 0
    run(model, real)
  })

/** A user action that wins over every list that is still loading. */
export const finalAction = (name: string, run: Run) =>
  userAction(name, (model, real) => {
    model.latestList = null
    run(model, real)
  })

/** An edit: the current track keeps playing, in the same state and position. */
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

/** A media event, sent only in states in which a browser could send it. */
export const event = (name: string, may: (player: TestPlayer['browser']['player']) => boolean, run: Run) =>
  command(name, (model, real) => {
    const [player] = real.browser.elements
    if (player?.isOpen() && may(player)) run(model, real)
  })

/** Adds entries to the model at `place`, and returns their ids. */
export function add(model: Model, count: number, place: number) {
  const ids = Array.from({ length: count }, (_, index) => model.lastId + 1 + index)
  model.listed.splice(place, 0, ...ids)
  model.lastId += count
  return ids
}

/** Empties the model's queue. */
export function forget(model: Model) {
  Object.assign(model, { listed: [], asked: new Set(), lastId: 0, history: [] })
}
