import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf, permissionsOf } from '@/core/platform/session/testing/bootstrap-of'
import { playback, PLUGINS_DELAY_MS } from '@/core/shared/playback/playback'
import { createFakeAudio } from '@/core/shared/playback/testing/fake-audio'
import { tracksUpTo } from '@/core/shared/playback/testing/test-player'
import { seconds } from '@/lib/dates/duration'

import { preloadOverlays } from './preload-overlays'

const browser = createFakeAudio()
const load = vi.fn<() => void>()
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Audio', browser.Audio)
  vi.stubGlobal('BroadcastChannel', undefined)
  setBootstrap(bootstrapOf({ user: { id: 5, permissions: permissionsOf('music.play') } }))
  load.mockReset()
  stop = preloadOverlays(load)
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection')
  stop()
  playback.stop()
  vi.useRealTimers()
  localStorage.clear()
})

const start = () => {
  playback.playTracks({ tracks: tracksUpTo(2) })
  browser.player.respond()
}
const pass = (time: number) => vi.advanceTimersByTimeAsync(time)

describe('preloadOverlays', () => {
  it('loads once, with a delay after the first track starts', async () => {
    await pass(seconds(60))
    expect(load).not.toHaveBeenCalled()
    start()
    await pass(PLUGINS_DELAY_MS - 1)
    expect(load).not.toHaveBeenCalled()
    await pass(seconds(1))
    expect(load).toHaveBeenCalledOnce()
    playback.pause()
    playback.play()
    browser.player.respond()
    await pass(seconds(60))
    expect(load).toHaveBeenCalledOnce()
  })

  it('loads nothing in data-saver mode', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    start()
    await pass(seconds(60))
    expect(load).not.toHaveBeenCalled()
  })

  it('loads nothing after it is cancelled', async () => {
    start()
    stop()
    await pass(seconds(60))
    expect(load).not.toHaveBeenCalled()
  })
})
