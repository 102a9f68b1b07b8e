/**
 * Number of slots in a row of page numbers, gaps included. It is constant so that buttons do not move under the
 * pointer.
 */
export const PAGE_SLOTS = 7

/** A page number, or a gap where numbers are left out. */
export type PageSlot = number | 'gap-start' | 'gap-end'

const from = (start: number, count: number) => Array.from({ length: count }, (_, index) => start + index)

/**
 * Returns the pages to offer: first, last, `current` with its neighbours, and gaps that each replace two pages or more.
 */
export function pageNumbers(current: number, last: number): PageSlot[] {
  if (last <= PAGE_SLOTS) return from(1, last)
  const run = PAGE_SLOTS - 2
  if (current < run) return [...from(1, run), 'gap-end', last]
  if (current > last - run + 1) return [1, 'gap-start', ...from(last - run + 1, run)]
  return [1, 'gap-start', ...from(current - 1, run - 2), 'gap-end', last]
}
