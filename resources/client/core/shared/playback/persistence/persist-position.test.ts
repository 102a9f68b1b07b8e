import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import type { Playback } from '@/core/shared/playback/create-playback'
import type { SleepTimer } from '@/core/shared/playback/playback-state'
import { currentUserId } from '@/core/shared/playback/plugins/follow-user'
import { queueOf } from '@/core/shared/playback/queue/queue'
import { createTestPlayer, trackOf, tracksUpTo } from '@/core/shared/playback/testing/test-player'
import { minutes, seconds } from '@/lib/dates/duration'

import { persistPlayer } from './persist-player'
import { readSavedPlayback, SLEEP_LIFETIME_MS } from './saved-state'

const stops: (() => void)[] = []

function persist(playback: Playback) {
  const persistence = persistPlayer(playback, currentUserId())
  stops.push(persistence.stop)
  return persistence
}

/** Opens a page, which restores what earlier pages saved in storage. */
function openPage() {
  const page = createTestPlayer({ random: () => 0 })
  vi.stubGlobal('Audio', page.browser.Audio)
  return { ...page, persistence: persist(page.playback) }
}

function hide() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

const settle = () => vi.advanceTimersByTime(seconds(1))

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  setBootstrap(bootstrapOf({ user: { id: 5 }, settings: { player: { default_volume: 30 } } }))
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

describe('persistPlayer with a shared link', () => {
  const openLink = () => {
    const first = openPage()
    first.playback.playTracks({ tracks: tracksUpTo(3), startAt: 1, queueId: 'album.1.*' })
    settle()
    const second = openPage()
    second.playback.playShared(trackOf(9), 40)
    settle()
    hide()
    return second
  }

  test('keeps the saved queue until the shared track is audible', () => {
    openLink()
    expect(openPage().playback.get()).toMatchObject({ position: 0, queueId: 'album.1.*', queue: { currentId: 2 } })
  })

  test('puts the shared track in front of the queue once it is audible', () => {
    openLink().browser.player.respond()
    settle()
    const { order, current, playback } = openPage()
    expect([order(), current(), playback.get().queueId]).toEqual([[1, 9, 2, 3], 9, 'album.1.*'])
  })

  test('plays the current track from the link’s position instead of inserting it again', () => {
    const { playback, order } = openPage()
    playback.restore({ queue: queueOf(tracksUpTo(3)), queueId: null, lastOfList: null, position: 7 })
    playback.playShared(trackOf(1), 40)
    expect([order(), playback.get().position]).toEqual([[1, 2, 3], 40])
  })
})

describe('persistPlayer with a sleep timer', () => {
  const setSleep = (sleep: SleepTimer) => {
    const { playback } = openPage()
    playback.playTracks({ tracks: tracksUpTo(2) })
    playback.setSleepTimer(sleep)
    settle()
    return playback
  }

  test.each([
    { until: 'time', at: minutes(15) },
    { until: 'track' },
    { until: 'album' },
    { until: 'queue' },
  ] as SleepTimer[])('restores %j after a reload', (sleep) => {
    vi.setSystemTime(0)
    setSleep(sleep)
    expect(openPage().playback.get().sleep).toEqual(sleep)
  })

  test('drops a timer that was cancelled or has expired', () => {
    setSleep({ until: 'track' }).setSleepTimer(null)
    expect(openPage().playback.get().sleep).toBeNull()
    setSleep({ until: 'time', at: Date.now() + minutes(15) })
    vi.setSystemTime(Date.now() + minutes(16))
    expect(openPage().playback.get().sleep).toBeNull()
  })

  test('drops a timer without a time the next morning', () => {
    setSleep({ until: 'track' })
    vi.setSystemTime(Date.now() + SLEEP_LIFETIME_MS + 1)
    expect(openPage().playback.get().sleep).toBeNull()
  })

  test('ignores a timer that expired while nothing played', () => {
    setSleep({ until: 'time', at: Date.now() + minutes(15) })
    const { playback } = openPage()
    vi.setSystemTime(Date.now() + minutes(20))
    playback.play()
    expect([playback.get().status, playback.get().sleep]).toEqual(['loading', null])
  })

  test('keeps a separate timer for each profile', () => {
    const { playback, persistence } = openPage()
    playback.playTracks({ tracks: tracksUpTo(2) })
    playback.setSleepTimer({ until: 'track' })
    persistence.handOver(6)
    expect(playback.get().sleep).toBeNull()
    persistence.handOver(5)
    expect(playback.get().sleep).toEqual({ until: 'track' })
  })

  test('hands the timer to the tab that takes over', () => {
    setSleep({ until: 'track' })
    const { playback } = openPage()
    const saved = readSavedPlayback(5)
    playback.stop()
    if (saved) playback.takeOver(saved)
    expect(playback.get().sleep).toEqual({ until: 'track' })
  })
})

test('saves how much was heard and whether it was counted, also after an early seek', () => {
  const { playback, browser } = openPage()
  playback.playTracks({ tracks: tracksUpTo(2) })
  browser.player.respond()
  for (let step = 0; step < 12; step += 1) browser.player.advance(0.25)
  playback.seek(100)
  settle()
  hide()
  expect(openPage().playback.get()).toMatchObject({ position: 100, heard: 3, isLogged: false })
  playback.markLogged(playback.get().listenId)
  expect(openPage().playback.get()).toMatchObject({ position: 100, heard: 3, isLogged: true })
  playback.next()
  settle()
  expect(openPage().playback.get()).toMatchObject({ heard: 0, isLogged: false, queue: { currentId: 2 } })
})
