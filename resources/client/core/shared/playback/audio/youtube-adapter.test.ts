import { afterEach, expect, test, vi } from 'vitest'

import type { AudioEvent } from './audio-adapter'
import { createYoutubeAdapter, type YoutubeError } from './youtube-adapter'

const HOST = 'https://www.youtube-nocookie.com'

afterEach(() => {
  document.body.innerHTML = ''
})

function setUp() {
  const errors: YoutubeError[] = []
  const events: AudioEvent[] = []
  const adapter = createYoutubeAdapter(
    () => document.body,
    (error) => errors.push(error),
  )
  adapter.setListener((event) => events.push(event))
  adapter.setVolume(0.5, false)
  adapter.open({ kind: 'youtube', videoId: 'dQw4w9WgXcQ' }, 42.7)
  const frame = document.querySelector('iframe')
  const target = frame?.contentWindow
  if (!frame || !target) throw new Error('The adapter appended no iframe with a window.')
  const commands: unknown[] = []
  vi.spyOn(target, 'postMessage').mockImplementation((text: string) => void commands.push(JSON.parse(text)))
  const receive = (message: object, origin = HOST) =>
    window.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message), origin, source: target }))
  const sent = () =>
    commands.flatMap(
      (command) => (command as { func?: string; event: string }).func ?? (command as { event: string }).event,
    )
  return { adapter, frame, receive, events, errors, commands, sent }
}

test('opens a frame of the cookieless host at the position, without a script in the page', () => {
  const { frame } = setUp()
  const url = new URL(frame.src)
  expect([url.origin, url.pathname]).toEqual([HOST, '/embed/dQw4w9WgXcQ'])
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    enablejsapi: '1',
    start: '42',
    origin: window.location.origin,
  })
  expect(document.scripts).toHaveLength(0)
})

test('plays at the set volume once the frame is ready', () => {
  const { adapter, frame, receive, sent, commands } = setUp()
  frame.dispatchEvent(new Event('load'))
  adapter.play()
  expect(sent()).toEqual(['listening', 'addEventListener', 'addEventListener'])
  receive({ event: 'onReady' })
  expect(sent().slice(3)).toEqual(['setVolume', 'unMute', 'setPlaybackRate', 'playVideo'])
  expect(commands).toContainEqual(expect.objectContaining({ func: 'setVolume', args: [50] }))
  adapter.seek(10)
  adapter.pause()
  expect(sent().slice(-2)).toEqual(['seekTo', 'pauseVideo'])
})

test('repeats the handshake until the frame responds', () => {
  vi.useFakeTimers()
  try {
    const { frame, receive, sent } = setUp()
    frame.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(500)
    receive({ event: 'initialDelivery' })
    vi.advanceTimersByTime(5000)
    expect(sent().filter((event) => event === 'listening')).toHaveLength(3)
  } finally {
    vi.useRealTimers()
  }
})

test('reports a refusal by the autoplay policy', () => {
  const { adapter, receive, events } = setUp()
  adapter.play()
  receive({ event: 'onReady' })
  receive({ event: 'onAutoplayBlocked' })
  expect(events).toEqual([{ type: 'refused' }])
})

test('maps the frame’s messages to events, each state once', () => {
  const { receive, events, adapter } = setUp()
  receive({ event: 'onReady' })
  receive({ event: 'infoDelivery', info: { duration: 200, playerState: 1, currentTime: 5, videoLoadedFraction: 0.5 } })
  receive({ event: 'infoDelivery', info: { playerState: 1 } })
  receive({ event: 'infoDelivery', info: { playerState: 0, videoLoadedFraction: 1 } })
  expect(events).toEqual([
    { type: 'duration', duration: 200 },
    { type: 'position', position: 5 },
    { type: 'playing' },
    { type: 'buffered' },
    { type: 'ended' },
  ])
  expect(adapter.progress()).toBe(5.5)
})

test('fails and reports a video that cannot be played', () => {
  const { receive, events, errors } = setUp()
  receive({ event: 'onError', info: 150 })
  expect([events, errors]).toEqual([
    [{ type: 'failed' }],
    [{ code: 150, videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }],
  ])
})

test('ignores other origins and malformed messages', () => {
  const { receive, events } = setUp()
  receive({ event: 'onReady' })
  receive({ event: 'infoDelivery', info: { playerState: 1 } }, 'https://evil.test')
  for (const data of ['{', 'null', 7]) window.dispatchEvent(new MessageEvent('message', { data, origin: HOST }))
  receive({ event: 'infoDelivery', info: 'none' })
  expect(events).toEqual([])
})

test('removes frame and listener on close', () => {
  const { adapter, receive, events } = setUp()
  adapter.close()
  receive({ event: 'infoDelivery', info: { playerState: 1 } })
  expect([document.querySelectorAll('iframe').length, events, adapter.progress()]).toEqual([0, [], Number.NaN])
})
