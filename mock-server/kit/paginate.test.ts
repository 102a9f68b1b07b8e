import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { paginated } from '@/contract/machinery/pagination'

import { spell } from '../rules/releases/spell'
import { releaseNames } from '../state/parts/release'
import { paginate } from './paginate'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
const page = paginated(z.number())

describe('paginate: simple pages', () => {
  it('adds URLs in release B1', () => {
    const first = paginate(numbers(5), { kind: 'simple', page: 1, perPage: 2, path: '/list' })
    expect(first).toEqual({
      data: [0, 1],
      current_page: 1,
      per_page: 2,
      from: 1,
      to: 2,
      path: '/list',
      first_page_url: '/list?page=1',
      next_page_url: '/list?page=2',
      prev_page_url: null,
    })
  })

  it('adds page numbers in release B2', () => {
    const second = paginate(numbers(5), { kind: 'simple', page: 2, perPage: 2, path: '/list' })
    expect(spell({ scenario: 'typical', release: 'B2' }, second)).toEqual({
      data: [2, 3],
      current_page: 2,
      per_page: 2,
      from: 3,
      to: 4,
      next_page: 3,
      prev_page: 1,
    })
  })
})

describe('paginate', () => {
  it('adds the total to length-aware pages', () => {
    const last = paginate(numbers(5), { kind: 'lengthAware', page: 3, perPage: 2, path: '/list' })
    expect(last).toMatchObject({ data: [4], from: 5, to: 5, last_page: 3, total: 5, next_page: null, prev_page: 2 })
  })

  it.each(releaseNames)('names neighbours by URLs in Laravel’s own pages, in release %s too', (release) => {
    const second = paginate(numbers(5), { kind: 'native', page: 2, perPage: 2, path: '/list' })
    expect(spell({ scenario: 'typical', release }, second)).toEqual({
      data: [2, 3],
      current_page: 2,
      per_page: 2,
      from: 3,
      to: 4,
      last_page: 3,
      total: 5,
      path: '/list',
      first_page_url: '/list?page=1',
      last_page_url: '/list?page=3',
      next_page_url: '/list?page=3',
      prev_page_url: '/list?page=1',
    })
  })

  it('returns an empty page past the last and the first page for invalid numbers', () => {
    const emptyPage = paginate(numbers(2), { kind: 'lengthAware', page: 9, perPage: 2, path: '/' })
    expect(emptyPage).toMatchObject({ data: [], from: null, to: null })
    for (const nonsense of [-3, 0, Number.NaN]) {
      expect(paginate(numbers(2), { kind: 'simple', page: nonsense, perPage: 1, path: '/' }).data).toEqual([0])
    }
  })

  it('covers the whole list in any kind, size and release', () => {
    fc.assert(
      fc.property(
        fc.nat(40),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom('simple' as const, 'lengthAware' as const, 'native' as const),
        fc.constantFrom(...releaseNames),
        (count, perPage, kind, release) => {
          const seen: number[] = []
          for (let next: number | string | null = 1; next !== null;) {
            const body = paginate(numbers(count), { kind, page: Number(next), perPage, path: '/list' })
            const read = page.parse(spell({ scenario: 'typical', release }, body))
            seen.push(...read.items)
            next = read.next
          }
          expect(seen).toEqual(numbers(count))
        },
      ),
    )
  })
})
