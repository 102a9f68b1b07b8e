import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { listOrPage, paginated } from './pagination'

const page = paginated(z.number())

describe('paginated', () => {
  it.each([
    [
      'length-aware',
      { data: [1], current_page: 2, last_page: 3, per_page: 1, total: 3, next_page: 3, prev_page: 1 },
      3,
      1,
    ],
    [
      'length-aware, last page',
      { data: [1], current_page: 3, last_page: 3, per_page: 1, total: 3, next_page: null, prev_page: 2 },
      null,
      2,
    ],
    [
      'length-aware, empty',
      { data: [], current_page: 1, last_page: 1, per_page: 15, from: null, to: null, total: 0 },
      null,
      null,
    ],
    ['simple with next_page', { data: [1], current_page: 1, per_page: 1, next_page: 2, prev_page: null }, 2, null],
    ['simple without more', { data: [1], current_page: 1, per_page: 1, next_page: null, prev_page: null }, null, null],
    [
      'simple, Laravel native',
      { data: [1], current_page: 2, per_page: 1, next_page_url: 'http://x/?page=3', prev_page_url: 'http://x/?page=1' },
      3,
      1,
    ],
    [
      'simple, Laravel native, last',
      { data: [1], current_page: 2, per_page: 1, next_page_url: null, prev_page_url: 'http://x/?page=1' },
      null,
      1,
    ],
    ['cursor', { data: [1], per_page: 1, next_cursor: 'abc', prev_cursor: null }, 'abc', null],
    ['cursor, last', { data: [1], per_page: 1, next_cursor: null, prev_cursor: 'abc' }, null, 'abc'],
    ['full page without any hint', { data: [1, 2], current_page: 1, per_page: 2 }, 2, null],
    ['short page without any hint', { data: [1], current_page: 1, per_page: 2 }, null, null],
    ['bare data', { data: [1] }, null, null],
  ])('parses %s', (_, body, next, previous) => {
    expect(page.parse(body)).toMatchObject({ items: body.data, next, previous })
  })
})

describe('listOrPage', () => {
  it('parses a plain array as one page', () => {
    expect(listOrPage(z.number()).parse([1, 2])).toMatchObject({ items: [1, 2], next: null })
  })
})
