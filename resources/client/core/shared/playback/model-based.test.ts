import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'

import type { Track } from '@/contract/shapes/music'
import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import {
  add,
  command,
  deleted,
  edit,
  entryIds,
  event,
  forget,
  emptyModel,
  finalAction,
  drawTracks,
  undoable,
  userAction,
} from '@tests/playback-model'

import type { Renewal } from './deck'
import { wantsSound } from './playback-state'
import { prefetchNext } from './plugins/start-plugins'
import { currentEntry } from './queue/queue'
import { createTestPlayer, type TestPlayer } from './testing/test-player'

/*
 * Runs random sequences of user actions, edits and browser events against the player and against a simple model of it. After
 * each command, all invariants are checked.
 */

const draw = fc.nat({ max: 40 })
/** Resolvers of the server's lists that are still loading. */
const lists: (((tracks: Track[]) => void) | undefined)[] = []

const entryOf = (real: TestPlayer, nat: number) => entryIds(real)[nat % Math.max(1, entryIds(real).length)] ?? 0

const presses = [
  draw.map((nat) =>
    finalAction(`playTracks ${nat}`, (model, { playback }) => {
      const tracks = drawTracks(nat)
      forget(model)
      add(model, tracks.length, 0)
      playback.playTracks({ tracks, startAt: nat % 3 === 0 ? undefined : nat % tracks.length })
    }),
  ),
  fc
    .constantFrom('play' as const, 'pause' as const, 'toggle' as const, 'previous' as const)
    .map((verb) => finalAction(verb, (_, { playback }) => playback[verb]())),
  fc.constant(
    userAction('yieldToTab', (model, { playback }) => {
      if (!playback.get().isElsewhere || wantsSound(playback.get())) model.latestList = null
      playback.yieldToTab()
    }),
  ),
  fc.constant(
    finalAction('askForList', (model, { playback }) => {
      model.latestList = lists.length
      void playback.playLoaded(
        () => new Promise<Track[]>((resolve) => lists.push(resolve)),
        (tracks) => playback.playTracks({ tracks }),
      )
    }),
  ),
  draw.map((nat) =>
    userAction(`playShared ${nat}`, (model, { playback }) => {
      const [track] = drawTracks(nat)
      const { queue } = playback.get()
      if (!track) return
      if (currentEntry(queue)?.track.id !== track.id)
        add(model, 1, Math.max(0, model.listed.indexOf(queue.currentId ?? 0)))
      model.history = []
      playback.playShared(track, nat)
    }),
  ),
  fc.constant(
    finalAction('next', (_, real) => {
      const ids = entryIds(real)
      const expected = ids[(ids.indexOf(real.playback.get().queue.currentId ?? 0) + 1) % ids.length]
      const before = real.notices.length
      real.playback.next()
      if (real.notices.length === before) expect(real.playback.get().queue.currentId).toBe(expected ?? null)
    }),
  ),
  draw.map((nat) =>
    finalAction(`jumpTo ${nat}`, (_, real) => {
      const id = entryOf(real, nat)
      real.playback.jumpTo(id)
      const { queue, status } = real.playback.get()
      if (status === 'loading' && real.notices.length === 0) expect(queue.currentId).toBe(id)
    }),
  ),
  draw.map((nat) => userAction(`seek ${nat * 6}`, (_, { playback }) => playback.seek(nat * 6))),
  fc.constant(
    finalAction('stop', (model, { playback }) => {
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
  fc
    .boolean()
    .map((stops) => edit(`stopsAfterTrack ${stops}`, (_, { playback }) => playback.setStopsAfterTrack(stops))),
  fc
    .constantFrom(null, 'track' as const, 'album' as const, 'queue' as const)
    .map((until) => edit(`sleep ${until}`, (_, { playback }) => playback.setSleepTimer(until && { until }))),
  draw.map((nat) => edit(`rate ${nat / 20}`, (_, { playback }) => playback.setRate(nat / 20))),
  fc
    .constantFrom('off' as const, 'all' as const, 'one' as const)
    .map((mode) => edit(`repeat ${mode}`, (_, { playback }) => playback.setRepeat(mode))),
  draw.map((nat) =>
    undoable(`playNext ${nat}`, (model, { playback }) => {
      let place = model.listed.indexOf(playback.get().queue.currentId ?? 0) + 1
      while (model.asked.has(model.listed[place] ?? 0)) place += 1
      const tracks = drawTracks(nat)
      for (const id of add(model, tracks.length, place)) model.asked.add(id)
      playback.playNext(tracks)
    }),
  ),
  draw.map((nat) =>
    undoable(`addToEnd ${nat}`, (model, { playback }) => {
      const tracks = drawTracks(nat)
      add(model, tracks.length, model.listed.length)
      playback.addToEnd(tracks)
    }),
  ),
  draw.map((nat) =>
    edit(`addMore ${nat}`, (model, { playback }) => {
      const tracks = drawTracks(nat)
      const added = add(model, tracks.length, model.listed.length)
      for (const past of model.history) past.push(...added)
      playback.addMore(tracks)
    }),
  ),
  draw.map((nat) =>
    undoable(`remove ${nat}`, (model, real) => {
      const id = entryOf(real, nat)
      if (id !== real.playback.get().queue.currentId) model.listed = model.listed.filter((listed) => listed !== id)
      real.playback.remove(id)
    }),
  ),
  fc.tuple(draw, draw).map(([drawn, place]) =>
    undoable(`move ${drawn} to ${place % 8}`, (model, real) => {
      const id = entryOf(real, drawn)
      const others = model.listed.filter((listed) => listed !== id)
      if (!real.playback.get().queue.unshuffled && others.length < model.listed.length)
        model.listed = others.toSpliced(place % 8, 0, id)
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
  fc
    .constantFrom(true, false, false)
    .map((refuses) => command(`refuse ${refuses}`, (_, { browser }) => browser.refuse(refuses))),
  fc.constant(
    event(
      'respond',
      () => true,
      (_, { browser }) => browser.player.respond(),
    ),
  ),
  fc.constant(
    event(
      'buffer',
      () => true,
      (_, { browser }) => browser.player.buffer(),
    ),
  ),
  draw.map((nat) =>
    event(
      `advance ${nat}`,
      (player) => player.isSounding(),
      (model, { browser, playback }) => {
        browser.player.advance(nat)
        if (playback.get().position > 1) model.skippedInRow = 0
      },
    ),
  ),
  fc.constant(
    event(
      'interrupt',
      (player) => player.isAsked(),
      (_, { browser }) => browser.player.interrupt(),
    ),
  ),
  fc.constant(
    event(
      'end',
      (player) => player.isSounding(),
      (model, { browser }) => {
        model.skippedInRow = 0
        browser.player.end()
      },
    ),
  ),
  fc.constant(
    event(
      'fail',
      () => true,
      (_, { browser }) => browser.player.fail(),
    ),
  ),
  draw.map((nat) =>
    command(`arrive ${nat}`, (model) => {
      const index = nat % Math.max(1, lists.length)
      const tracks = drawTracks(nat)
      const isExpected = lists[index] !== undefined && model.latestList === index
      if (isExpected) {
        Object.assign(model, { latestList: null, skippedInRow: 0 })
        forget(model)
        add(model, tracks.length, 0)
      }
      lists[index]?.(tracks)
      lists[index] = undefined
    }),
  ),
  fc.constant(
    command('retry', (model, { playback }) => {
      if (playback.get().status === 'offline') model.skippedInRow = 0
      playback.retry()
    }),
  ),
  // Calls of the stall watchdog, which come only while a track should play.
  fc.constantFrom('reopen' as const, 'finish' as const, 'giveUp' as const).map((verb) =>
    event(
      verb,
      (player) => player.isAsked(),
      (_, { playback }) => playback[verb](),
    ),
  ),
]

/** Picks the server's response for a failed source. */
function renewalOf({ id }: Track, chance: number): Renewal {
  const renewals: Renewal[] = [
    { type: 'source', src: `storage/track_media/${id}.wav?again` },
    { type: 'refused', reason: new Error('no') },
    { type: 'signedOut' },
    { type: 'unreachable' },
    { type: 'gone' },
  ]
  const renewal = renewals[Math.floor(chance * 8)] ?? { type: 'broken' }
  if (renewal.type === 'gone') deleted.add(id)
  return renewal
}

beforeEach(() => setBootstrap(bootstrapOf()))

test('keeps the player consistent with its model in any sequence of actions, edits and events', async () => {
  const commands = fc.commands([...presses, ...edits, ...events, ...events], { maxCommands: 60, size: 'max' })
  const chances = fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true }))
  await fc.assert(
    fc.asyncProperty(commands, chances, async (sequence, draws) => {
      document.body.innerHTML = ''
      deleted.clear()
      lists.length = 0
      const chance = () => [...draws.take(1)][0] ?? 0
      const real = createTestPlayer({ random: chance, renew: (track) => Promise.resolve(renewalOf(track, chance())) })
      vi.stubGlobal('Audio', real.browser.Audio)
      prefetchNext(real.playback, real.audio)
      await fc.asyncModelRun(() => ({ model: emptyModel(), real }), sequence)
    }),
    { numRuns: 150 },
  )
}, 60_000)
