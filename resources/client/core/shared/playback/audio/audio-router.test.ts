import { beforeEach, expect, test, vi } from 'vitest'

import type { Source } from '@/core/shared/playback/source/source'

import type { AudioAdapter, AudioEvent } from './audio-adapter'
import { createAudioRouter } from './audio-router'

const song: Source = { kind: 'file', url: 'http://dziesma.test/1.wav' }
const video: Source = { kind: 'youtube', videoId: 'dQw4w9WgXcQ' }

/** Creates an adapter that records its calls. */
function recorder(kind: Source['kind']) {
  const calls: unknown[][] = []
  let listener: (event: AudioEvent) => void = () => {}
  const record =
    (verb: string) =>
    (...args: unknown[]) =>
      void calls.push([verb, ...args])
  const adapter: AudioAdapter = {
    canPlay: (source) => source.kind === kind,
    open: record('open'),
    play: record('play'),
    pause: record('pause'),
    close: record('close'),
    seek: record('seek'),
    setVolume: record('setVolume'),
    setFade: record('setFade'),
    setRate: record('setRate'),
    progress: () => 5,
    element: () => undefined,
    detach: () => undefined,
    unlock: () => {},
    prefetch: record('prefetch'),
    setListener: (next) => {
      listener = next
    },
  }
  return { adapter, calls, emit: (event: AudioEvent) => listener(event) }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

function setUp(mayPlay = true) {
  const [element, player] = [recorder('file'), recorder('youtube')]
  const load = vi.fn<() => Promise<AudioAdapter>>(() => Promise.resolve(player.adapter))
  const router = createAudioRouter(element.adapter, { youtube: { mayPlay: () => mayPlay, load } })
  const events: AudioEvent['type'][] = []
  router.setListener(({ type }) => events.push(type))
  return { element, player, load, router, events }
}

let parts = setUp()
beforeEach(() => {
  parts = setUp()
})

test('never loads another player for files', async () => {
  const { router, load, element } = parts
  router.open(song, 3)
  router.play()
  await settle()
  expect([load.mock.calls, element.calls]).toEqual([[], [['open', song, 3], ['play']]])
})

test('applies earlier settings and queued calls once the player has loaded', async () => {
  const { router, load, element, player } = parts
  router.setVolume(0.3, false)
  router.setRate(1.5)
  router.open(song, 0)
  router.open(video, 12)
  router.play()
  router.pause()
  expect([element.calls.at(-1), router.progress()]).toEqual([['close'], Number.NaN])
  await settle()
  expect(player.calls).toEqual([['setVolume', 0.3, false], ['setRate', 1.5], ['open', video, 12], ['play'], ['pause']])
  router.open(song, 0)
  router.open(video, 0)
  expect([load.mock.calls.length, router.progress()]).toEqual([1, 5])
})

test('emits events of the open adapter only', async () => {
  const { router, element, player, events } = parts
  router.open(video, 0)
  await settle()
  element.emit({ type: 'ended' })
  player.emit({ type: 'playing' })
  router.open(song, 0)
  player.emit({ type: 'ended' })
  expect([events, player.calls.at(-1)]).toEqual([['playing'], ['close']])
})

test('reports a player that cannot be loaded as a failed source, and retries next time', async () => {
  const { router, load, events, player } = parts
  load.mockRejectedValueOnce(new Error('offline'))
  router.open(video, 0)
  await settle()
  expect(events).toEqual(['failed'])
  router.open(video, 0)
  await settle()
  expect(player.calls).toEqual([['open', video, 0]])
})

test('supports only sources of adapters that may play', () => {
  expect([song, video, { kind: 'dash', url: 'x' } as const].map(parts.router.canPlay)).toEqual([true, true, false])
  expect(setUp(false).router.canPlay(video)).toBe(false)
})

test('prefetches by the player of the source, loads its code, and cancels elsewhere', async () => {
  const { router, element, player, load } = parts
  router.prefetch(video)
  expect([load.mock.calls.length, element.calls]).toEqual([1, [['prefetch', undefined]]])
  await settle()
  router.prefetch(video)
  router.prefetch(song)
  expect(player.calls).toEqual([
    ['prefetch', video],
    ['prefetch', undefined],
  ])
  expect(element.calls.at(-1)).toEqual(['prefetch', song])
})
