import fc from 'fast-check'
import { expect, test } from 'vitest'

import { swipeAction } from './use-track-swipe'

test.each([
  [-80, 'next'],
  [80, 'previous'],
  [-79, null],
  [0, null],
])('maps a swipe of %d px over a cover 320 px wide to %s', (distance, verb) => {
  expect(swipeAction(distance, 320)).toBe(verb)
})

test('maps opposite swipes to opposite actions at any cover width', () => {
  const opposite = { next: 'previous', previous: 'next' } as const
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 2000 }), (distance, width) => {
      const verb = swipeAction(distance, width)
      expect(swipeAction(-distance, width)).toBe(verb && opposite[verb])
    }),
  )
})
