import { expect, test } from 'vitest'

import { reachable } from './reachable'

const ranges = (...list: [number, number][]) =>
  ({ length: list.length, start: (index) => list[index]?.[0] ?? NaN, end: (index) => list[index]?.[1] ?? NaN }) satisfies TimeRanges

test.each([
  { from: 10, to: 60, seekable: ranges([0, 200]), expected: 60 },
  { from: 60, to: 10, seekable: ranges([0, 200]), expected: 10 },
  { from: 10, to: 60, seekable: ranges(), expected: 60 },
  // Chromium, of a server that knows no ranges.
  { from: 10, to: 60, seekable: ranges([0, 0]), expected: 10 },
  { from: 60, to: 30, seekable: ranges([0, 0]), expected: 60 },
  { from: 60, to: 0, seekable: ranges([0, 0]), expected: 0 },
  // Firefox: what it has buffered.
  { from: 10, to: 60, seekable: ranges([0, 35]), expected: 35 },
  { from: 30, to: 10, seekable: ranges([0, 35]), expected: 10 },
  { from: 10, to: 60, seekable: ranges([0, 20], [50, 55], [90, 100]), expected: 55 },
  { from: 60, to: 5, seekable: ranges([0, 3], [20, 70]), expected: 20 },
])('a seek from $from to $to ends at $expected', ({ from, to, seekable, expected }) => {
  expect(reachable(from, to, seekable)).toBe(expected)
})
