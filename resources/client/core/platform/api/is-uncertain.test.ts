import { expect, it } from 'vitest'

import { ApiError } from './api-error'
import { isUncertain } from './is-uncertain'

it.each([
  [0, true],
  [200, true],
  [201, true],
  [502, true],
  [504, true],
  [403, false],
  [422, false],
  [500, false],
  [503, false],
])('after status %i it is uncertain what was done: %s', (status, expected) => {
  expect(isUncertain(new ApiError(status))).toBe(expected)
})

it('an error of ours is none of the server’s', () => {
  expect(isUncertain(new Error('broken'))).toBe(false)
})
