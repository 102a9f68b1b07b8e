/** Places in a row of page numbers, gaps included; so many that a press never moves what is under the pointer. */
export const PAGE_SLOTS = 7

/** A page's number, or what stands where numbers are left out. */
export type PageSlot = number | 'gap-start' | 'gap-end'

const from = (start: number, count: number) => Array.from({ length: count }, (_, index) => start + index)

/** The pages to offer out of `last`: the ends, the neighbours of `current`, and gaps that each stand for two pages or more. */
export function pageNumbers(current: number, last: number): PageSlot[] {
  if (last <= PAGE_SLOTS) return from(1, last)
  const run = PAGE_SLOTS - 2
  if (current < run) return [...from(1, run), 'gap-end', last]
  if (current > last - run + 1) return [1, 'gap-start', ...from(last - run + 1, run)]
  return [1, 'gap-start', ...from(current - 1, run - 2), 'gap-end', last]
}
