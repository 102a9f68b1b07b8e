import { beforeEach, expect, test, vi } from 'vitest'

import type { Source } from '@/core/shared/playback/source/source'

import type { AudioAdapter, AudioEvent } from './audio-adapter'
import { createAudioRouter } from './audio-router'

const song: Source = { kind: 'file', url: 'http://dziesma.test/1.wav' }
const video: Source = { kind: 'youtube', videoId: 'dQw4w9WgXcQ' }

/** An adapter that writes down what is asked of it. */
function recorder(kind: Source['kind']) {
  const asked: unknown[][] = []
  let listener: (event: AudioEvent) => void = () => {}
  const note =
    (verb: string) =>
    (...args: unknown[]) =>
      void asked.push([verb, ...args])
  const adapter: AudioAdapter = {
    canPlay: (source) => source.kind === kind,
    open: note('open'),
    play: note('play'),
    pause: note('pause'),
    close: note('close'),
    seek: note('seek'),
    setVolume: note('setVolume'),
    setFade: note('setFade'),
    setRate: note('setRate'),
    progress: () => 5,
    detach: () => undefined,
    prefetch: note('prefetch'),
    setListener: (toListener) => {
      listener = toListener
    },
  }
  return { adapter, asked, tell: (event: AudioEvent) => listener(event) }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

function setUp(mayPlay = true) {
  const [element, player] = [recorder('file'), recorder('youtube')]
  const load = vi.fn<() => Promise<AudioAdapter>>(() => Promise.resolve(player.adapter))
  const router = createAudioRouter(element.adapter, { youtube: { mayPlay: () => mayPlay, load } })
  const heard: AudioEvent['type'][] = []
  router.setListener(({ type }) => heard.push(type))
  return { element, player, load, router, heard }
}

let parts = setUp()
beforeEach(() => {
  parts = setUp()
})

test('files never load another player', async () => {
  const { router, load, element } = parts
  router.open(song, 3)
  router.play()
  await settle()
  expect([load.mock.calls, element.asked]).toEqual([[], [['open', song, 3], ['play']]])
})

test('what is asked before the player is there is done when it is, with the volume and the speed of before', async () => {
  const { router, load, element, player } = parts
  router.setVolume(0.3, false)
  router.setRate(1.5)
  router.open(song, 0)
  router.open(video, 12)
  router.play()
  router.pause()
  expect([element.asked.at(-1), router.progress()]).toEqual([['close'], Number.NaN])
  await settle()
  expect(player.asked).toEqual([['setVolume', 0.3, false], ['setRate', 1.5], ['open', video, 12], ['play'], ['pause']])
  router.open(song, 0)
  router.open(video, 0)
  expect([load.mock.calls.length, router.progress()]).toEqual([1, 5])
})

test('only the one that is open is heard', async () => {
  const { router, element, player, heard } = parts
  router.open(video, 0)
  await settle()
  element.tell({ type: 'ended' })
  player.tell({ type: 'playing' })
  router.open(song, 0)
  player.tell({ type: 'ended' })
  expect([heard, player.asked.at(-1)]).toEqual([['playing'], ['close']])
})

test('a player that cannot be loaded is a song that failed, and the next time is another try', async () => {
  const { router, load, heard, player } = parts
  load.mockRejectedValueOnce(new Error('offline'))
  router.open(video, 0)
  await settle()
  expect(heard).toEqual(['failed'])
  router.open(video, 0)
  await settle()
  expect(player.asked).toEqual([['open', video, 0]])
})

test('what nobody may or can play is not playable', () => {
  expect([song, video, { kind: 'dash', url: 'x' } as const].map(parts.router.canPlay)).toEqual([true, true, false])
  expect(setUp(false).router.canPlay(video)).toBe(false)
})
