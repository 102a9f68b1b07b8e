import { expect, test } from 'vitest'

import { sungLine, LINE_LEAD } from './sung-line'

const lines = [
  { text: 'Aijā, žūžū', time: 5 },
  { text: '', time: null },
  { text: 'lāča bērni', time: 9 },
]

test.each([
  [0, -1],
  [5 - LINE_LEAD, 0],
  [8, 0],
  [9, 2],
  [100, 2],
])('finds the line at second %d: %d', (position, index) => {
  expect(sungLine(lines, position)).toBe(index)
})

test('returns -1 for lyrics without times', () => {
  expect(sungLine([{ text: 'Aijā', time: null }], 10)).toBe(-1)
  expect(sungLine([], 10)).toBe(-1)
})
