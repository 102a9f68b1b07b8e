import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/session/bootstrap-of'

import { playbackOf } from '@/core/playback/playback-of'
import { RELOADED_RECENTLY, reloadWhenSilent } from './reload-when-silent'

const answer = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  setBootstrap(bootstrapOf())
  answer.mockImplementation(() => Promise.resolve(new Response('')))
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  vi.useRealTimers()
})

/** A page whose code is gone. */
function setUp() {
  const test = playbackOf()
  vi.stubGlobal('Audio', test.browser.Audio)
  const reload = vi.fn<() => void>()
  return { ...test, reload, start: () => reloadWhenSilent(test.playback, reload) }
}

const settle = () => vi.advanceTimersByTimeAsync(10)

test('in silence the page is loaded anew at once', async () => {
  const { reload, start } = setUp()
  start()
  await settle()
  expect(reload).toHaveBeenCalledOnce()
})

test('a song is not cut short: it is waited for until it is paused', async () => {
  const { playback, playing, reload, start } = setUp()
  playing()
  start()
  playback.next()
  await settle()
  expect(reload).not.toHaveBeenCalled()
  playback.pause()
  await settle()
  expect(reload).toHaveBeenCalledOnce()
})

test('a press on play that comes before the site has answered keeps the page', async () => {
  const { playing, reload, start } = setUp()
  start()
  playing()
  await settle()
  expect(reload).not.toHaveBeenCalled()
})

test('a reload that has not helped is not repeated, but for the release after', async () => {
  const { reload, start } = setUp()
  start()()
  start()
  await settle()
  start()
  await settle()
  expect(reload).toHaveBeenCalledOnce()
  vi.setSystemTime(Date.now() + RELOADED_RECENTLY)
  start()
  await settle()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('where the site does not answer, the page stays', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'))
  const { reload, start } = setUp()
  start()
  await settle()
  expect(reload).not.toHaveBeenCalled()
})
