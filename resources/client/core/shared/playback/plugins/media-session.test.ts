import { beforeEach, describe, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import { createTestPlayer, trackOf, tracksUpTo } from '@/core/shared/playback/testing/test-player'
import { minutes } from '@/lib/dates/duration'
import { stubNavigator } from '@tests/stub-navigator'

import { connectMediaSession } from './media-session'

/** Fakes the used part of a browser's media session, and throws where a browser would. */
function fakeSession({ unknown }: { unknown?: string } = {}) {
  const handlers = new Map<string, (details: object) => void>()
  const positions: (MediaPositionState | undefined)[] = []
  return {
    metadata: null as MediaMetadataInit | null,
    playbackState: 'none',
    handlers,
    positions,
    setActionHandler: (action: string, handler: ((details: object) => void) | null) => {
      if (action === unknown) throw new TypeError('no such action')
      if (handler) handlers.set(action, handler)
      else handlers.delete(action)
    },
    setPositionState: (state?: MediaPositionState) => {
      const { duration = 0, position = 0 } = state ?? {}
      if (state && !(duration > 0 && position >= 0 && position <= duration))
        throw new TypeError('invalid position state')
      positions.push(state)
    },
  }
}

function setUp(session: ReturnType<typeof fakeSession> = fakeSession()) {
  const test = createTestPlayer()
  vi.stubGlobal('Audio', test.browser.Audio)
  stubNavigator({ mediaSession: session })
  vi.stubGlobal('MediaMetadata', function MediaMetadata(init: MediaMetadataInit) {
    return init
  })
  const press = (action: string, details: object = {}) => session.handlers.get(action)?.(details)
  return { ...test, session, press, stop: connectMediaSession(test.playback) }
}

beforeEach(() => setBootstrap(bootstrapOf()))

test('shows the current track and its status', () => {
  const { playback, browser, session } = setUp()
  expect([session.metadata, session.playbackState]).toEqual([null, 'none'])
  playback.playTracks({
    tracks: [trackOf(1, { image: null, album: { id: 2, name: 'Ganos', image: 'storage/2.jpg' } })],
  })
  browser.player.respond()
  expect(session.metadata).toEqual({
    title: 'Song 1',
    artist: 'Putni',
    album: 'Ganos',
    artwork: [{ src: 'http://dziesma.test/storage/2.jpg', type: 'image/jpeg' }],
  })
  expect(session.playbackState).toBe('playing')
  playback.pause()
  expect(session.playbackState).toBe('paused')
  playback.stop()
  expect([session.metadata, session.playbackState]).toEqual([null, 'none'])
})

const ICON = { src: 'http://dziesma.test/favicon/icon-192x192.png', sizes: '192x192', type: 'image/png' }

describe('artwork', () => {
  const coverOf = (image: string | null) => trackOf(1, { image, album: null })
  const artwork = ({ metadata }: ReturnType<typeof fakeSession>) => metadata?.artwork

  test.each([
    ['storage/1.png', 'image/png'],
    ['storage/1.JPEG?v=2', 'image/jpeg'],
  ])('shows the cover itself, with its type: %s', (image, type) => {
    const { playback, session } = setUp()
    playback.playTracks({ tracks: [coverOf(image)] })
    expect(artwork(session)).toEqual([{ src: `http://dziesma.test/${image}`, type }])
  })

  test("shows the site's icon for a track without a cover", () => {
    const { playback, session } = setUp()
    playback.playTracks({ tracks: [coverOf(null)] })
    expect(artwork(session)).toEqual([ICON])
  })

  // jsdom has no canvas; tests/e2e/player/media-session.spec.ts covers drawing.
  test.each([
    ['storage/1.svg', ICON],
    ['storage/1', { src: 'http://dziesma.test/storage/1' }],
  ])('falls back when %s cannot be drawn', async (image, expected) => {
    const { playback, session } = setUp()
    playback.playTracks({ tracks: [coverOf(image)] })
    expect(session.metadata).toMatchObject({ title: 'Song 1', artwork: [] })
    await vi.waitFor(() => expect(artwork(session)).toEqual([expected]))
    playback.pause()
    expect(artwork(session)).toEqual([expected])
  })

  test('shows the cover of the current track when the previous one is drawn late', async () => {
    const { playback, session } = setUp()
    playback.playTracks({ tracks: [coverOf('storage/1.svg'), trackOf(2, { image: 'storage/2.png' })] })
    playback.next()
    await vi.dynamicImportSettled()
    expect(artwork(session)).toEqual([{ src: 'http://dziesma.test/storage/2.png', type: 'image/png' }])
  })
})

test('maps the system’s buttons to actions, one step per press', () => {
  const { playback, browser, press, current } = setUp()
  playback.playTracks({ tracks: tracksUpTo(4) })
  browser.player.respond()
  press('nexttrack')
  press('nexttrack')
  expect(current()).toBe(3)
  press('previoustrack')
  expect(current()).toBe(2)
  press('pause')
  expect(playback.get().status).toBe('paused')
  press('play')
  browser.player.respond()
  expect(playback.get().status).toBe('playing')
  press('seekto', { seekTime: 60 })
  expect(playback.get().position).toBe(60)
  press('stop')
  expect(playback.get().status).toBe('paused')
})

test('offers steps in long recordings only, where iPhones show them in place of previous and next', () => {
  const { playback, browser, session, press } = setUp()
  const steps = () => ['seekbackward', 'seekforward'].filter((action) => session.handlers.has(action))
  const lasting = (id: number, length: number) => trackOf(id, { duration: length })
  playback.playTracks({ tracks: [lasting(1, minutes(20) - 1), lasting(2, minutes(20))] })
  expect([steps(), session.handlers.has('seekto')]).toEqual([[], true])
  playback.next()
  expect(steps()).toEqual(['seekbackward', 'seekforward'])
  playback.seek(60)
  press('seekforward')
  press('seekbackward', { seekOffset: 30 })
  expect(playback.get().position).toBe(40)
  browser.player.respond()
  playback.previous()
  playback.previous()
  expect([steps(), session.handlers.has('previoustrack')]).toEqual([[], true])
})

test('updates the position at seeks, starts and new durations only', () => {
  const { playback, browser, session } = setUp()
  playback.playTracks({ tracks: tracksUpTo(2) })
  browser.player.respond()
  const updates = session.positions.length
  for (let second = 0; second < 20; second += 1) browser.player.advance(0.25)
  expect(session.positions).toHaveLength(updates)
  playback.seek(100)
  expect(session.positions.at(-1)).toEqual({ duration: 200, position: 100, playbackRate: 1 })
  playback.seek(101)
  expect(session.positions).toHaveLength(updates + 2)
})

test('updates the playback rate', () => {
  const { playback, browser, session } = setUp()
  playback.playTracks({ tracks: tracksUpTo(1) })
  browser.player.respond()
  playback.setRate(1.5)
  expect(session.positions.at(-1)).toMatchObject({ playbackRate: 1.5 })
})

test('ignores a media key that a page shortcut has handled', () => {
  const { playback, browser, press, current } = setUp()
  playback.playTracks({ tracks: tracksUpTo(4) })
  browser.player.respond()
  const shortcut = (event: KeyboardEvent) => {
    event.preventDefault()
    playback.next()
  }
  document.addEventListener('keydown', shortcut)
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'MediaTrackNext', bubbles: true, cancelable: true }))
  press('nexttrack')
  document.removeEventListener('keydown', shortcut)
  expect(current()).toBe(2)
})

test('clears the position while the duration is unknown', () => {
  const { playback, session } = setUp()
  playback.playTracks({ tracks: [trackOf(1, { duration: null })] })
  expect(session.positions.at(-1)).toBeUndefined()
})

test('works without one of the buttons and without a media session', () => {
  const { session } = setUp(fakeSession({ unknown: 'seekto' }))
  expect([...session.handlers.keys()]).toEqual(['play', 'pause', 'stop', 'previoustrack', 'nexttrack'])
  vi.stubGlobal('navigator', {})
  expect(() => connectMediaSession(createTestPlayer().playback)()).not.toThrow()
})

test('releases the buttons when it disconnects', () => {
  const { session, stop } = setUp()
  stop()
  expect(session.handlers.size).toBe(0)
})
