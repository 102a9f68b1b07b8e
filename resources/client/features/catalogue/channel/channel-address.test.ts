import { describe, expect, it } from 'vitest'

import { placeQuery, readPlace } from './channel-address'

const read = (query: string) => readPlace(new URLSearchParams(query))

describe('a place in a channel', () => {
  it.each([
    ['', {}],
    ['?page=2', { page: 2 }],
    ['?order=popularity:desc', { order: 'popularity:desc' }],
    ['?page=3&order=created_at:desc', { page: 3, order: 'created_at:desc' }],
  ] as const)('"%s" is read and written', (query, place) => {
    expect(read(query)).toEqual({ page: undefined, order: undefined, ...place })
    expect(placeQuery(place)).toBe(query)
  })

  it.each(['page=1', 'page=0', 'page=-1', 'page=1.5', 'page=abc', 'page=', 'order=name:asc', 'order=popularity:asc'])(
    '%s is the usual one',
    (query) => {
      expect(placeQuery(read(query))).toBe('')
    },
  )
})
