import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Track } from '@/contract/shapes/music'

import { entriesOf, repaginate, tracksOf } from './entries'
import type { TrackPages } from './queries'

const track = (id: number): Track => ({ id, name: `${id}`, artists: [], genres: [], tags: [], model_type: 'track' })
const tracks = fc.array(fc.integer({ min: 1, max: 5 }).map(track), { maxLength: 20 })

const pagesOf = (items: readonly Track[], size: number): TrackPages => {
  const count = Math.max(1, Math.ceil(items.length / size))
  const pages = Array.from({ length: count }, (_, index) => ({
    pagination: {
      items: items.slice(index * size, (index + 1) * size),
      current: index + 1,
      perPage: size,
      total: null,
      last: null,
      next: null,
      previous: null,
    },
  }))
  return { pages, pageParams: pages.map(({ pagination }) => pagination.current) }
}

describe('entriesOf', () => {
  it('gives repeated tracks different keys', () => {
    fc.assert(
      fc.property(tracks, (list) => {
        expect(new Set(entriesOf(list).map(({ key }) => key)).size).toBe(list.length)
      }),
    )
  })
})

describe('repaginate', () => {
  it('distributes all tracks over the same number of pages', () => {
    fc.assert(
      fc.property(tracks, tracks, fc.integer({ min: 1, max: 7 }), (before, after, size) => {
        const data = pagesOf(before, size)
        const next = repaginate(data, after)
        expect(tracksOf(next)).toEqual(after)
        expect(next.pages).toHaveLength(data.pages.length)
        expect(next.pageParams).toBe(data.pageParams)
      }),
    )
  })
})
