import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import { savedSleepMinutes } from '@/core/shared/playback/persistence/saved-state'
import { createTestPlayer } from '@/core/shared/playback/testing/test-player'
import { monotonicNow } from '@/lib/dates/clock'
import { minutes, seconds } from '@/lib/dates/duration'

import { setOwnSleepTimer } from './own-sleep-timer'
import { runSleepTimer } from './sleep-timer'

const ELZA = 10
const stops: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  setBootstrap(bootstrapOf({ user: { id: ELZA } }))
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

/** Starts the plugin while a track plays, as the page does. */
function listen() {
  const player = createTestPlayer()
  vi.stubGlobal('Audio', player.browser.Audio)
  player.playing()
  stops.push(runSleepTimer(player.playback, player.audio), setOwnSleepTimer(player.playback))
  return { ...player, sleep: () => player.playback.get().sleep }
}

describe('setOwnSleepTimer', () => {
  it('sets the timer that a parent has chosen for the profile', () => {
    savedSleepMinutes(ELZA).write(30)
    expect(listen().sleep()).toEqual({ until: 'time', at: monotonicNow() + minutes(30) })
  })

  it('sets none for other profiles and guests', () => {
    savedSleepMinutes(ELZA).write(30)
    setBootstrap(bootstrapOf({ user: { id: 11 } }))
    expect(listen().sleep()).toBeNull()
    setBootstrap(bootstrapOf())
    expect(listen().sleep()).toBeNull()
  })

  it('ignores a stored value that is no number of minutes', () => {
    localStorage.setItem(`dziesma:device:playback.sleep-minutes.${ELZA}`, '"soon"')
    expect(listen().sleep()).toBeNull()
  })

  it('keeps a timer that runs already, also over a pause', () => {
    savedSleepMinutes(ELZA).write(30)
    const { playback, sleep } = listen()
    const first = sleep()
    vi.advanceTimersByTime(minutes(5))
    playback.pause()
    playback.play()
    expect(sleep()).toBe(first)
    playback.setSleepTimer({ until: 'track' })
    playback.pause()
    playback.play()
    expect(sleep()).toEqual({ until: 'track' })
  })

  it('starts again when the music is started after its end', () => {
    savedSleepMinutes(ELZA).write(5)
    const { playback, status, sleep } = listen()
    vi.advanceTimersByTime(minutes(5) + seconds(1))
    expect([status(), sleep()]).toEqual(['paused', null])
    playback.play()
    expect(sleep()).toEqual({ until: 'time', at: monotonicNow() + minutes(5) })
  })

  it('stays off once it was cancelled, until the page is reloaded', () => {
    savedSleepMinutes(ELZA).write(30)
    const { playback, sleep } = listen()
    playback.setSleepTimer(null)
    playback.pause()
    playback.play()
    expect(sleep()).toBeNull()
    expect(listen().sleep()).not.toBeNull()
  })

  it('starts again after the queue was emptied', () => {
    savedSleepMinutes(ELZA).write(30)
    const { playback, playing, sleep } = listen()
    playback.stop()
    playing()
    expect(sleep()).not.toBeNull()
  })
})
