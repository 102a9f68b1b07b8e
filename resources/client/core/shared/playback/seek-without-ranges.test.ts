import { beforeEach, describe, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

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

describe('seeking without range requests', () => {
  test('keeps the position and notifies the visitor when the target is not seekable', () => {
    const { playback, browser, playing, notices } = setUp()
    playing()
    browser.player.advance(20)
    browser.limitSeeking(0)
    const { jumps } = playback.get()
    playback.seek(120)
    expect([playback.get().position, browser.player.element.currentTime, notices]).toEqual([20, 20, ['unseekable']])
    expect([playback.get().status, playback.get().jumps > jumps]).toEqual(['playing', true])
    playback.seek(0)
    expect([playback.get().position, browser.player.element.currentTime, notices]).toEqual([0, 0, ['unseekable']])
  })

  test('seeks to the end of the downloaded part', () => {
    const { playback, browser, playing } = setUp()
    playing()
    browser.player.advance(20)
    browser.limitSeeking(35)
    playback.seek(120)
    expect([playback.get().position, browser.player.element.currentTime]).toEqual([35, 35])
  })

  test('starts at the beginning and notifies the visitor when the start position is not seekable', () => {
    const { playback, browser, notices } = setUp()
    browser.limitSeeking(0)
    playback.playTracks({ tracks: tracksUpTo(1), second: 75 })
    browser.player.respond()
    expect([playback.get().position, playback.get().status, notices]).toEqual([0, 'playing', ['unseekable']])
  })
})
