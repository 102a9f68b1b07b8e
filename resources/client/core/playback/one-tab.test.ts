import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/session/bootstrap-of'

import { shareWithTabs } from './one-tab'
import { playbackOf } from './playback-of'
import { tracksUpTo } from './track-of'

/** Channels that reach each other at once, and as in a browser never themselves. */
class FakeChannel extends EventTarget {
  static open: FakeChannel[] = []
  constructor(readonly name: string) {
    super()
    FakeChannel.open.push(this)
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.open) {
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }))
    }
  }
  close() {
    FakeChannel.open = FakeChannel.open.filter((channel) => channel !== this)
  }
}

function openTab() {
  const tab = playbackOf()
  const { leave, stopOthers } = shareWithTabs(tab.playback)
  const press = () => {
    vi.stubGlobal('Audio', tab.browser.Audio)
    if (tab.playback.get().status === 'idle') tab.playback.playTracks({ tracks: tracksUpTo(2) })
    else tab.playback.play()
    tab.browser.player.answer()
  }
  return { ...tab, leave, stopOthers, press, shows: () => [tab.playback.get().status, tab.playback.get().isElsewhere] }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  setBootstrap(bootstrapOf())
})
afterEach(() => {
  vi.useRealTimers()
  FakeChannel.open = []
})

test('the tab pressed last plays; the other pauses and says that it plays elsewhere', () => {
  const [first, second] = [openTab(), openTab()]
  first.press()
  vi.advanceTimersByTime(1000)
  second.press()
  expect([first.shows(), second.shows()]).toEqual([['paused', true], ['playing', false]])
  vi.advanceTimersByTime(1000)
  first.press()
  expect([first.shows(), second.shows()]).toEqual([['playing', false], ['paused', true]])
})

test('pressed in the same millisecond, exactly one plays', () => {
  const [first, second] = [openTab(), openTab()]
  first.press()
  second.press()
  expect([first.shows(), second.shows()].filter(([status]) => status === 'playing')).toHaveLength(1)
})

test('an empty tab does not care', () => {
  const [first, second] = [openTab(), openTab()]
  first.press()
  expect(second.shows()).toEqual(['idle', false])
})

test('when the other tab falls silent, nothing plays elsewhere any more', () => {
  const [first, second] = [openTab(), openTab()]
  first.press()
  vi.advanceTimersByTime(1)
  second.press()
  second.playback.pause()
  expect([first.shows(), second.shows()]).toEqual([['paused', false], ['paused', false]])
})

test('a tab that is closed while it plays says so', () => {
  const [first, second] = [openTab(), openTab()]
  first.press()
  vi.advanceTimersByTime(1)
  second.press()
  first.leave()
  window.dispatchEvent(new Event('pagehide'))
  second.leave()
  expect(first.shows()).toEqual(['paused', true])
  const third = openTab()
  third.press()
  const fourth = openTab()
  vi.advanceTimersByTime(1)
  fourth.press()
  window.dispatchEvent(new Event('pagehide'))
  expect(third.shows()).toEqual(['paused', false])
})

test('a user who leaves takes the sound and the queue out of every tab', () => {
  const [first, second] = [openTab(), openTab()]
  first.press()
  second.stopOthers()
  expect([first.shows(), first.order()]).toEqual([['idle', false], []])
})

test('what is no message of ours changes nothing', () => {
  const tab = openTab()
  tab.press()
  new FakeChannel('dziesma:playback').postMessage({ type: 'playing' })
  new FakeChannel('dziesma:playback').postMessage('stop')
  expect(tab.shows()).toEqual(['playing', false])
})

test('without channels a tab plays alone', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const tab = openTab()
  tab.press()
  expect(tab.shows()).toEqual(['playing', false])
  expect(() => {
    tab.stopOthers()
    tab.leave()
  }).not.toThrow()
})
