import { beforeEach, expect, test, vi } from 'vitest'

import { createFakeAudio } from '../testing/fake-audio'
import type { AudioEvent } from './audio-adapter'
import { createStreamPlayer } from './stream-player'

type OnError = (event: string, details: { fatal: boolean; type: string; response?: { code: number } }) => void

/** Replaces hls.js, which needs a browser with media support. */
const streams = vi.hoisted(() => ({
  made: [] as { url: string; onError: OnError; isDestroyed: boolean; recovered: number }[],
}))

vi.mock('hls.js/light', () => ({
  Events: { ERROR: 'error' },
  ErrorTypes: { MEDIA_ERROR: 'media' },
  default: class {
    stream = { url: '', onError: (() => {}) as OnError, isDestroyed: false, recovered: 0 }
    constructor() {
      streams.made.push(this.stream)
    }
    on = (_: string, onError: OnError) => void (this.stream.onError = onError)
    loadSource = (url: string) => void (this.stream.url = url)
    attachMedia = (element: HTMLMediaElement) => void (element.src = 'blob:stream')
    recoverMediaError = () => void (this.stream.recovered += 1)
    destroy = () => void (this.stream.isDestroyed = true)
  },
}))

function setUp() {
  const browser = createFakeAudio()
  vi.stubGlobal('Audio', browser.Audio)
  const player = createStreamPlayer()
  const events: AudioEvent['type'][] = []
  player.setListener(({ type }) => events.push(type))
  player.open({ kind: 'hls', url: 'http://dziesma.test/live.m3u8' }, 0)
  const [stream] = streams.made
  if (!stream) throw new Error('hls.js was not instantiated: open an HLS source first.')
  return { player, browser, events, stream }
}

beforeEach(() => {
  streams.made.length = 0
})

test('attaches a stream to the element and plays it like a file', () => {
  const { player, browser, events, stream } = setUp()
  player.play()
  browser.player.respond()
  expect([stream.url, player.canPlay({ kind: 'hls', url: 'x' }), events.at(-1)]).toEqual([
    'http://dziesma.test/live.m3u8',
    true,
    'playing',
  ])
})

test('destroys the stream when another opens and on close, and does not share it for a crossfade', () => {
  const { player, stream } = setUp()
  expect(player.detach()).toBeUndefined()
  player.open({ kind: 'hls', url: 'http://dziesma.test/other.m3u8' }, 0)
  expect([stream.isDestroyed, streams.made[1]?.isDestroyed]).toEqual([true, false])
  player.close()
  expect(streams.made[1]?.isDestroyed).toBe(true)
})

test('recovers from a media error once, and reports other fatal errors as a failed source', () => {
  const { stream, events } = setUp()
  stream.onError('error', { fatal: false, type: 'network' })
  stream.onError('error', { fatal: true, type: 'media' })
  expect([stream.recovered, events]).toEqual([1, []])
  stream.onError('error', { fatal: true, type: 'media' })
  stream.onError('error', { fatal: true, type: 'network' })
  expect([stream.recovered, events]).toEqual([1, ['failed', 'failed']])
})

test('reports a refused request as a failed source, though the library would repeat it', () => {
  const { stream, events } = setUp()
  stream.onError('error', { fatal: false, type: 'network', response: { code: 503 } })
  expect(events).toEqual([])
  stream.onError('error', { fatal: false, type: 'network', response: { code: 404 } })
  expect(events).toEqual(['failed'])
})

test('prefetches into another element, and destroys that stream when it is cancelled or fails', () => {
  const { player, stream, events } = setUp()
  const prefetch = (name: string) => player.prefetch({ kind: 'hls', url: `http://dziesma.test/${name}.m3u8` })
  prefetch('next')
  prefetch('other')
  expect(streams.made.map(({ url, isDestroyed }) => [url.split('/').at(-1), isDestroyed])).toEqual([
    ['live.m3u8', false],
    ['next.m3u8', true],
    ['other.m3u8', false],
  ])
  streams.made[2]?.onError('error', { fatal: true, type: 'network' })
  expect([streams.made[2]?.isDestroyed, stream.isDestroyed, events]).toEqual([true, false, []])
})
