import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'

import type { Track } from '@/contract/music'
import { setBootstrap } from '@/core/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/session/bootstrap-of'

import type { Renewal } from './deck'
import { playbackOf, type TestPlayback } from './playback-of'
import { prefetchNext } from './companions/prefetch-next'
import type { QueueEntry } from './queue/queue'
import { UNDO_LIMIT } from './queue/queue-history'
import { trackOf } from './track-of'
import { MAX_SKIPS } from './trouble'

/*
 * Random sequences of presses, edits and events of the browser, run against the player and against a listener's plain
 * idea of it. After each one, everything that must always hold is checked.
 */

/** What a listener knows: the entries in the order they were put in, and before each edit; which were asked for next; what was skipped. */
type Model = { listed: number[]; asked: Set<number>; lastId: number; skippedInRow: number; history: number[][] }

type Command = fc.AsyncCommand<Model, TestPlayback>
type Run = (model: Model, real: TestPlayback) => void

/** Enough turns for every promise that is settled to reach the last one who waits for it. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

const entryIds = ({ playback }: TestPlayback) => playback.get().queue.entries.map(({ id }) => id)
const skippedSince = ({ told }: TestPlayback, from: number) =>
  told.slice(from).flatMap((line) => (line.startsWith('skipped') ? [Number(line.split(' ')[1])] : []))

const isBroken = (trackId: number) => trackId > 4

/** A few tracks; those with high ids cannot be played, and one may be there more than once. */
const someTracks = (drawn: number) =>
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

function checkSound({ playback, browser }: TestPlayback) {
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

function checkQueue(model: Model, real: TestPlayback) {
  const { queue, status } = real.playback.get()
  const ids = entryIds(real)
  expect(queue.unshuffled ?? ids).toEqual(model.listed)
  expect([ids.length, new Set(ids)]).toEqual([model.listed.length, new Set(model.listed)])
  expect(ids.includes(queue.currentId ?? 0)).toBe(status !== 'idle')
}

/** Tracks that the server has deleted, by id. */
const deleted = new Set<number>()

/** Songs that turned out to be deleted are out of the queue. */
function leaveDeleted(model: Model, real: TestPlayback, before: readonly QueueEntry[]) {
  const left = before.filter(({ id, track }) => deleted.has(track.id) && !entryIds(real).includes(id)).map(({ id }) => id)
  model.listed = model.listed.filter((id) => !left.includes(id))
}

const command = (name: string, run: Run): Command => ({
  check: () => true,
  run: async (model, real) => {
    const before = real.told.length
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

const press = (name: string, run: Run) =>
  command(name, (model, real) => {
    model.skippedInRow = 0
    run(model, real)
  })

/** The song that is on stays on, in the same state and at the same second. */
const edit = (name: string, run: Run) =>
  command(name, (model, real) => {
    const { status, position, listen, queue } = real.playback.get()
    run(model, real)
    if (status !== 'idle') expect(real.playback.get()).toMatchObject({ status, position, listen, queue: { currentId: queue.currentId } })
  })

/** An edit that can be undone. */
const undoable = (name: string, run: Run) =>
  edit(name, (model, real) => {
    const { queue } = real.playback.get()
    const before = [...model.listed]
    run(model, real)
    if (real.playback.get().queue !== queue) model.history = [...model.history, before].slice(-UNDO_LIMIT)
  })

/** Comes only when a browser could send it. */
const event = (name: string, may: (player: TestPlayback['browser']['player']) => boolean, run: Run) =>
  command(name, (model, real) => {
    const [player] = real.browser.elements
    if (player?.isOpen() && may(player)) run(model, real)
  })

/** Entries that an edit adds, in the model: `place` says where. */
function add(model: Model, count: number, place: number) {
  const ids = Array.from({ length: count }, (_, index) => model.lastId + 1 + index)
  model.listed.splice(place, 0, ...ids)
  model.lastId += count
  return ids
}

function forget(model: Model) {
  Object.assign(model, { listed: [], asked: new Set(), lastId: 0, history: [] })
}

const draw = fc.nat({ max: 40 })
const entryOf = (real: TestPlayback, drawn: number) => entryIds(real)[drawn % Math.max(1, entryIds(real).length)] ?? 0

const presses = [
  draw.map((drawn) =>
    press(`playTracks ${drawn}`, (model, { playback }) => {
      const tracks = someTracks(drawn)
      forget(model)
      add(model, tracks.length, 0)
      playback.playTracks({ tracks, startAt: drawn % 3 === 0 ? undefined : drawn % tracks.length })
    }),
  ),
  fc.constantFrom('play' as const, 'pause' as const, 'toggle' as const, 'previous' as const, 'yieldToTab' as const).map((verb) =>
    press(verb, (_, { playback }) => playback[verb]()),
  ),
  fc.constant(
    press('next', (_, real) => {
      const ids = entryIds(real)
      const expected = ids[(ids.indexOf(real.playback.get().queue.currentId ?? 0) + 1) % ids.length]
      const before = real.told.length
      real.playback.next()
      if (real.told.length === before) expect(real.playback.get().queue.currentId).toBe(expected ?? null)
    }),
  ),
  draw.map((drawn) =>
    press(`jumpTo ${drawn}`, (_, real) => {
      const id = entryOf(real, drawn)
      real.playback.jumpTo(id)
      const { queue, status } = real.playback.get()
      if (status === 'loading' && real.told.length === 0) expect(queue.currentId).toBe(id)
    }),
  ),
  draw.map((drawn) => press(`seek ${drawn * 6}`, (_, { playback }) => playback.seek(drawn * 6))),
  fc.constant(
    press('stop', (model, { playback }) => {
      playback.stop()
      forget(model)
    }),
  ),
]

const edits = [
  fc.constant(
    edit('toggleShuffle', (model, { playback }) => {
      playback.toggleShuffle()
      model.history = []
    }),
  ),
  fc.constant(
    edit('undoEdit', (model, { playback }) => {
      const last = model.history.at(-1)
      const isPossible = last?.includes(playback.get().queue.currentId ?? 0) === true
      if (last && isPossible) model.listed = last
      model.history = isPossible ? model.history.slice(0, -1) : []
      playback.undoEdit()
    }),
  ),
  fc.boolean().map((stops) => edit(`stopsAfterTrack ${stops}`, (_, { playback }) => playback.setStopsAfterTrack(stops))),
  fc
    .constantFrom(null, 'track' as const, 'album' as const, 'queue' as const)
    .map((until) => edit(`sleep ${until}`, (_, { playback }) => playback.setSleepTimer(until && { until }))),
  draw.map((drawn) => edit(`rate ${drawn / 20}`, (_, { playback }) => playback.setRate(drawn / 20))),
  fc.constantFrom('off' as const, 'all' as const, 'one' as const).map((mode) => edit(`repeat ${mode}`, (_, { playback }) => playback.setRepeat(mode))),
  draw.map((drawn) =>
    undoable(`playNext ${drawn}`, (model, { playback }) => {
      let place = model.listed.indexOf(playback.get().queue.currentId ?? 0) + 1
      while (model.asked.has(model.listed[place] ?? 0)) place += 1
      const tracks = someTracks(drawn)
      for (const id of add(model, tracks.length, place)) model.asked.add(id)
      playback.playNext(tracks)
    }),
  ),
  draw.map((drawn) =>
    undoable(`addToEnd ${drawn}`, (model, { playback }) => {
      const tracks = someTracks(drawn)
      add(model, tracks.length, model.listed.length)
      playback.addToEnd(tracks)
    }),
  ),
  draw.map((drawn) =>
    edit(`addMore ${drawn}`, (model, { playback }) => {
      const tracks = someTracks(drawn)
      const added = add(model, tracks.length, model.listed.length)
      for (const past of model.history) past.push(...added)
      playback.addMore(tracks)
    }),
  ),
  draw.map((drawn) =>
    undoable(`remove ${drawn}`, (model, real) => {
      const id = entryOf(real, drawn)
      if (id !== real.playback.get().queue.currentId) model.listed = model.listed.filter((listed) => listed !== id)
      real.playback.remove(id)
    }),
  ),
  fc.tuple(draw, draw).map(([drawn, place]) =>
    undoable(`move ${drawn} to ${place % 8}`, (model, real) => {
      const id = entryOf(real, drawn)
      const others = model.listed.filter((listed) => listed !== id)
      if (!real.playback.get().queue.unshuffled && others.length < model.listed.length) model.listed = others.toSpliced(place % 8, 0, id)
      real.playback.move(id, place % 8)
    }),
  ),
  fc.constant(
    undoable('clear', (model, { playback }) => {
      model.listed = model.listed.filter((id) => id === playback.get().queue.currentId)
      playback.clear()
    }),
  ),
]

const events = [
  fc.constantFrom(true, false, false).map((refuses) => command(`refuse ${refuses}`, (_, { browser }) => browser.refuse(refuses))),
  fc.constant(event('answer', () => true, (_, { browser }) => browser.player.answer())),
  fc.constant(event('buffer', () => true, (_, { browser }) => browser.player.buffer())),
  draw.map((drawn) =>
    event(`advance ${drawn}`, (player) => player.isSounding(), (model, { browser, playback }) => {
      browser.player.advance(drawn)
      if (playback.get().position > 1) model.skippedInRow = 0
    }),
  ),
  fc.constant(event('interrupt', (player) => player.isAsked(), (_, { browser }) => browser.player.interrupt())),
  fc.constant(event('end', (player) => player.isSounding(), (model, { browser }) => {
    model.skippedInRow = 0
    browser.player.end()
  })),
  fc.constant(event('fail', () => true, (_, { browser }) => browser.player.fail())),
  // The watchdogs' helps, which come while a song is wanted.
  fc.constantFrom('reopen' as const, 'finish' as const, 'giveUp' as const).map((verb) =>
    event(verb, (player) => player.isAsked(), (_, { playback }) => playback[verb]()),
  ),
]

/** What the server says of a source that failed. */
function renewalOf({ id }: Track, chance: number): Renewal {
  const answers: Renewal[] = [
    { type: 'source', src: `storage/track_media/${id}.wav?again` },
    { type: 'refused', reason: new Error('no') },
    { type: 'signedOut' },
    { type: 'unreachable' },
    { type: 'gone' },
  ]
  const answer = answers[Math.floor(chance * 8)] ?? { type: 'broken' }
  if (answer.type === 'gone') deleted.add(id)
  return answer
}

beforeEach(() => setBootstrap(bootstrapOf()))

test('no sequence of presses, edits and events puts the player out of step', async () => {
  const commands = fc.commands([...presses, ...edits, ...events, ...events], { maxCommands: 60, size: 'max' })
  const chances = fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true }))
  await fc.assert(
    fc.asyncProperty(commands, chances, async (sequence, draws) => {
      document.body.innerHTML = ''
      deleted.clear()
      const chance = () => [...draws.take(1)][0] ?? 0
      const real = playbackOf({ random: chance, renew: (track) => Promise.resolve(renewalOf(track, chance())) })
      vi.stubGlobal('Audio', real.browser.Audio)
      prefetchNext(real.playback, real.audio)
      await fc.asyncModelRun(() => ({ model: { listed: [], asked: new Set<number>(), lastId: 0, skippedInRow: 0, history: [] }, real }), sequence)
    }),
    { numRuns: 150 },
  )
}, 60_000)
