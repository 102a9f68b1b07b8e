import { describe, expect, test } from 'vitest'

import { decodeComponent } from './url'

describe('decodeComponent', () => {
  test.each([
    ['a%20b%2Fc', 'a b/c'],
    ['%C5%BE', 'ž'],
    ['', ''],
    ['%', undefined],
    ['%E0%A4%A', undefined],
  ])('decodes %j as %j', (text, decoded) => {
    expect(decodeComponent(text)).toBe(decoded)
  })
})
