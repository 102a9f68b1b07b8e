import { beforeEach, describe, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import type { Renewal } from './deck'
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

describe('“previous” over unplayable tracks', () => {
  const listOf = (...broken: number[]) =>
    tracksUpTo(5).map((track) => (broken.includes(track.id) ? { ...track, src: '' } : track))

  test('skips backwards', () => {
    const { playback, current, notices } = setUp()
    playback.playTracks({ tracks: listOf(2, 3), startAt: 3 })
    playback.previous()
    expect([current(), notices]).toEqual([1, ['skipped 3', 'skipped 2']])
    playback.next()
    expect(current()).toBe(4)
  })

  test('skips a track backwards whose file turns out to be missing', async () => {
    const { playback, browser, playing, current, notices } = setUp()
    playing(4, 2)
    playback.previous()
    browser.player.fail()
    await settle()
    expect([current(), notices]).toEqual([1, ['skipped 2']])
  })

  test('returns to the track it left when no earlier one is playable', () => {
    const { playback, browser, current, status } = setUp()
    playback.playTracks({ tracks: listOf(1, 2), startAt: 2 })
    browser.player.respond()
    playback.previous()
    browser.player.respond()
    expect([current(), status(), playback.get().position]).toEqual([3, 'playing', 0])
  })

  test('gives up after three skips, like “next”', () => {
    const { playback, current, status, notices } = setUp()
    playback.playTracks({ tracks: listOf(1, 2, 3, 4), startAt: 4 })
    playback.previous()
    expect([current(), status(), notices.at(-1)]).toEqual([1, 'failed', 'gave up 1'])
  })

  test('skips forwards again once a track has played', async () => {
    const { playback, browser, current } = setUp()
    playback.playTracks({ tracks: listOf(3), startAt: 3 })
    playback.previous()
    browser.player.respond()
    expect(current()).toBe(2)
    browser.player.end()
    expect(current()).toBe(4)
  })
})

describe('a deleted track', () => {
  const goneRenewal: Renewal = { type: 'gone' }

  test('removes the track from the queue when the next one replaces it', async () => {
    const { browser, playing, current, order, notices, status } = setUp({ renew: () => Promise.resolve(goneRenewal) })
    playing(3)
    browser.player.fail()
    await settle()
    expect([current(), order(), notices, status()]).toEqual([2, [2, 3], ['skipped 1'], 'loading'])
  })

  test('removes the track from the end of the queue, and pauses the previous one', async () => {
    const { browser, playing, current, order, notices, status } = setUp({ renew: () => Promise.resolve(goneRenewal) })
    playing(3, 2)
    browser.player.fail()
    await settle()
    expect([current(), order(), notices, status()]).toEqual([2, [1, 2], ['gave up 3'], 'paused'])
  })

  test('stays if it is the only track', async () => {
    const { browser, playing, current, status } = setUp({ renew: () => Promise.resolve(goneRenewal) })
    playing(1)
    browser.player.fail()
    await settle()
    expect([current(), status()]).toEqual([1, 'failed'])
  })
})
