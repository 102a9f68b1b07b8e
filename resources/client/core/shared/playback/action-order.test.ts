import { beforeEach, describe, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import { createFakeAudio } from './testing/fake-audio'
import { createTestPlayer, trackOf } from './testing/test-player'

function setUp(options: Parameters<typeof createTestPlayer>[0] = {}) {
  const test = createTestPlayer(options)
  vi.stubGlobal('Audio', test.browser.Audio)
  return test
}

beforeEach(() => {
  setBootstrap(bootstrapOf())
  document.body.innerHTML = ''
})

describe('playLoaded', () => {
  const playList = ({ playback }: ReturnType<typeof setUp>, load: Promise<number>) =>
    playback.playLoaded(
      () => load,
      (id) => playback.playTracks({ tracks: [trackOf(id)] }),
      `album.9.*`,
    )

  test('plays the list once it has loaded, and shows it as loading until then', async () => {
    const test = setUp()
    test.playing()
    const loading = playList(test, Promise.resolve(9))
    expect([test.status(), test.playback.get().loadingList]).toEqual(['playing', 'album.9.*'])
    await loading
    expect([test.current(), test.playback.get().loadingList]).toEqual([9, null])
  })

  test('starts sound after the press that has requested the list, as Safari demands', async () => {
    let isPressed = true
    const test = setUp()
    const browser = createFakeAudio({ mayStart: () => isPressed })
    vi.stubGlobal('Audio', browser.Audio)
    const loading = playList(test, Promise.resolve(9))
    isPressed = false
    await loading
    browser.player.respond()
    expect(test.status()).toBe('playing')
  })

  test.each([
    ['pause', ({ playback }) => playback.pause(), 1, 'paused'],
    ['toggle', ({ playback }) => playback.toggle(), 1, 'paused'],
    ['next', ({ playback }) => playback.next(), 2, 'loading'],
    ['previous', ({ playback }) => playback.previous(), 1, 'playing'],
    ['another cover', ({ playback }) => playback.playTracks({ tracks: [trackOf(5)] }), 5, 'loading'],
    ['a sign-out', ({ playback }) => playback.stop(), undefined, 'idle'],
  ] as [string, (test: ReturnType<typeof setUp>) => void, number | undefined, string][])(
    'drops the list after a later action: %s',
    async (_, press, current, status) => {
      const test = setUp()
      test.playing()
      const loading = playList(test, Promise.resolve(9))
      press(test)
      expect(test.playback.get().loadingList).toBeNull()
      await loading
      expect([test.current(), test.status()]).toEqual([current, status])
    },
  )

  test('plays nothing after a pause on an empty player', async () => {
    const test = setUp()
    const loading = playList(test, Promise.resolve(9))
    test.playback.pause()
    await loading
    expect(test.status()).toBe('idle')
  })

  test('rejects when loading fails, unless another action came first', async () => {
    const test = setUp()
    await expect(playList(test, Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    const loading = playList(test, Promise.reject(new Error('gone')))
    test.playback.pause()
    await expect(loading).resolves.toBeUndefined()
    expect(test.playback.get().loadingList).toBeNull()
  })

  test('loads nothing without permission to play', async () => {
    const { playback, notices } = setUp({ mayPlay: () => false })
    const load = vi.fn<() => Promise<number>>()
    await playback.playLoaded(load, () => {})
    expect([load.mock.calls, notices]).toEqual([[], ['not allowed']])
  })

  test('plays the list even if a track resumes automatically in the meantime', async () => {
    const test = setUp()
    test.playing()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    test.browser.player.fail()
    const loading = playList(test, Promise.resolve(9))
    test.playback.retry()
    await loading
    expect(test.current()).toBe(9)
  })
})
