import { describe, expect, it } from 'vitest'

import { trackSchema } from '@/contract/shapes/music'

import {
  bytesOf,
  estimateBytes,
  type DownloadedCollection,
  missingTracks,
  NO_MUSIC,
  orphanedFiles,
  storedTracks,
  totalBytes,
  withCollection,
  withoutCollection,
} from './downloaded-music'

const trackOf = (id: number, duration: number | null = 100_000) =>
  trackSchema.parse({ id, name: `Song ${id}`, model_type: 'track', duration })

const collectionOf = (id: number, ids: number[], unkeepable: number[] = []): DownloadedCollection => ({
  kind: 'album',
  id,
  name: `Album ${id}`,
  image: null,
  tracks: ids.map((one) => trackOf(one)),
  unkeepable,
})

const [first, second] = [collectionOf(1, [1, 2, 2, 3], [3]), collectionOf(2, [2, 4])]
const music = { collections: [first, second], files: { 1: 10, 2: 20, 9: 90 } }

describe('downloaded music', () => {
  it('lists the missing songs once, without those that cannot be downloaded', () => {
    expect(missingTracks(NO_MUSIC, first).map(({ id }) => id)).toEqual([1, 2])
    expect(missingTracks(music, second).map(({ id }) => id)).toEqual([4])
    expect(storedTracks(music, first).map(({ id }) => id)).toEqual([1, 2, 2])
  })

  it('counts a song in two collections once', () => {
    expect([bytesOf(music, first), bytesOf(music, second), totalBytes(music)]).toEqual([30, 20, 30])
  })

  it('frees only the files that no collection uses', () => {
    expect(orphanedFiles(music)).toEqual(['9'])
    expect(orphanedFiles(withoutCollection(music, first))).toEqual(['1', '9'])
  })

  it('replaces a collection in place', () => {
    const renamed = { ...first, name: 'New' }
    expect(withCollection(music, renamed).collections.map(({ name }) => name)).toEqual(['New', 'Album 2'])
    expect(withCollection({ ...music, collections: [second] }, first).collections).toEqual([second, first])
  })
})

describe('estimateBytes', () => {
  it('assumes 256 kbit/s, and three minutes for an unknown length', () => {
    expect(estimateBytes(NO_MUSIC, [trackOf(1), trackOf(2, null)])).toBe(32_000 * 280)
  })

  it('uses the sizes of stored files, and their bit rate to estimate the others', () => {
    const stored = { collections: [collectionOf(1, [1])], files: { 1: 500 } }
    expect(estimateBytes(stored, [trackOf(1), trackOf(5, 200_000)])).toBe(1500)
  })
})
