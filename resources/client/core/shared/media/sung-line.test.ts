import { expect, test } from 'vitest'

import { LINE_LEAD, sungLine, sungWord, WORD_LEAD } from './sung-line'

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

test.each([
  [4, -1],
  [5 - WORD_LEAD, 0],
  [5.3, 0],
  [5.5, 1],
  [100, 1],
])('finds the word at second %d: %d', (position, index) => {
  const words = [
    { text: 'Aijā, ', time: 5 },
    { text: 'žūžū', time: 5.5 },
  ]
  expect(sungWord({ text: 'Aijā, žūžū', time: 5, words }, position)).toBe(index)
  expect(sungWord(lines[0], position)).toBe(-1)
  expect(sungWord(undefined, position)).toBe(-1)
})
