import { beforeEach, describe, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/bootstrap-of'

import { createTestPlayer } from './testing/test-player'
import { trackOf, tracksUpTo } from './track-of'

/** Lets promises that are settled reach those who wait for them. */
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

describe('a press', () => {
  test('opens the track’s file and plays; it sounds once the browser says so', () => {
    const { playback, browser, status } = setUp()
    playback.playTracks({ tracks: tracksUpTo(3), startAt: 1 })
    expect(browser.player.element.src).toBe('http://dziesma.test/storage/track_media/2.wav')
    expect(status()).toBe('loading')
    browser.player.answer()
    expect(status()).toBe('playing')
  })

  test('toggles', () => {
    const { playback, browser, playing, status } = setUp()
    playing()
    playback.toggle()
    expect([status(), browser.player.isAsked()]).toEqual(['paused', false])
    playback.toggle()
    expect([status(), browser.player.isAsked()]).toEqual(['loading', true])
    browser.player.answer()
    expect(status()).toBe('playing')
  })

  test('without the permission says so and changes nothing', () => {
    const { playback, browser, notices, status } = setUp({ mayPlay: () => false })
    playback.playTracks({ tracks: tracksUpTo(3) })
    playback.next()
    expect([status(), browser.elements, notices]).toEqual(['idle', [], ['not allowed', 'not allowed']])
  })

  test('on an empty player does nothing', () => {
    const { playback, browser } = setUp()
    for (const verb of [
      playback.play,
      playback.pause,
      playback.toggle,
      playback.next,
      playback.previous,
      playback.toggleShuffle,
    ])
      verb()
    playback.seek(10)
    playback.playTracks({ tracks: [] })
    expect(playback.get()).toMatchObject({ status: 'idle', position: 0, listenId: 0 })
    expect(browser.elements).toEqual([])
  })

  test('pressed ten times fast, “next” opens ten songs one after the other and leaves no error behind', async () => {
    const { playback, browser, playing, current, notices } = setUp()
    playing(20)
    for (let press = 0; press < 10; press += 1) playback.next()
    await settle()
    browser.player.answer()
    await settle()
    expect([current(), notices, playback.get().status]).toEqual([11, [], 'playing'])
    expect(browser.elements.filter((element) => element.isOpen())).toHaveLength(1)
  })

  test('of many on play and pause, the last one counts', async () => {
    const { playback, browser, playing, status } = setUp()
    playing()
    for (let press = 0; press < 7; press += 1) playback.toggle()
    browser.player.answer()
    await settle()
    expect([status(), browser.player.isAsked()]).toEqual(['paused', false])
  })
})

describe('next and previous', () => {
  test('“next” after the last song is the first', () => {
    const { playback, playing, current } = setUp()
    playing(3, 2)
    playback.next()
    expect(current()).toBe(1)
  })

  test.each([
    [3, 1],
    [3.1, 2],
  ])('“previous” after %d s is track %d', (seconds, expected) => {
    const { playback, browser, playing, current, status } = setUp()
    playing(3, 1)
    browser.player.advance(seconds)
    playback.previous()
    browser.player.answer()
    expect([current(), playback.get().position, status()]).toEqual([expected, 0, 'playing'])
  })

  test('“previous” on the first song starts it again, and plays', () => {
    const { playback, browser, playing, current } = setUp()
    playing()
    browser.player.advance(2)
    playback.pause()
    playback.previous()
    expect([current(), playback.get().position, browser.player.isAsked()]).toEqual([1, 0, true])
  })
})

describe('position', () => {
  test('follows the sound and what the browser knows of the length', () => {
    const { playback, browser } = setUp()
    playback.playTracks({ tracks: [trackOf(1, { duration: 100_000 })] })
    expect(playback.get().duration).toBe(100)
    browser.player.answer()
    browser.player.advance(12.5)
    expect(playback.get()).toMatchObject({ duration: 200, position: 12.5 })
  })

  test.each([
    [50, 50],
    [-5, 0],
    [900, 200],
    [Number.NaN, 10],
  ])('a seek to %d goes to %d', (to, expected) => {
    const { playback, browser, playing } = setUp()
    playing()
    browser.player.advance(10)
    playback.seek(to)
    expect([playback.get().position, browser.player.element.currentTime]).toEqual([expected, expected])
  })

  test('sought before the browser knows the song, is where the song starts', () => {
    const { playback, browser } = setUp()
    playback.playTracks({ tracks: tracksUpTo(1) })
    playback.seek(40)
    browser.player.answer()
    expect([browser.player.element.currentTime, playback.get().position]).toEqual([40, 40])
  })
})

describe('the queue', () => {
  test('plays an entry that is jumped to; one that is gone changes nothing', () => {
    const { playback, playing, current } = setUp()
    playing(4)
    playback.jumpTo(3)
    expect(current()).toBe(3)
    playback.jumpTo(99)
    expect(current()).toBe(3)
  })

  test('goes back over its last edits, around the song that plays', () => {
    const { playback, playing, order, current } = setUp()
    playing(4)
    playback.remove(2)
    playback.move(4, 0)
    playback.clear()
    playback.undoEdit()
    expect([order(), current()]).toEqual([[4, 1, 3], 1])
    playback.next()
    playback.undoEdit()
    playback.undoEdit()
    expect([order(), current(), playback.get().canUndo]).toEqual([[1, 2, 3, 4], 3, false])
    playback.undoEdit()
    expect(order()).toEqual([1, 2, 3, 4])
  })

  test('keeps what the list went on with, and the song that an edit brought', () => {
    const { playback, playing, order, current } = setUp()
    playing(2)
    playback.playNext([trackOf(7)])
    playback.addMore([trackOf(3)])
    playback.undoEdit()
    expect(order()).toEqual([1, 2, 3])
    playback.playNext([trackOf(7)])
    playback.next()
    playback.undoEdit()
    expect([order(), current()]).toEqual([[1, 7, 2, 3], 7])
  })

  test('is waited with when tracks are added to an empty player', () => {
    const { playback, browser, status, current } = setUp()
    playback.addToEnd([trackOf(5)])
    expect([status(), current(), browser.elements]).toEqual(['paused', 5, []])
    playback.play()
    expect(browser.player.isAsked()).toBe(true)
  })

  test('keeps shuffle and repeat from list to list', () => {
    const { playback, playing, order } = setUp({ random: () => 0 })
    playing()
    playback.toggleShuffle()
    playback.setRepeat('all')
    playing(4, 1)
    expect(order()).toEqual([2, 3, 4, 1])
    expect(playback.get().queue.repeat).toBe('all')
    playback.toggleShuffle()
    expect(order()).toEqual([1, 2, 3, 4])
  })

  test('goes with the sound at a stop; the volume stays', () => {
    const { playback, browser, playing } = setUp()
    playing()
    playback.setVolume(0.4)
    playback.stop()
    expect(playback.get()).toMatchObject({
      status: 'idle',
      queue: { entries: [] },
      queueId: null,
      position: 0,
      volume: 0.4,
    })
    expect([browser.player.isAsked(), browser.player.isOpen()]).toEqual([false, false])
  })
})
