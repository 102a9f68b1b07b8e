import fc from 'fast-check'
import { expect, test } from 'vitest'

import { swipeOf } from './use-cover-swipe'

test.each([
  [-80, 'next'],
  [80, 'previous'],
  [-79, null],
  [0, null],
])('%d pixels over a cover of 320 are %s', (distance, verb) => {
  expect(swipeOf(distance, 320)).toBe(verb)
})

test('the other way is the other verb, at any size', () => {
  const opposite = { next: 'previous', previous: 'next' } as const
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 2000 }), (distance, width) => {
      const verb = swipeOf(distance, width)
      expect(swipeOf(-distance, width)).toBe(verb && opposite[verb])
    }),
  )
})
