import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import { FakeRemote } from '@/core/shared/playback/testing/fake-remote'
import { createTestPlayer, trackOf } from '@/core/shared/playback/testing/test-player'
import { seconds } from '@/lib/dates/duration'

import { crossfade } from './crossfade'

beforeEach(() => {
  vi.useFakeTimers()
  setBootstrap(bootstrapOf())
  document.body.innerHTML = ''
})
afterEach(() => {
  vi.useRealTimers()
})

/** Plays a track of 200 seconds at second 150, with a crossfade of 4 seconds. */
function setUp({ mayPlay = true } = {}) {
  const test = createTestPlayer()
  vi.stubGlobal('Audio', test.browser.Audio)
  const stop = crossfade(test.playback, test.audio, () => mayPlay)
  test.playback.setCrossfade(4)
  test.playing(3)
  test.browser.player.advance(150)
  const sounding = () =>
    test.browser.elements.filter((element) => element.isAsked()).map(({ element }) => element.src.at(-5))
  const open = () => test.browser.elements.filter((element) => element.isOpen()).length
  return { ...test, stop, sounding, open }
}

test('starts the next track while the last one ends, and keeps one element', () => {
  const { playback, browser, current, sounding, open } = setUp()
  browser.player.advance(46)
  expect([current(), sounding()]).toEqual([2, ['1', '2']])
  const [tail, head] = browser.elements
  head?.respond()
  vi.advanceTimersByTime(seconds(2))
  expect(tail?.element.volume).toBeCloseTo(Math.SQRT1_2)
  expect(head?.element.volume).toBeCloseTo(Math.SQRT1_2)
  vi.advanceTimersByTime(seconds(2))
  expect([sounding(), open(), head?.element.volume, playback.get().status]).toEqual([['2'], 1, 1, 'playing'])
  expect([document.querySelectorAll('audio').length, vi.getTimerCount()]).toEqual([1, 0])
})

test('applies a seek into the last seconds to the ending track', () => {
  const { playback, browser, current, sounding } = setUp()
  playback.seek(197)
  expect([current(), sounding()]).toEqual([2, ['1', '2']])
  expect(browser.elements.map(({ element }) => element.currentTime)).toEqual([197, 0])
})

test.each(['pause', 'next', 'stop'] as const)('silences the ending track immediately on %s', (verb) => {
  const { playback, browser, sounding, open } = setUp()
  browser.player.advance(46)
  browser.elements[1]?.respond()
  vi.advanceTimersByTime(seconds(1))
  playback[verb]()
  expect(sounding()).toEqual(verb === 'next' ? ['3'] : [])
  expect([open(), vi.getTimerCount()]).toEqual([verb === 'stop' ? 0 : 1, 0])
})

test('ignores events of the ending track', () => {
  const { browser, current } = setUp()
  browser.player.advance(46)
  browser.elements[1]?.respond()
  browser.player.end()
  browser.player.fail()
  expect(current()).toBe(2)
})

test.each([
  ['crossfade is off', (test: ReturnType<typeof setUp>) => test.playback.setCrossfade(0)],
  ['the tab is hidden', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  ['the track is the last one', (test: ReturnType<typeof setUp>) => test.playback.clear()],
  ['playback pauses after each track', (test: ReturnType<typeof setUp>) => test.playback.setStopsAfterTrack(true)],
  [
    'the next track is not a file',
    (test: ReturnType<typeof setUp>) => test.playback.playNext([trackOf(9, { src: 'dQw4w9WgXcQ' })]),
  ],
])('skips the crossfade when %s', (_, prepare) => {
  const test = setUp()
  prepare(test)
  test.browser.player.advance(48)
  expect([test.current(), test.browser.elements.length]).toEqual([1, 1])
})

test('plays the track to its end without permission to play the next', () => {
  const { browser, current } = setUp({ mayPlay: false })
  browser.player.advance(48)
  expect(current()).toBe(1)
})

test('keeps the element that plays on a TV, where tracks follow each other without a crossfade', () => {
  const { browser, current, sounding } = setUp()
  const remote = new FakeRemote()
  Object.assign(browser.player.element, { remote })
  remote.enter('connected')
  browser.player.advance(46)
  expect([current(), sounding()]).toEqual([1, ['1']])
  browser.player.end()
  browser.player.respond()
  expect([current(), sounding(), browser.elements.length]).toEqual([2, ['2'], 1])
})
