import { describe, expect, it } from 'vitest'

import { withoutAccepted } from './accepted'
import { compareBoxes, TOLERANCE } from './compare-boxes'
import type { Box } from './read-boxes'

const box = (changes: Partial<Box> = {}): Box => ({ x: 10, y: 20, width: 100, height: 40, ...changes })
const compare = (here: Record<string, Box>, inChromium: Record<string, Box>) =>
  compareBoxes(new Map(Object.entries(here)), new Map(Object.entries(inChromium)))

describe('compareBoxes', () => {
  it('accepts differences up to the tolerance', () => {
    expect(compare({ a: box({ x: 10 + TOLERANCE, height: 40 - TOLERANCE }) }, { a: box() })).toEqual([])
  })

  it('reports moved and resized elements', () => {
    expect(compare({ a: box({ x: 35, height: 15 }) }, { a: box() })).toEqual(['a: x +25, height -25'])
  })

  it('reports elements that only one browser shows', () => {
    expect(compare({ a: box() }, { b: box() })).toEqual(['b: missing', 'a: not in Chromium'])
  })

  it('reports elements without a size in one browser, however small they are in the other', () => {
    const icon = box({ width: 8, height: 8 })
    const empty = box({ width: 0, height: 0 })
    expect(compare({ a: empty }, { a: icon })).toEqual(['a: 8 × 8 in Chromium, 0 × 0 here'])
    expect(compare({ a: icon }, { a: empty })).toEqual(['a: 0 × 0 in Chromium, 8 × 8 here'])
    expect(compare({ a: empty }, { a: box({ height: 0 }) })).toEqual([])
  })
})

describe('withoutAccepted', () => {
  const entry = { browser: 'webkit', screen: 'home', difference: /link/, reason: 'a sample' } as const

  it('removes accepted differences, and only those', () => {
    expect(withoutAccepted(['450: link: x +30', '450: button: x +30'], [entry])).toEqual(['450: button: x +30'])
  })

  it('reports an entry that matches nothing', () => {
    expect(withoutAccepted([], [entry])).toEqual(['accepted, but equal now: /link/'])
  })
})
