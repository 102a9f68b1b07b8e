import { describe, expect, it } from 'vitest'

import { listSearch, parseListParams } from './channel-params'

const read = (query: string) => parseListParams(new URLSearchParams(query))

describe('channel params', () => {
  it.each([
    ['', {}],
    ['?page=2', { page: 2 }],
    ['?order=popularity:desc', { order: 'popularity:desc' }],
    ['?page=3&order=created_at:desc', { page: 3, order: 'created_at:desc' }],
  ] as const)('parses and formats "%s"', (query, params) => {
    expect(read(query)).toEqual({ page: undefined, order: undefined, ...params })
    expect(listSearch(params)).toBe(query)
  })

  it.each(['page=1', 'page=0', 'page=-1', 'page=1.5', 'page=abc', 'page=', 'order=name:asc', 'order=popularity:asc'])(
    'treats %s as the default',
    (query) => {
      expect(listSearch(read(query))).toBe('')
    },
  )
})
