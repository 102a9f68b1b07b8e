import { beforeEach, describe, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import { createTestPlayer, tracksUpTo } from './testing/test-player'

/** Waits until settled promises have run their handlers. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

function setUp(options: Parameters<typeof createTestPlayer>[0] = {}) {
  const test = createTestPlayer(options)
  vi.stubGlobal('Audio', test.browser.Audio)
  return test
}

beforeEach(() => {
  setBootstrap(bootstrapOf())
  document.body.innerHTML = ''
})

describe('the autoplay policy', () => {
  test('pauses and waits for a tap, without skipping', async () => {
    const { playback, browser, status, current, notices } = setUp()
    browser.refuse()
    playback.playTracks({ tracks: tracksUpTo(3) })
    await settle()
    expect([status(), playback.get().needsTap, current(), notices]).toEqual(['paused', true, 1, []])

    browser.refuse(false)
    playback.toggle()
    browser.player.respond()
    expect([status(), playback.get().needsTap, current()]).toEqual(['playing', false, 1])
  })

  test('plays on a later press', async () => {
    const { playback, browser, status } = setUp()
    browser.refuse()
    playback.playTracks({ tracks: tracksUpTo(3) })
    browser.refuse(false)
    playback.next()
    await settle()
    expect([status(), playback.get().needsTap]).toEqual(['loading', false])
  })
})

describe('the end of a track', () => {
  test('starts the next track in the same task', () => {
    const { browser, playing, current } = setUp()
    playing()
    browser.player.end()
    expect(current()).toBe(2)
    expect(browser.player.element.src).toContain('/2.wav')
    expect(browser.player.isAsked()).toBe(true)
  })

  test('pauses at the start of the last track', () => {
    const { playback, browser, playing, status, current } = setUp()
    playing(3, 2)
    browser.player.end()
    expect([status(), current(), playback.get().position]).toEqual(['paused', 3, 0])
    playback.play()
    browser.player.respond()
    expect([status(), current()]).toEqual(['playing', 3])
  })

  test.each([
    ['all', 1],
    ['one', 3],
  ] as const)('continues with repeat %s at track %d', (repeat, expected) => {
    const { playback, browser, playing, status, current } = setUp()
    playback.setRepeat(repeat)
    playing(3, 2)
    const { listenId } = playback.get()
    browser.player.end()
    browser.player.respond()
    expect([current(), status(), playback.get().position, playback.get().listenId]).toEqual([
      expected,
      'playing',
      0,
      listenId + 1,
    ])
  })

  test('pauses when the permission to play was lost', () => {
    let may = true
    const { browser, playing, status, notices } = setUp({ mayPlay: () => may })
    playing()
    may = false
    browser.player.end()
    expect([status(), notices]).toEqual(['paused', ['not allowed']])
  })
})

describe('events of the system', () => {
  test('shows a pause by the system', () => {
    const { browser, playing, status } = setUp()
    playing()
    browser.player.interrupt()
    expect(status()).toBe('paused')
  })

  test('shows a stall and its end', () => {
    const { browser, playing, status } = setUp()
    playing()
    browser.player.stall()
    expect(status()).toBe('loading')
    browser.player.respond()
    expect(status()).toBe('playing')
  })
})
