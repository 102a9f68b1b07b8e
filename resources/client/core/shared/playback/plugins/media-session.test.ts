import { beforeEach, describe, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/bootstrap-of'
import { createTestPlayer } from '@/core/shared/playback/testing/test-player'
import { trackOf, tracksUpTo } from '@/core/shared/playback/track-of'
import { stubNavigator } from '@tests/stub-navigator'

import { connectMediaSession } from './media-session'

/** The part of a browser's media session that ours uses; it throws where a browser would. */
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

test('shows what plays, and that it plays', () => {
  const { playback, browser, session } = setUp()
  expect([session.metadata, session.playbackState]).toEqual([null, 'none'])
  playback.playTracks({
    tracks: [trackOf(1, { image: null, album: { id: 2, name: 'Ganos', image: 'storage/2.jpg' } })],
  })
  browser.player.answer()
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
  ])('is the cover itself with its type: %s', (image, type) => {
    const { playback, session } = setUp()
    playback.playTracks({ tracks: [coverOf(image)] })
    expect(artwork(session)).toEqual([{ src: `http://dziesma.test/${image}`, type }])
  })

  test("is the site's icon for a track without a cover", () => {
    const { playback, session } = setUp()
    playback.playTracks({ tracks: [coverOf(null)] })
    expect(artwork(session)).toEqual([ICON])
  })

  // jsdom draws nothing: a browser that draws is asked in tests/e2e/player/media-session.spec.ts.
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

  test('belongs to the current track when the one before is drawn late', async () => {
    const { playback, session } = setUp()
    playback.playTracks({ tracks: [coverOf('storage/1.svg'), trackOf(2, { image: 'storage/2.png' })] })
    playback.next()
    await vi.dynamicImportSettled()
    expect(artwork(session)).toEqual([{ src: 'http://dziesma.test/storage/2.png', type: 'image/png' }])
  })
})

test('its buttons are ours, one step for each press', () => {
  const { playback, browser, press, current } = setUp()
  playback.playTracks({ tracks: tracksUpTo(4) })
  browser.player.answer()
  press('nexttrack')
  press('nexttrack')
  expect(current()).toBe(3)
  press('previoustrack')
  expect(current()).toBe(2)
  press('pause')
  expect(playback.get().status).toBe('paused')
  press('play')
  browser.player.answer()
  expect(playback.get().status).toBe('playing')
  press('seekto', { seekTime: 60 })
  press('seekforward')
  press('seekbackward', { seekOffset: 30 })
  expect(playback.get().position).toBe(40)
  press('stop')
  expect(playback.get().status).toBe('paused')
})

test('the position is notices at seeks, starts and new durations, never while it just goes on', () => {
  const { playback, browser, session } = setUp()
  playback.playTracks({ tracks: tracksUpTo(2) })
  browser.player.answer()
  const notices = session.positions.length
  for (let second = 0; second < 20; second += 1) browser.player.advance(0.25)
  expect(session.positions).toHaveLength(notices)
  playback.seek(100)
  expect(session.positions.at(-1)).toEqual({ duration: 200, position: 100, playbackRate: 1 })
  playback.seek(101)
  expect(session.positions).toHaveLength(notices + 2)
})

test('a change of speed is notices', () => {
  const { playback, browser, session } = setUp()
  playback.playTracks({ tracks: tracksUpTo(1) })
  browser.player.answer()
  playback.setRate(1.5)
  expect(session.positions.at(-1)).toMatchObject({ playbackRate: 1.5 })
})

test('a media key that a shortcut of the page has handled is one step, not two', () => {
  const { playback, browser, press, current } = setUp()
  playback.playTracks({ tracks: tracksUpTo(4) })
  browser.player.answer()
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

test('a duration that is not known is not notices', () => {
  const { playback, session } = setUp()
  playback.playTracks({ tracks: [trackOf(1, { duration: null })] })
  expect(session.positions.at(-1)).toBeUndefined()
})

test('a browser without one of the buttons, or without the whole session, plays all the same', () => {
  const { session } = setUp(fakeSession({ unknown: 'seekto' }))
  expect([...session.handlers.keys()]).toEqual([
    'play',
    'pause',
    'stop',
    'previoustrack',
    'nexttrack',
    'seekbackward',
    'seekforward',
  ])
  vi.stubGlobal('navigator', {})
  expect(() => connectMediaSession(createTestPlayer().playback)()).not.toThrow()
})

test('leaving gives the buttons back', () => {
  const { session, stop } = setUp()
  stop()
  expect(session.handlers.size).toBe(0)
})
