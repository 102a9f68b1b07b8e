import { expect, test, vi } from 'vitest'

import { createTestPlayer, tracksUpTo } from '@/core/shared/playback/testing/test-player'
import { stubNavigator } from '@tests/stub-navigator'

import { prefetchNext } from './start-plugins'

function playFirstOfTwo() {
  const player = createTestPlayer()
  vi.stubGlobal('Audio', player.browser.Audio)
  const prefetch = vi.spyOn(player.audio, 'prefetch')
  prefetchNext(player.playback, player.audio)
  player.playback.playTracks({ tracks: tracksUpTo(2) })
  player.browser.player.respond()
  player.browser.player.buffer()
  return prefetch
}

test('prefetches the next track once the current one is buffered', () => {
  expect(playFirstOfTwo()).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'file' }))
})

test('prefetches nothing in data-saver mode', () => {
  stubNavigator({ connection: { saveData: true } })
  expect(playFirstOfTwo()).toHaveBeenLastCalledWith(undefined)
})
