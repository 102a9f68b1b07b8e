import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import type { SavedPlayback } from '@/core/shared/playback/playback-state'
import { queueOf } from '@/core/shared/playback/queue/queue'
import { createTestPlayer, trackOf, tracksUpTo } from '@/core/shared/playback/testing/test-player'
import { FakeChannel } from '@/lib/browser/testing/fake-channel'

import { shareWithTabs } from './share-with-tabs'

const leaves: (() => void)[] = []

function openTab(stored?: () => SavedPlayback | undefined) {
  const tab = createTestPlayer()
  const release = vi.fn<() => void>(() => tab.playback.stop())
  const { leave, silence, playHere } = shareWithTabs(tab.playback, { read: () => stored?.(), release })
  leaves.push(leave)
  const press = () => {
    vi.stubGlobal('Audio', tab.browser.Audio)
    if (tab.playback.get().status === 'idle') tab.playback.playTracks({ tracks: tracksUpTo(2) })
    else tab.playback.play()
    tab.browser.player.respond()
  }
  return {
    ...tab,
    leave,
    silence,
    release,
    playHere,
    press,
    shows: () => [tab.playback.get().status, tab.playback.get().isElsewhere],
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  setBootstrap(bootstrapOf())
})
afterEach(() => {
  vi.useRealTimers()
  for (const leave of leaves.splice(0)) leave()
  FakeChannel.open = []
})

test('plays in the tab pressed last, and pauses the other, which shows that another tab plays', () => {
  const [first, second] = [openTab(), openTab()]
  first.press()
  vi.advanceTimersByTime(1000)
  second.press()
  expect([first.shows(), second.shows()]).toEqual([
    ['paused', true],
    ['playing', false],
  ])
  vi.advanceTimersByTime(1000)
  first.press()
  expect([first.shows(), second.shows()]).toEqual([
    ['playing', false],
    ['paused', true],
  ])
})

describe('a shared link opened in a new tab', () => {
  const openLink = async (isRefused: boolean) => {
    const first = openTab()
    first.press()
    vi.advanceTimersByTime(1000)
    const second = openTab()
    vi.stubGlobal('Audio', second.browser.Audio)
    second.browser.refuse(isRefused)
    second.playback.playShared(trackOf(9), 40)
    await vi.advanceTimersByTimeAsync(0)
    return { first, second }
  }

  test('leaves the other tab playing while autoplay is refused, until play is pressed', async () => {
    const { first, second } = await openLink(true)
    expect([first.shows(), second.shows(), second.playback.get().needsTap]).toEqual([
      ['playing', false],
      ['paused', false],
      true,
    ])
    first.playback.next()
    first.browser.player.respond()
    expect([first.shows()[0], second.playback.get().needsTap]).toEqual(['playing', true])
    second.browser.refuse(false)
    second.playback.play()
    expect([first.shows(), second.shows()]).toEqual([
      ['paused', true],
      ['loading', false],
    ])
  })

  test('pauses the other tab only once it is audible', async () => {
    const { first, second } = await openLink(false)
    expect([first.shows(), second.shows()]).toEqual([
      ['playing', false],
      ['loading', false],
    ])
    second.browser.player.respond()
    expect([first.shows(), second.shows()]).toEqual([
      ['paused', true],
      ['playing', false],
    ])
  })
})

describe('a list that is loading', () => {
  const askForList = (tab: ReturnType<typeof openTab>) => {
    let arrive = () => {}
    const list = new Promise<void>((resolve) => {
      arrive = resolve
    })
    void tab.playback.playLoaded(
      () => list,
      () => tab.playback.playTracks({ tracks: [trackOf(9)] }),
    )
    return async () => {
      arrive()
      await vi.advanceTimersByTimeAsync(0)
    }
  }

  test('stays silent when another tab starts in the meantime', async () => {
    const [first, second] = [openTab(), openTab()]
    second.playback.restore({ queue: queueOf([trackOf(1)]), queueId: null, lastOfList: null, position: 0 })
    const arrive = askForList(second)
    first.press()
    await arrive()
    expect([first.shows(), second.current()]).toEqual([['playing', false], 1])
  })

  test('plays although the other tab advances to its next track', async () => {
    const [first, second] = [openTab(), openTab()]
    second.playback.restore({ queue: queueOf([trackOf(1)]), queueId: null, lastOfList: null, position: 0 })
    first.press()
    vi.advanceTimersByTime(1000)
    const arrive = askForList(second)
    first.browser.player.end()
    await arrive()
    expect([first.shows(), second.current()]).toEqual([['paused', true], 9])
  })
})

test('plays in exactly one of two tabs pressed in the same millisecond', () => {
  const [first, second] = [openTab(), openTab()]
  first.press()
  second.press()
  expect([first.shows(), second.shows()].filter(([status]) => status === 'playing')).toHaveLength(1)
})

test('changes nothing in an empty tab', () => {
  const [first, second] = [openTab(), openTab()]
  first.press()
  expect(second.shows()).toEqual(['idle', false])
})

test('clears the other tab’s mark when it pauses', () => {
  const [first, second] = [openTab(), openTab()]
  first.press()
  vi.advanceTimersByTime(1)
  second.press()
  second.playback.pause()
  expect([first.shows(), second.shows()]).toEqual([
    ['paused', false],
    ['paused', false],
  ])
})

test('clears the other tab’s mark when it is closed while playing', () => {
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

test('keeps the mark in a third tab when one tab yields to another', () => {
  const [third, first, second] = [openTab(), openTab(), openTab()]
  third.playback.restore({ queue: queueOf([trackOf(9)]), queueId: null, lastOfList: null, position: 0 })
  first.press()
  vi.advanceTimersByTime(1)
  second.press()
  expect(third.shows()).toEqual(['paused', true])
})

test('loads a closed tab’s queue in the others, at its position', () => {
  const first = openTab()
  const second = openTab(() => ({ ...first.playback.get(), queueId: 'album.1.*', position: 40 }))
  second.playback.restore({ queue: queueOf([trackOf(9)]), queueId: null, lastOfList: null, position: 3 })
  first.press()
  first.browser.player.advance(44)
  window.dispatchEvent(new Event('pagehide'))
  const { position, queueId } = second.playback.get()
  expect([second.shows(), second.order(), position, queueId]).toEqual([['paused', false], [1, 2], 44, 'album.1.*'])
})

test('takes the track from a closed tab’s last message when its saved state is older', () => {
  const first = openTab()
  const second = openTab(() => ({ queue: queueOf(tracksUpTo(2)), queueId: null, lastOfList: null, position: 40 }))
  second.playback.restore({ queue: queueOf([trackOf(9)]), queueId: null, lastOfList: null, position: 3 })
  first.press()
  first.playback.next()
  first.browser.player.advance(7)
  window.dispatchEvent(new Event('pagehide'))
  expect([second.current(), second.playback.get().position]).toEqual([2, 7])
})

test('asks which tab plays after it was frozen', () => {
  const [first, second] = [openTab(), openTab()]
  first.press()
  const yieldToTab = vi.spyOn(first.playback, 'yieldToTab').mockReturnValueOnce()
  vi.advanceTimersByTime(1)
  second.press()
  expect([yieldToTab.mock.calls.length, first.shows()]).toEqual([1, ['playing', false]])
  document.dispatchEvent(new Event('resume'))
  expect([first.shows(), second.shows()]).toEqual([
    ['paused', true],
    ['playing', false],
  ])
})

describe('shareWithTabs, once the back-forward cache restores the page', () => {
  const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

  test('pauses at the saved position, and plays from there on a press', () => {
    const tab = openTab(() => ({ ...tab.playback.get(), position: 40 }))
    tab.press()
    tab.browser.player.advance(44)
    comeBack()
    expect([tab.shows(), tab.order(), tab.playback.get().position]).toEqual([['paused', false], [1, 2], 40])
    expect(tab.browser.player.isOpen()).toBe(false)
    tab.press()
    expect([tab.shows(), tab.browser.player.element.currentTime]).toEqual([['playing', false], 40])
  })

  test('pauses without a saved state too, but not on a first visit', () => {
    const tab = openTab()
    tab.press()
    window.dispatchEvent(new PageTransitionEvent('pageshow'))
    expect(tab.shows()).toEqual(['playing', false])
    comeBack()
    expect(tab.shows()).toEqual(['paused', false])
  })

  test('asks which tab plays now', () => {
    openTab()
    const heard: unknown[] = []
    new FakeChannel('dziesma:playback').addEventListener('message', (event) =>
      heard.push((event as MessageEvent<unknown>).data),
    )
    comeBack()
    expect(heard).toEqual([expect.objectContaining({ type: 'ask' })])
  })
})

test('stops every tab and deletes its queue at sign-out', () => {
  const [first, second] = [openTab(), openTab()]
  first.press()
  second.silence(true)
  expect([first.shows(), first.order(), first.release.mock.calls]).toEqual([['idle', false], [], []])
})

test('ignores malformed messages', () => {
  const tab = openTab()
  tab.press()
  new FakeChannel('dziesma:playback').postMessage({ type: 'playing' })
  new FakeChannel('dziesma:playback').postMessage('stop')
  expect(tab.shows()).toEqual(['playing', false])
})

test('plays without BroadcastChannel support', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const tab = openTab()
  tab.press()
  expect(tab.shows()).toEqual(['playing', false])
  expect(() => {
    tab.silence(true)
    tab.playHere()
    tab.leave()
  }).not.toThrow()
})

test('stops every tab at a profile change, and keeps the queue for its owner', () => {
  const [first, second] = [openTab(), openTab()]
  first.press()
  second.silence(false)
  expect([first.shows(), first.release.mock.calls.length]).toEqual([['idle', false], 1])
})

test('shows the title that the other tab plays, also in a new tab and after it changes', () => {
  const first = openTab()
  first.press()
  const second = openTab()
  second.playback.restore({ queue: queueOf([trackOf(9)]), queueId: null, lastOfList: null, position: 0 })
  const third = openTab()
  third.playback.restore({ queue: queueOf([trackOf(9)]), queueId: null, lastOfList: null, position: 0 })
  first.playback.next()
  expect([second, third].map(({ playback }) => playback.get().elsewhereTitle)).toEqual(['Song 2', 'Song 2'])
  first.playback.pause()
  expect(second.playback.get().elsewhereTitle).toBeNull()
})

describe('playHere', () => {
  const takeOver = (isFrozen: boolean) => {
    const first = openTab()
    first.press()
    const stored = (): SavedPlayback => ({ ...first.playback.get(), queueId: 'album.1.*', position: 40 })
    const second = openTab(stored)
    second.playback.restore({ queue: queueOf([trackOf(9)]), queueId: null, lastOfList: null, position: 3 })
    first.browser.player.advance(44)
    if (isFrozen) first.leave()
    vi.advanceTimersByTime(1)
    vi.stubGlobal('Audio', second.browser.Audio)
    second.playHere()
    return { first, second }
  }

  test('continues queue and list at the other tab’s position, and pauses that tab', () => {
    const { first, second } = takeOver(false)
    second.browser.player.respond()
    expect([second.shows(), second.order(), second.playback.get().queueId]).toEqual([
      ['playing', false],
      [1, 2],
      'album.1.*',
    ])
    expect([first.shows(), second.browser.player.element.currentTime]).toEqual([['paused', true], 44])
  })

  test('plays the saved state of a frozen or closed tab, in the task of the press', () => {
    const { second } = takeOver(true)
    expect(second.browser.player.isAsked()).toBe(true)
    second.browser.player.respond()
    expect([second.shows(), second.browser.player.element.currentTime]).toEqual([['playing', false], 40])
  })
})
