import { expect, test } from 'vitest'

import { trackOf } from '@/core/shared/playback/testing/test-player'

import { playOptions } from './play-buttons'

test('finds the clicked row when two show the same track', () => {
  const siblings = [trackOf(1), trackOf(2), trackOf(1)]
  expect(siblings.map((track) => playOptions(track, siblings))).toEqual(
    [0, 1, 2].map((index) => ({ tracks: siblings, index })),
  )
})

test('finds a separately fetched track among its siblings by id', () => {
  const siblings = [trackOf(1), trackOf(2)]
  expect(playOptions(trackOf(2), siblings)).toEqual({ tracks: siblings, index: 1 })
  expect(playOptions(trackOf(9), siblings)).toEqual({ tracks: [trackOf(9)], index: 0 })
})
