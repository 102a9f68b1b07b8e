import { describe, expect, it } from 'vitest'

import { parseDuration } from './duration-text'

describe('parseDuration', () => {
  it.each([
    ['1:35', 95_000],
    ['0:07', 7000],
    ['75:00', 4_500_000],
    ['1:02:03', 3_723_000],
    ['1:75', null],
    ['95', null],
    ['', null],
  ])('parses “%s”', (text, milliseconds) => {
    expect(parseDuration(text)).toBe(milliseconds)
  })
})
