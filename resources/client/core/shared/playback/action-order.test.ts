import { beforeEach, describe, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/bootstrap-of'

import { createTestPlayer } from './testing/test-player'
import { trackOf } from './track-of'

function setUp(options: Parameters<typeof createTestPlayer>[0] = {}) {
  const test = createTestPlayer(options)
  vi.stubGlobal('Audio', test.browser.Audio)
  return test
}

beforeEach(() => {
  setBootstrap(bootstrapOf())
  document.body.innerHTML = ''
})

describe('a list that still loads', () => {
  const ask = ({ playback }: ReturnType<typeof setUp>, load: Promise<number>) =>
    playback.playLoaded(
      () => load,
      (id) => playback.playTracks({ tracks: [trackOf(id)] }),
      `album.9.*`,
    )

  test('plays when it is here, and shows until then', async () => {
    const test = setUp()
    test.playing()
    const asked = ask(test, Promise.resolve(9))
    expect([test.status(), test.playback.get().loadingList]).toEqual(['playing', 'album.9.*'])
    await asked
    expect([test.current(), test.playback.get().loadingList]).toEqual([9, null])
  })

  test.each([
    ['pause', ({ playback }) => playback.pause(), 1, 'paused'],
    ['toggle', ({ playback }) => playback.toggle(), 1, 'paused'],
    ['next', ({ playback }) => playback.next(), 2, 'loading'],
    ['previous', ({ playback }) => playback.previous(), 1, 'playing'],
    ['another cover', ({ playback }) => playback.playTracks({ tracks: [trackOf(5)] }), 5, 'loading'],
    ['a sign-out', ({ playback }) => playback.stop(), undefined, 'idle'],
  ] as [string, (test: ReturnType<typeof setUp>) => void, number | undefined, string][])(
    'loses to a later press: %s',
    async (_, press, current, status) => {
      const test = setUp()
      test.playing()
      const asked = ask(test, Promise.resolve(9))
      press(test)
      expect(test.playback.get().loadingList).toBeNull()
      await asked
      expect([test.current(), test.status()]).toEqual([current, status])
    },
  )

  test('loses to a pause on an empty player', async () => {
    const test = setUp()
    const asked = ask(test, Promise.resolve(9))
    test.playback.pause()
    await asked
    expect(test.status()).toBe('idle')
  })

  test('says why it failed, unless something else was pressed', async () => {
    const test = setUp()
    await expect(ask(test, Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    const asked = ask(test, Promise.reject(new Error('gone')))
    test.playback.pause()
    await expect(asked).resolves.toBeUndefined()
    expect(test.playback.get().loadingList).toBeNull()
  })

  test('is not fetched without the permission', async () => {
    const { playback, notices } = setUp({ mayPlay: () => false })
    const load = vi.fn<() => Promise<number>>()
    await playback.playLoaded(load, () => {})
    expect([load.mock.calls, notices]).toEqual([[], ['not allowed']])
  })

  test('does not lose to a song that resumes by itself', async () => {
    const test = setUp()
    test.playing()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    test.browser.player.fail()
    const asked = ask(test, Promise.resolve(9))
    test.playback.retry()
    await asked
    expect(test.current()).toBe(9)
  })
})
