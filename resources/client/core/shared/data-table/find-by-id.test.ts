import { describe, expect, it } from 'vitest'

import type { Page } from '@/contract/machinery/pagination'

import { findById } from './find-by-id'

/** A list of even ids from 2 to 2000 in pages of ten, and the pages that were read. */
function listOf({ isCounted }: { isCounted: boolean }) {
  const rows = Array.from({ length: 1000 }, (_, index) => ({ id: 2000 - 2 * index }))
  const read: number[] = []
  const readPage = (page: number): Promise<Page<{ id: number }>> => {
    read.push(page)
    return Promise.resolve({
      items: rows.slice((page - 1) * 10, page * 10),
      current: page,
      perPage: 10,
      total: isCounted ? 1000 : null,
      last: isCounted ? 100 : null,
      next: page < 100 ? page + 1 : null,
      previous: null,
    })
  }
  return { read, readPage }
}

describe('findById', () => {
  it.each([2000, 1982, 1980, 1000, 20, 2])('finds row %i in a few of a hundred pages', async (id) => {
    const { read, readPage } = listOf({ isCounted: true })
    expect(await findById(id, readPage)).toEqual({ id })
    expect(read.length).toBeLessThanOrEqual(8)
  })

  it.each([2001, 1999, 1981, 1001, 1, 0])('finds no row %i', async (id) => {
    const { read, readPage } = listOf({ isCounted: true })
    expect(await findById(id, readPage)).toBeUndefined()
    expect(read.length).toBeLessThanOrEqual(8)
  })

  it('reads page after page of a server that does not count', async () => {
    const { read, readPage } = listOf({ isCounted: false })
    expect(await findById(1962, readPage)).toEqual({ id: 1962 })
    expect(read).toEqual([1, 2])
    expect(await findById(1, readPage)).toBeUndefined()
  })
})
