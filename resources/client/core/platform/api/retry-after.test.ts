import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { retryAfterOf } from './retry-after'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-01T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['30', 30],
  ['Fri, 01 May 2026 12:01:30 GMT', 90],
  ['Fri, 01 May 2026 11:00:00 GMT', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('reads Retry-After %j as %j seconds', (header, expected) => {
  expect(retryAfterOf(header)).toBe(expected)
})
