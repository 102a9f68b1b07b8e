import type { Page } from '@/contract/machinery/pagination'

/** Reads a page, from 1, of a list that is sorted by id, the highest first. */
type ReadPage<Row> = (page: number) => Promise<Page<Row>>

/**
 * Finds a row by its id in a sorted list, by halving the pages it may be on; undefined if there is none. A server that
 * does not count its pages is read from the first on.
 */
export async function findById<Row extends { id: number }>(
  id: number,
  readPage: ReadPage<Row>,
): Promise<Row | undefined> {
  let low = 1
  let high = Number.POSITIVE_INFINITY
  for (let page = 1; low <= high; page = high === Number.POSITIVE_INFINITY ? low : Math.floor((low + high) / 2)) {
    const { items, last, next } = await readPage(page)
    const found = items.find((row) => row.id === id)
    if (found) return found
    const [first] = items
    high = Math.min(high, last ?? (next === null ? page : high))
    if (!first || id > first.id) high = page - 1
    else low = page + 1
  }
  return undefined
}
