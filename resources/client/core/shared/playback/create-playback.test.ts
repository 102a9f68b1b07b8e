import { beforeEach, describe, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import { createTestPlayer, trackOf, tracksUpTo } from './testing/test-player'

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

describe('playing and pausing', () => {
  test('opens the track’s file, and plays once the browser reports it', () => {
    const { playback, browser, status } = setUp()
    playback.playTracks({ tracks: tracksUpTo(3), startAt: 1 })
    expect(browser.player.element.src).toBe('http://dziesma.test/storage/track_media/2.wav')
    expect(status()).toBe('loading')
    browser.player.respond()
    expect(status()).toBe('playing')
  })

  test('toggles between playing and paused', () => {
    const { playback, browser, playing, status } = setUp()
    playing()
    playback.toggle()
    expect([status(), browser.player.isAsked()]).toEqual(['paused', false])
    playback.toggle()
    expect([status(), browser.player.isAsked()]).toEqual(['loading', true])
    browser.player.respond()
    expect(status()).toBe('playing')
  })

  test('only notifies the visitor without permission to play', () => {
    const { playback, browser, notices, status } = setUp({ mayPlay: () => false })
    playback.playTracks({ tracks: tracksUpTo(3) })
    playback.next()
    expect([status(), browser.elements, notices]).toEqual(['idle', [], ['not allowed', 'not allowed']])
  })

  test('ignores all actions on an empty player', () => {
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

  test('skips ten tracks without errors when “next” is pressed ten times fast', async () => {
    const { playback, browser, playing, current, notices } = setUp()
    playing(20)
    for (let press = 0; press < 10; press += 1) playback.next()
    await settle()
    browser.player.respond()
    await settle()
    expect([current(), notices, playback.get().status]).toEqual([11, [], 'playing'])
    expect(browser.elements.filter((element) => element.isOpen())).toHaveLength(1)
  })

  test('lets the last of many fast presses of play and pause win', async () => {
    const { playback, browser, playing, status } = setUp()
    playing()
    for (let press = 0; press < 7; press += 1) playback.toggle()
    browser.player.respond()
    await settle()
    expect([status(), browser.player.isAsked()]).toEqual(['paused', false])
  })
})

describe('next and previous', () => {
  test('wraps “next” from the last track to the first', () => {
    const { playback, playing, current } = setUp()
    playing(3, 2)
    playback.next()
    expect(current()).toBe(1)
  })

  test.each([
    [3, 1],
    [3.1, 2],
  ])('previous() after %d s plays track %d', (seconds, expected) => {
    const { playback, browser, playing, current, status } = setUp()
    playing(3, 1)
    browser.player.advance(seconds)
    playback.previous()
    browser.player.respond()
    expect([current(), playback.get().position, status()]).toEqual([expected, 0, 'playing'])
  })

  test('restarts and plays the first track on “previous”', () => {
    const { playback, browser, playing, current } = setUp()
    playing()
    browser.player.advance(2)
    playback.pause()
    playback.previous()
    expect([current(), playback.get().position, browser.player.isAsked()]).toEqual([1, 0, true])
  })
})

describe('position', () => {
  test('follows the browser’s position and duration', () => {
    const { playback, browser } = setUp()
    playback.playTracks({ tracks: [trackOf(1, { duration: 100_000 })] })
    expect(playback.get().duration).toBe(100)
    browser.player.respond()
    browser.player.advance(12.5)
    expect(playback.get()).toMatchObject({ duration: 200, position: 12.5 })
  })

  test.each([
    [50, 50],
    [-5, 0],
    [900, 200],
    [Number.NaN, 10],
  ])('seeks to %d by setting the position to %d', (to, expected) => {
    const { playback, browser, playing } = setUp()
    playing()
    browser.player.advance(10)
    playback.seek(to)
    expect([playback.get().position, browser.player.element.currentTime]).toEqual([expected, expected])
  })

  test('starts at a position that was sought before the metadata loaded', () => {
    const { playback, browser } = setUp()
    playback.playTracks({ tracks: tracksUpTo(1) })
    playback.seek(40)
    browser.player.respond()
    expect([browser.player.element.currentTime, playback.get().position]).toEqual([40, 40])
  })
})

describe('the queue', () => {
  test('jumps to an entry, and ignores unknown ids', () => {
    const { playback, playing, current } = setUp()
    playing(4)
    playback.jumpTo(3)
    expect(current()).toBe(3)
    playback.jumpTo(99)
    expect(current()).toBe(3)
  })

  test('undoes its last edits around the current track', () => {
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

  test('undoes an edit without losing the list’s remaining tracks or a current track that the edit added', () => {
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

  test('loads tracks added to an empty player, paused', () => {
    const { playback, browser, status, current } = setUp()
    playback.addToEnd([trackOf(5)])
    expect([status(), current(), browser.elements]).toEqual(['paused', 5, []])
    playback.play()
    expect(browser.player.isAsked()).toBe(true)
  })

  test('keeps shuffle and repeat for the next list', () => {
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

  test('stop() clears the queue and keeps the volume', () => {
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
