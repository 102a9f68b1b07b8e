import { expect, test } from 'vitest'

import { reachable, seekWithin } from './audio-element'

const ranges = (...list: [number, number][]) =>
  ({
    length: list.length,
    start: (index) => list[index]?.[0] ?? NaN,
    end: (index) => list[index]?.[1] ?? NaN,
  }) satisfies TimeRanges

test.each([
  { from: 10, to: 60, seekable: ranges([0, 200]), expected: 60 },
  { from: 60, to: 10, seekable: ranges([0, 200]), expected: 10 },
  { from: 10, to: 60, seekable: ranges(), expected: 10 },
  // Chromium, if the server ignores range requests.
  { from: 10, to: 60, seekable: ranges([0, 0]), expected: 10 },
  { from: 60, to: 30, seekable: ranges([0, 0]), expected: 60 },
  { from: 60, to: 0, seekable: ranges([0, 0]), expected: 0 },
  // Firefox: the buffered part.
  { from: 10, to: 60, seekable: ranges([0, 35]), expected: 35 },
  { from: 30, to: 10, seekable: ranges([0, 35]), expected: 10 },
  { from: 10, to: 60, seekable: ranges([0, 20], [50, 55], [90, 100]), expected: 55 },
  { from: 60, to: 5, seekable: ranges([0, 3], [20, 70]), expected: 20 },
])('ends a seek from $from to $to at $expected', ({ from, to, seekable, expected }) => {
  expect(reachable(from, to, seekable)).toBe(expected)
})

test.each([
  ['seeks to the target while the seekable ranges are unknown', ranges(), ranges(), 60],
  ['seeks anywhere in a file with range support', ranges([0, 200]), ranges([0, 20]), 60],
  ['keeps the position in a file without range support', ranges([0, 0]), ranges([0, 20]), 10],
  [
    'seeks to the end of the buffered part of a file without range support or length',
    ranges([0, Infinity]),
    ranges([0, 20]),
    20,
  ],
  ['keeps the position while nothing of such a file is buffered', ranges([0, Infinity]), ranges(), 10],
])('%s', (_, seekable, buffered, expected) => {
  const element = { currentTime: 10, seekable, buffered } as unknown as HTMLMediaElement
  expect([seekWithin(element, 60), element.currentTime]).toEqual([expected, expected])
})
