import { beforeEach, describe, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import { amplitudeOf } from './audio/volume'
import { createTestPlayer, tracksUpTo } from './testing/test-player'

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
  test('sounds half as loud at half the slider', () => {
    const { playback, browser, playing } = setUp()
    playback.setVolume(0.5)
    playing()
    // About 10 dB less, a tenth of the power, is perceived as half as loud.
    expect(20 * Math.log10(browser.player.element.volume)).toBeCloseTo(-10, 0)
  })

  test('clamps the volume, and keeps it for the next track and after a mute', () => {
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
    'mutes when set by %s, and unmuting restores the last audible volume',
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

  test('respects the ceiling on unmute', () => {
    const { playback } = setUp()
    playback.setVolume(0.9)
    playback.setVolume(0)
    playback.setVolumeCeiling(0.5)
    expect(playback.get().isMuted).toBe(true)
    playback.toggleMute()
    expect(playback.get()).toMatchObject({ volume: 0.5, isMuted: false })
  })
})

describe('sound settings', () => {
  test('lowers the volume to the ceiling and keeps it there', () => {
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
  ])('clamps a rate of %d to %d for every track', (rate, expected) => {
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

  test('clamps the crossfade', () => {
    const { playback } = setUp()
    const clampedSeconds = [-1, 4, 60].map((seconds) => {
      playback.setCrossfade(seconds)
      return playback.get().crossfade
    })
    expect(clampedSeconds).toEqual([0, 4, 12])
  })

  test('starts at the given second', () => {
    const { playback, browser } = setUp()
    playback.playTracks({ tracks: tracksUpTo(1), second: 75 })
    browser.player.respond()
    expect([browser.player.element.currentTime, playback.get().heard]).toEqual([75, 0])
  })
})
