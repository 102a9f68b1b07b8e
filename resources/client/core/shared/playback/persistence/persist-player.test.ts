import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf, permissionsOf } from '@/core/platform/session/testing/bootstrap-of'
import type { Playback } from '@/core/shared/playback/create-playback'
import { currentUserId } from '@/core/shared/playback/plugins/follow-user'
import { currentEntry } from '@/core/shared/playback/queue/queue'
import { createTestPlayer, trackOf, tracksUpTo } from '@/core/shared/playback/testing/test-player'
import { seconds } from '@/lib/dates/duration'

import { persistPlayer } from './persist-player'
import { SAVED_WINDOW } from './saved-state'

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

describe('persistPlayer after a reload', () => {
  test('restores queue, track, position, shuffled order, repeat and list, paused and without a request', () => {
    const { playback, browser } = openPage()
    playback.playTracks({ tracks: tracksUpTo(5), startAt: 2, queueId: 'album.1.*' })
    browser.player.respond()
    playback.toggleShuffle()
    playback.setRepeat('all')
    playback.playNext([trackOf(3)])
    playback.next()
    browser.player.respond()
    browser.player.advance(62)
    hide()

    const before = playback.get()
    const { playback: restored, browser: idle } = openPage()
    expect(restored.get()).toMatchObject({
      status: 'paused',
      position: 62,
      duration: 200,
      queueId: 'album.1.*',
      needsTap: false,
    })
    expect(restored.get().queue).toEqual(before.queue)
    expect(restored.get().lastOfList?.id).toBe(5)
    expect(idle.elements).toEqual([])

    restored.play()
    idle.player.respond()
    expect([restored.get().status, idle.player.element.currentTime]).toEqual(['playing', 62])
    restored.toggleShuffle()
    expect(restored.get().queue.entries.map(({ track }) => track.id)).toEqual([1, 2, 3, 3, 4, 5])
  })

  test('loses at most a few seconds in a crash', () => {
    const { playback, browser } = openPage()
    playback.playTracks({ tracks: tracksUpTo(2) })
    browser.player.respond()
    settle()
    for (let second = 0; second < 33; second += 1) browser.player.advance(1)
    expect(openPage().playback.get().position).toBeGreaterThanOrEqual(28)
  })

  test('saves a track that played before the persistence started, also if the page closes immediately', () => {
    const page = createTestPlayer({ random: () => 0 })
    vi.stubGlobal('Audio', page.browser.Audio)
    page.playback.playTracks({ tracks: tracksUpTo(3), startAt: 1 })
    page.browser.player.respond()
    persist(page.playback)
    page.browser.player.advance(12)
    window.dispatchEvent(new Event('pagehide'))
    expect(openPage().playback.get()).toMatchObject({
      status: 'paused',
      position: 12,
      queue: page.playback.get().queue,
    })
  })

  test('ignores a saved position of another track', () => {
    const { playback, browser } = openPage()
    playback.playTracks({ tracks: tracksUpTo(2) })
    browser.player.respond()
    browser.player.advance(40)
    playback.next()
    settle()
    expect(openPage().playback.get()).toMatchObject({ position: 0, queue: { currentId: 2 } })
  })

  test('restores names, covers and the list’s columns, but not the long lists inside a track', () => {
    const { playback } = openPage()
    const album = {
      id: 2,
      name: 'Ganos',
      image: 'storage/2.svg',
      artists: [{ id: 7, name: 'Putni' }],
      release_date: '2020-01-01',
    }
    playback.playTracks({
      tracks: [trackOf(1, { album, added_at: '2024-07-01', position: 4, genres: [{ id: 1, name: 'folk' }] })],
    })
    settle()
    const track = openPage().playback.get().queue.entries[0]?.track
    expect(track).toMatchObject({
      name: 'Song 1',
      added_at: '2024-07-01',
      position: 4,
      artists: [{ id: 7, name: 'Putni' }],
      genres: [],
    })
    expect(track?.album).toMatchObject({ name: 'Ganos', image: 'storage/2.svg', artists: [{ name: 'Putni' }] })
  })
})

describe('persistPlayer without anything to restore', () => {
  const playAndLeave = () => {
    openPage().playback.playTracks({ tracks: tracksUpTo(3) })
    settle()
  }

  test('hides the queue of another user', () => {
    playAndLeave()
    setBootstrap(bootstrapOf({ user: { id: 6 } }))
    expect(openPage().playback.get().status).toBe('idle')
    setBootstrap(bootstrapOf({ user: { id: 5 } }))
    expect(openPage().playback.get().status).toBe('paused')
  })

  test('deletes a queue that was stopped', () => {
    const { playback } = openPage()
    playback.playTracks({ tracks: tracksUpTo(3) })
    playback.stop()
    settle()
    hide()
    expect(openPage().playback.get().status).toBe('idle')
    expect(Object.keys(localStorage).filter((key) => !key.includes('device'))).toEqual([])
  })

  test.each([
    '{',
    '{}',
    '{"queueId":null,"lastOfList":null,"queue":{"entries":[],"currentId":9,"unshuffled":null,"heard":[],"repeat":"off","nextId":1}}',
  ])('ignores the invalid value %s', (text) => {
    localStorage.setItem('dziesma:profile:5:playback.queue', text)
    expect(openPage().playback.get().status).toBe('idle')
  })

  test('keeps what plays already', () => {
    playAndLeave()
    const page = createTestPlayer()
    vi.stubGlobal('Audio', page.browser.Audio)
    page.playback.playTracks({ tracks: [trackOf(9)] })
    persist(page.playback)
    expect(page.order()).toEqual([9])
  })
})

test('saves the upcoming tracks of a queue that exceeds the storage quota', () => {
  const setItem = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (value.length > 200_000) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, value)
  })
  openPage().playback.playTracks({ tracks: tracksUpTo(5000), startAt: 700 })
  hide()
  const { queue } = openPage().playback.get()
  expect(queue.entries).toHaveLength(SAVED_WINDOW)
  expect(queue.entries[0]?.track.id).toBe(701)
})

describe('persistPlayer with a long queue', () => {
  const isQueueStored = () => Object.values(localStorage).some((value) => String(value).includes('"entries"'))
  const idles: (() => void)[] = []
  beforeEach(() => {
    idles.length = 0
    vi.stubGlobal('requestIdleCallback', (work: () => void) => idles.push(work))
  })
  const idle = () => idles.splice(0).forEach((work) => work())

  test('writes the queue in many short steps in idle time', () => {
    const { playback } = openPage()
    playback.playTracks({ tracks: tracksUpTo(1000), startAt: 400 })
    settle()
    let steps = 1
    for (; !isQueueStored(); steps += 1) idle()
    expect(steps).toBeGreaterThanOrEqual(10)
    const { queue } = openPage().playback.get()
    expect(queue.entries).toHaveLength(1000)
    expect(queue).toEqual({ ...playback.get().queue, entries: queue.entries })
  })

  test('writes the rest immediately and only once when the page is hidden', () => {
    const { playback } = openPage()
    playback.playTracks({ tracks: tracksUpTo(1000) })
    settle()
    idle()
    hide()
    expect(isQueueStored()).toBe(true)
    localStorage.clear()
    idle()
    expect(isQueueStored()).toBe(false)
  })

  test('restarts the write when the queue changes', () => {
    const { playback } = openPage()
    playback.playTracks({ tracks: tracksUpTo(1000) })
    settle()
    idle()
    playback.next()
    for (let step = 0; step < 20; step++) idle()
    expect(isQueueStored()).toBe(false)
    settle()
    for (let step = 0; step < 20; step++) idle()
    expect(currentEntry(openPage().playback.get().queue)?.track.id).toBe(2)
  })
})

test('keeps another tab’s state instead of writing that of an unchanged paused tab', () => {
  const first = openPage()
  first.playback.playTracks({ tracks: tracksUpTo(2) })
  settle()
  const second = openPage()
  second.playback.playTracks({ tracks: tracksUpTo(4) })
  first.playback.pause()
  settle()
  hide()
  expect(openPage().order()).toHaveLength(4)
})

describe('persistPlayer with sound settings', () => {
  test('uses the site’s volume until the user chooses one, which stays on the device', () => {
    const { playback } = openPage()
    expect(playback.get().volume).toBe(0.3)
    setBootstrap(bootstrapOf({ settings: { player: { default_volume: 55 } } }))
    expect(openPage().playback.get().volume).toBe(0.55)
    playback.setVolume(0.8)
    playback.toggleMute()
    setBootstrap(bootstrapOf({ user: { id: 6 } }))
    expect(openPage().playback.get()).toMatchObject({ volume: 0.8, isMuted: true })
  })

  test('restores volume 0 as muted, and the last audible volume on unmute', () => {
    const { playback } = openPage()
    playback.setVolume(0.6)
    playback.setVolume(0)
    const restored = openPage().playback
    expect(restored.get()).toMatchObject({ isMuted: true })
    restored.toggleMute()
    expect(restored.get()).toMatchObject({ volume: 0.6, isMuted: false })
  })

  test('reads a stored volume of 0 from an earlier release as muted, audible on unmute', () => {
    localStorage.setItem('dziesma:device:playback.volume', JSON.stringify({ volume: 0, isMuted: false }))
    const { playback } = openPage()
    expect(playback.get().isMuted).toBe(true)
    playback.toggleMute()
    expect(playback.get()).toMatchObject({ volume: 0.7, isMuted: false })
  })

  test('keeps volume, speed and crossfade per device, and the volume ceiling per profile', () => {
    const { playback, persistence } = openPage()
    playback.setVolume(0.8)
    playback.setRate(1.5)
    playback.setCrossfade(4)
    playback.setVolumeCeiling(0.5)
    expect(openPage().playback.get()).toMatchObject({ volume: 0.5, volumeCeiling: 0.5, rate: 1.5, crossfade: 4 })
    persistence.handOver(6)
    expect(playback.get()).toMatchObject({ volume: 0.5, volumeCeiling: 1 })
    persistence.handOver(5)
    expect(playback.get()).toMatchObject({ volumeCeiling: 0.5 })
  })
})

test('pauses after each track by default for a child profile', () => {
  setBootstrap(bootstrapOf({ user: { id: 7, permissions: permissionsOf('family.open') } }))
  const { playback } = openPage()
  expect(playback.get().stopsAfterTrack).toBe(true)
  playback.setStopsAfterTrack(false)
  expect(openPage().playback.get().stopsAfterTrack).toBe(false)
})

test('restores each profile’s own queue, track and position, paused', () => {
  const { playback, browser, persistence } = openPage()
  playback.playTracks({ tracks: tracksUpTo(3), startAt: 1 })
  browser.player.respond()
  browser.player.advance(33)
  persistence.handOver(6)
  expect([playback.get().status, browser.player.isOpen()]).toEqual(['idle', false])
  playback.playTracks({ tracks: [trackOf(9)] })
  persistence.handOver(5)
  expect(playback.get()).toMatchObject({ status: 'paused', position: 33, queue: { currentId: 2 } })
  persistence.handOver(6)
  expect(playback.get().queue.entries.map(({ track }) => track.id)).toEqual([9])
})
