import { expect, test, vi } from 'vitest'

import { createTestPlayer, trackOf } from '@/core/shared/playback/testing/test-player'

async function setUp() {
  vi.resetModules()
  const firstScreen = await import('@/ui/deferred-rendering/first-screen')
  const { holdWhileLoading } = await import('./hold-while-loading')
  const { playback, browser } = createTestPlayer()
  vi.stubGlobal('Audio', browser.Audio)
  const stop = holdWhileLoading(playback)
  return { playback, browser, stop, firstScreen: firstScreen.firstScreen }
}

test('holds the first screen from the press until the track is audible', async () => {
  const { playback, browser, firstScreen } = await setUp()
  let respond: (track: number) => void = () => {}
  const tracks = new Promise<number>((resolve) => {
    respond = resolve
  })
  const playRequest = playback.playLoaded(
    () => tracks,
    (id) => playback.playTracks({ tracks: [trackOf(id)] }),
    'album.9.*',
  )
  expect([playback.get().loadingList, firstScreen()]).toEqual(['album.9.*', 'held'])
  respond(9)
  await playRequest
  expect([playback.get().status, firstScreen()]).toEqual(['loading', 'held'])
  browser.player.respond()
  expect([playback.get().status, firstScreen()]).toEqual(['playing', 'open'])
})

test('releases the first screen when the player is disconnected', async () => {
  const { playback, stop, firstScreen } = await setUp()
  playback.playTracks({ tracks: [trackOf(1)] })
  stop()
  expect(firstScreen()).toBe('open')
})
