import { afterEach, expect, test, vi } from 'vitest'

import type { AudioEvent } from './audio-adapter'
import { createYoutubeAdapter, type YoutubeError } from './youtube-adapter'

const HOST = 'https://www.youtube-nocookie.com'

afterEach(() => {
  document.body.innerHTML = ''
})

function setUp() {
  const errors: YoutubeError[] = []
  const heard: AudioEvent[] = []
  const adapter = createYoutubeAdapter(
    () => document.body,
    (error) => errors.push(error),
  )
  adapter.setListener((event) => heard.push(event))
  adapter.setVolume(0.5, false)
  adapter.open({ kind: 'youtube', videoId: 'dQw4w9WgXcQ' }, 42.7)
  const frame = document.querySelector('iframe')
  const target = frame?.contentWindow
  if (!frame || !target) throw new Error('No frame')
  const commands: unknown[] = []
  vi.spyOn(target, 'postMessage').mockImplementation((text: string) => void commands.push(JSON.parse(text)))
  const tell = (message: object, origin = HOST) =>
    window.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message), origin, source: target }))
  const sent = () =>
    commands.flatMap(
      (command) => (command as { func?: string; event: string }).func ?? (command as { event: string }).event,
    )
  return { adapter, frame, tell, heard, errors, commands, sent }
}

test('a frame of the cookieless host opens at the second; no script comes into the page', () => {
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

test('a press before it is ready is obeyed then, at the volume that was set', () => {
  const { adapter, frame, tell, sent, commands } = setUp()
  frame.dispatchEvent(new Event('load'))
  adapter.play()
  expect(sent()).toEqual(['listening', 'addEventListener', 'addEventListener'])
  tell({ event: 'onReady' })
  expect(sent().slice(3)).toEqual(['setVolume', 'unMute', 'setPlaybackRate', 'playVideo'])
  expect(commands).toContainEqual(expect.objectContaining({ func: 'setVolume', args: [50] }))
  adapter.seek(10)
  adapter.pause()
  expect(sent().slice(-2)).toEqual(['seekTo', 'pauseVideo'])
})

test('a frame that does not listen yet is spoken to until it answers', () => {
  vi.useFakeTimers()
  try {
    const { frame, tell, sent } = setUp()
    frame.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(500)
    tell({ event: 'initialDelivery' })
    vi.advanceTimersByTime(5000)
    expect(sent().filter((event) => event === 'listening')).toHaveLength(3)
  } finally {
    vi.useRealTimers()
  }
})

test('a refusal of the autoplay policy waits for a tap', () => {
  const { adapter, tell, heard } = setUp()
  adapter.play()
  tell({ event: 'onReady' })
  tell({ event: 'onAutoplayBlocked' })
  expect(heard).toEqual([{ type: 'refused' }])
})

test('what it tells becomes our events, each state once', () => {
  const { tell, heard, adapter } = setUp()
  tell({ event: 'onReady' })
  tell({ event: 'infoDelivery', info: { duration: 200, playerState: 1, currentTime: 5, videoLoadedFraction: 0.5 } })
  tell({ event: 'infoDelivery', info: { playerState: 1 } })
  tell({ event: 'infoDelivery', info: { playerState: 0, videoLoadedFraction: 1 } })
  expect(heard).toEqual([
    { type: 'duration', duration: 200 },
    { type: 'position', position: 5 },
    { type: 'playing' },
    { type: 'buffered' },
    { type: 'ended' },
  ])
  expect(adapter.progress()).toBe(5.5)
})

test('a video that cannot be played fails, and is reported', () => {
  const { tell, heard, errors } = setUp()
  tell({ event: 'onError', info: 150 })
  expect([heard, errors]).toEqual([
    [{ type: 'failed' }],
    [{ code: 150, videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }],
  ])
})

test('strangers and noise are not heard', () => {
  const { tell, heard } = setUp()
  tell({ event: 'onReady' })
  tell({ event: 'infoDelivery', info: { playerState: 1 } }, 'https://evil.test')
  for (const data of ['{', 'null', 7]) window.dispatchEvent(new MessageEvent('message', { data, origin: HOST }))
  tell({ event: 'infoDelivery', info: 'none' })
  expect(heard).toEqual([])
})

test('closing leaves no frame and no listener behind', () => {
  const { adapter, tell, heard } = setUp()
  adapter.close()
  tell({ event: 'infoDelivery', info: { playerState: 1 } })
  expect([document.querySelectorAll('iframe').length, heard, adapter.progress()]).toEqual([0, [], Number.NaN])
})
