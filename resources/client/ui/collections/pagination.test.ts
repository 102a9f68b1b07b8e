import fc from 'fast-check'
import { expect, it } from 'vitest'

import { PAGE_SLOTS, pageNumbers } from './pagination'

const isNumber = (slot: unknown): slot is number => typeof slot === 'number'

/** Any current page and last page. */
const pages = fc
  .integer({ min: 1, max: 5000 })
  .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)))

it.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, 'trailingGap', 8]],
  [5, 9, [1, 'leadingGap', 4, 5, 6, 'trailingGap', 9]],
  [6, 9, [1, 'leadingGap', 5, 6, 7, 8, 9]],
])('offers for page %i of %i: %j', (current, last, slots) => expect(pageNumbers(current, last)).toEqual(slots))

it('offers no pages for an empty list', () => expect(pageNumbers(1, 0)).toEqual([]))

it('offers the first, last, current and neighbouring pages in a constant number of slots', () => {
  fc.assert(
    fc.property(pages, ([current, last]) => {
      const slots = pageNumbers(current, last)
      const numbers = slots.filter(isNumber)
      expect(slots).toHaveLength(Math.min(last, PAGE_SLOTS))
      expect(new Set(slots).size).toBe(slots.length)
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
      const expectedPages = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
      expect(numbers).toEqual(expect.arrayContaining(expectedPages))
    }),
  )
})

it('marks every gap, and never leaves out a single page', () => {
  fc.assert(
    fc.property(pages, ([current, last]) => {
      const slots = pageNumbers(current, last)
      slots.forEach((slot, index) => {
        const [before, after] = [slots[index - 1], slots[index + 1]]
        if (isNumber(slot) && isNumber(before)) expect(slot - before).toBe(1)
        if (!isNumber(slot)) expect(isNumber(before) && isNumber(after) && after - before).toBeGreaterThan(2)
      })
    }),
  )
})
