import { beforeEach, describe, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/bootstrap-of'

import { amplitudeOf } from './audio/volume'
import { createTestPlayer } from './testing/test-player'
import { tracksUpTo } from './track-of'

function setUp(options: Parameters<typeof createTestPlayer>[0] = {}) {
  const test = createTestPlayer(options)
  vi.stubGlobal('Audio', test.browser.Audio)
  return test
}

beforeEach(() => {
  setBootstrap(bootstrapOf())
  document.body.innerHTML = ''
})

describe('volume', () => {
  test('half of the slider is half as loud', () => {
    const { playback, browser, playing } = setUp()
    playback.setVolume(0.5)
    playing()
    // A tenth of the power, about 10 dB less, is heard as half.
    expect(20 * Math.log10(browser.player.element.volume)).toBeCloseTo(-10, 0)
  })

  test('stays in bounds, survives the next song, and a mute keeps it', () => {
    const { playback, browser, playing } = setUp()
    playback.setVolume(7)
    playing()
    playback.setVolume(0.3)
    playback.toggleMute()
    playback.next()
    expect(playback.get()).toMatchObject({ volume: 0.3, isMuted: true })
    expect(browser.player.element.muted).toBe(true)
    playback.toggleMute()
    expect([playback.get().volume, browser.player.element.muted]).toEqual([0.3, false])
  })
})

describe('volume 0', () => {
  test.each([
    ['the slider', ({ playback }) => playback.setVolume(0)],
    ['keys', ({ playback }) => [1, 2, 3].forEach(() => playback.setVolume(playback.get().volume - 0.1))],
  ] as [string, (test: ReturnType<typeof setUp>) => void][])(
    'is a mute, by %s; unmuting restores the last audible volume',
    (way, silence) => {
      const test = setUp()
      test.playing()
      test.playback.setVolume(0.3)
      silence(test)
      expect([test.playback.get().isMuted, test.browser.player.element.muted]).toEqual([true, true])
      test.playback.toggleMute()
      const restored = way === 'keys' ? 0.1 : 0.3
      expect([test.playback.get().volume, test.playback.get().isMuted]).toEqual([restored, false])
      expect([test.browser.player.element.volume, test.browser.player.element.muted]).toEqual([
        amplitudeOf(restored),
        false,
      ])
    },
  )

  test('keeps to the ceiling when unmuted', () => {
    const { playback } = setUp()
    playback.setVolume(0.9)
    playback.setVolume(0)
    playback.setVolumeCeiling(0.5)
    expect(playback.get().isMuted).toBe(true)
    playback.toggleMute()
    expect(playback.get()).toMatchObject({ volume: 0.5, isMuted: false })
  })
})

describe('what is chosen', () => {
  test('a volume above the ceiling is turned down, and cannot be chosen', () => {
    const { playback, browser, playing } = setUp()
    playing()
    playback.setVolumeCeiling(0.5)
    expect(playback.get().volume).toBe(0.5)
    playback.setVolume(1)
    expect([playback.get().volume, browser.player.element.volume]).toEqual([0.5, amplitudeOf(0.5)])
    playback.setVolumeCeiling(1)
    expect(playback.get().volume).toBe(0.5)
  })

  test.each([
    [1.5, 1.5],
    [0.1, 0.5],
    [9, 2],
  ])('a speed of %d is %d, for every song', (rate, expected) => {
    const { playback, browser, playing } = setUp()
    playing()
    playback.setRate(rate)
    playback.next()
    expect([
      playback.get().rate,
      browser.player.element.playbackRate,
      browser.player.element.defaultPlaybackRate,
    ]).toEqual([expected, expected, expected])
  })

  test('the crossfade has its limits', () => {
    const { playback } = setUp()
    const chosen = [-1, 4, 60].map((seconds) => {
      playback.setCrossfade(seconds)
      return playback.get().crossfade
    })
    expect(chosen).toEqual([0, 4, 12])
  })

  test('a start within the song', () => {
    const { playback, browser } = setUp()
    playback.playTracks({ tracks: tracksUpTo(1), second: 75 })
    browser.player.answer()
    expect([browser.player.element.currentTime, playback.get().heard]).toEqual([75, 0])
  })
})
