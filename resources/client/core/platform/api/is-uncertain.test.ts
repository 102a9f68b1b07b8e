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
])('isUncertain for status %i: %s', (status, expected) => {
  expect(isUncertain(new ApiError(status))).toBe(expected)
})

it('isUncertain is false for an error in the client', () => {
  expect(isUncertain(new Error('broken'))).toBe(false)
})
