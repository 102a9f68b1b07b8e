import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { queryClient } from '@/core/platform/api/query-client'
import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf, permissionsOf } from '@/core/platform/session/testing/bootstrap-of'
import { runAsSignOut, watchUserChange } from '@/core/platform/session/user-data'
import { toast, toastStore } from '@/core/shared/toasts/toast-store'
import { mockBackend } from '@mock/node'
import { stubNavigator } from '@tests/stub-navigator'

import { createAudioAdapter } from './audio/audio-adapter'
import { amplitudeOf } from './audio/volume'
import { playback, startPlayback } from './playback'
import { startPlugins } from './plugins/start-plugins'
import { currentEntry } from './queue/queue'
import { createFakeAudio } from './testing/fake-audio'
import { trackOf, tracksUpTo } from './testing/test-player'

const browser = createFakeAudio()
const bootstrapFor = (id: number) => bootstrapOf({ user: { id, permissions: permissionsOf('music.play') } })

const stops: (() => void)[] = []
const current = () => currentEntry(playback.get().queue)?.track.id
const expectToast = (message: string) => vi.waitFor(() => expect(toastStore.get()?.message).toBe(message))

function connect(id: number) {
  setBootstrap(bootstrapFor(id))
  stops.push(watchUserChange(), startPlayback())
}

beforeAll(() => mockBackend.listen())
afterAll(() => mockBackend.close())

beforeEach(() => {
  vi.stubGlobal('Audio', browser.Audio)
  // Parallel tests would receive each other's messages.
  vi.stubGlobal('BroadcastChannel', undefined)
  localStorage.clear()
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  mockBackend.reset()
  queryClient.clear()
  playback.stop()
  toast.close()
})

test.each([
  [
    'offers guests to sign in',
    { guest_role: { id: 1, permissions: permissionsOf('music.view') } },
    { message: 'Sign in to listen to music.', action: { label: 'Sign in', action: '/login' } },
  ],
  [
    'refers a user to the site where nothing is sold',
    { user: { id: 5 } },
    {
      message: "Listening isn't enabled for your account. Please contact us to enable it.",
      action: undefined,
    },
  ],
])('%s when playing is not permitted', async (_, sent, expected) => {
  setBootstrap(bootstrapOf(sent))
  playback.playTracks({ tracks: tracksUpTo(2) })
  expect(playback.get().status).toBe('idle')
  await vi.waitFor(() => expect(toastStore.get()).toMatchObject(expected))
})

const OFF_PLAN = "Your plan doesn't include listening to music."

test.each([
  ['links to a plan that includes listening', 'music.play', { label: 'See plans', action: '/pricing?for=music.play' }],
  ['links to no plan where none includes listening', 'music.embed', undefined],
])('%s when playing is not permitted', async (_, sold, action) => {
  const permissions = [{ name: sold, restrictions: [] }]
  for (const { id } of mockBackend.world.db.products.all()) mockBackend.world.db.products.update(id, { permissions })
  setBootstrap(bootstrapOf({ user: { id: 5 }, settings: { billing: { enable: true } } }))
  playback.playTracks({ tracks: tracksUpTo(1) })
  await expectToast(OFF_PLAN)
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await vi.waitFor(() => expect(toastStore.get()).toMatchObject({ message: OFF_PLAN, action }))
})

test('plays for guests with permission, and names a track that cannot be played', async () => {
  setBootstrap(bootstrapOf({ guest_role: { id: 1, permissions: permissionsOf('music.play') } }))
  playback.playTracks({ tracks: [trackOf(1, { name: 'Āzītis', src: '' }), trackOf(2)] })
  browser.player.respond()
  expect(playback.get().status).toBe('playing')
  await expectToast("“Āzītis” can't be played, so we skipped it.")
})

test('names a missing track that is skipped, and shows the server’s message for a refused one', async () => {
  connect(5)
  mockBackend.signInAs('subscriber')
  playback.playTracks({ tracks: tracksUpTo(3) })
  browser.player.respond()
  mockBackend.world.faults.set([{ kind: 'status', status: 404, endpoint: 'tracks.show', times: 1 }])
  browser.player.fail()
  await expectToast("“Song 1” can't be played, so we skipped it.")
  browser.player.respond()
  mockBackend.world.faults.set([{ kind: 'status', status: 403, endpoint: 'tracks.show', times: 1 }])
  browser.player.fail()
  await vi.waitFor(() => expect(current()).toBe(3))
  expect(toastStore.get()?.message).not.toContain('Song')
})

test('renews an expired source silently', async () => {
  connect(5)
  mockBackend.signInAs('subscriber')
  playback.playTracks({ tracks: [trackOf(1, { src: 'storage/track_media/1.wav?expires=1' })] })
  browser.player.respond()
  browser.player.advance(50)
  browser.player.fail()
  await vi.waitFor(() => expect(browser.player.element.src).toMatch(/1\.wav$/))
  browser.player.respond()
  expect([playback.get().status, browser.player.element.currentTime, toastStore.get()]).toEqual(['playing', 50, null])
})

describe('playback at a user change', () => {
  const play = () => {
    playback.playTracks({ tracks: tracksUpTo(2) })
    browser.player.respond()
    browser.player.advance(20)
    window.dispatchEvent(new Event('pagehide'))
  }
  const stored = () => Object.keys(localStorage).filter((key) => !key.includes(':device:'))

  test('stops and deletes queue and saved state at sign-out', () => {
    connect(5)
    play()
    expect(stored()).toHaveLength(2)
    void runAsSignOut(() => setBootstrap(bootstrapOf()))
    expect([playback.get().status, browser.player.isOpen(), stored()]).toEqual(['idle', false, []])
  })

  test('hides a profile’s queue from another profile, and restores it later', () => {
    connect(5)
    play()
    setBootstrap(bootstrapFor(6))
    expect([playback.get().status, playback.get().queue.entries, browser.player.isOpen()]).toEqual(['idle', [], false])
    setBootstrap(bootstrapFor(5))
    expect(playback.get()).toMatchObject({ status: 'paused', position: 20, queue: { currentId: 1 } })
  })

  test('finishes the track after the session expires, notifies once, and plays on after sign-in', async () => {
    connect(5)
    play()
    setBootstrap(bootstrapOf())
    expect([playback.get().status, browser.player.isAsked()]).toEqual(['playing', true])
    await expectToast('Your session has ended. Sign in to continue.')
    expect(toastStore.get()?.action).toEqual({ label: 'Sign in', action: '/login' })
    browser.player.end()
    expect(playback.get().status).toBe('paused')
    setBootstrap(bootstrapFor(5))
    playback.next()
    browser.player.respond()
    expect([current(), playback.get().status]).toEqual([2, 'playing'])
  })

  test('drops the queue when another user signs in after the session expired', () => {
    connect(5)
    play()
    setBootstrap(bootstrapOf())
    setBootstrap(bootstrapFor(6))
    expect([playback.get().status, browser.player.isOpen()]).toEqual(['idle', false])
  })

  test('keeps the track of a guest who signs in', () => {
    setBootstrap(bootstrapOf({ guest_role: { id: 1, permissions: permissionsOf('music.play') } }))
    stops.push(startPlayback())
    play()
    setBootstrap(bootstrapFor(5))
    expect([playback.get().status, current()]).toEqual(['playing', 1])
    expect(stored()).toEqual([])
    window.dispatchEvent(new Event('pagehide'))
    expect(stored()).toEqual(['dziesma:profile:5:playback.queue'])
  })
})

test('restores settings, saves state and notifies other tabs when play is pressed before the player bar has loaded', async () => {
  const posted: unknown[] = []
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage = (message: unknown) => posted.push(message)
      close = () => {}
    },
  )
  localStorage.setItem('dziesma:device:playback.volume', JSON.stringify({ volume: 0.2, isMuted: false }))
  vi.resetModules()
  const fresh = await import('./playback')
  const { setBootstrap: setFresh } = await import('@/core/platform/bootstrap/bootstrap-store')
  const sounds = createFakeAudio()
  vi.stubGlobal('Audio', sounds.Audio)
  setFresh(bootstrapFor(5))
  fresh.playback.playTracks({ tracks: tracksUpTo(2) })
  sounds.player.respond()
  expect(sounds.player.element.volume).toBeCloseTo(amplitudeOf(0.2))
  expect(posted.at(-1)).toMatchObject({ type: 'playing', title: 'Song 1' })
  const stop = fresh.startPlayback()
  sounds.player.advance(7)
  window.dispatchEvent(new Event('pagehide'))
  expect(fresh.playback.get()).toMatchObject({ status: 'playing', position: 7 })
  expect(localStorage.getItem('dziesma:profile:5:playback.moment')).toContain('7')
  stop()
  fresh.playback.stop()
})

test('shows a track on the lock screen as soon as it sounds', async () => {
  const session = { metadata: null as unknown, playbackState: 'none', setActionHandler: vi.fn() }
  stubNavigator({ mediaSession: session })
  vi.stubGlobal('MediaMetadata', function MediaMetadata(init: MediaMetadataInit) {
    return init
  })
  // Imports a fresh player, which no earlier test has connected.
  vi.resetModules()
  const fresh = await import('./playback')
  const { setBootstrap: setFresh } = await import('@/core/platform/bootstrap/bootstrap-store')
  await import('./plugins/media-session')
  const sounds = createFakeAudio()
  vi.stubGlobal('Audio', sounds.Audio)
  setFresh(bootstrapFor(5))
  vi.useFakeTimers()
  try {
    const stop = fresh.startPlayback()
    fresh.playback.playTracks({ tracks: tracksUpTo(2) })
    vi.advanceTimersByTime(0)
    await vi.dynamicImportSettled()
    // Until then the network is reserved for the track.
    expect(session.setActionHandler).not.toHaveBeenCalled()
    sounds.player.respond()
    // Each poll advances the clock by its interval, in total by less than the delay of the other plugins.
    await vi.waitFor(() => expect(session).toMatchObject({ metadata: { title: 'Song 1' }, playbackState: 'playing' }), {
      interval: 1,
      timeout: 3000,
    })
    expect(session.setActionHandler).toHaveBeenCalledWith('nexttrack', expect.any(Function))
    stop()
  } finally {
    vi.useRealTimers()
    fresh.playback.stop()
  }
})

test('counts the play of a track that sounded before the plugins were loaded', async () => {
  connect(5)
  mockBackend.signInAs('subscriber')
  playback.playTracks({ tracks: tracksUpTo(2), queueId: 'album.1.*' })
  browser.player.respond()
  browser.player.advance(1)
  const plays = () => mockBackend.world.db.plays.all().filter(({ user_id }) => user_id === 5).length
  const before = plays()
  const leave = startPlugins(playback, createAudioAdapter(), () => true)
  for (let step = 0; step < 24; step += 1) browser.player.advance(0.25)
  await vi.waitFor(() => expect(plays()).toBe(before + 1))
  leave()
})

test('connects only once when started twice, and saves nothing after it is disconnected', () => {
  setBootstrap(bootstrapFor(5))
  const [first, second] = [startPlayback(), startPlayback()]
  first()
  playback.playTracks({ tracks: tracksUpTo(2) })
  playback.setVolume(0.5)
  expect(Object.keys(localStorage)).toEqual([])
  expect(second).not.toThrow()
})
