import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { themes } from '@mock/state/seeds/themes'

import { contrast, mix, parseHex, parseTriplet, shade, toHex, toTriplet } from './colour'
import { fixPair } from './fix-pair'
import { opacityAt, pairs, passes, ratioOf } from './pairs'

const channel = fc.integer({ min: 0, max: 255 })
const colour = fc.tuple(channel, channel, channel)
const pairTitled = (title: string) => {
  const pair = pairs.find((each) => each.title === title)
  if (!pair) throw new Error(`There is no pair “${title}”`)
  return pair
}
const [light = { values: {} }] = themes

describe('colours', () => {
  it('returns the same colour from both notations', () => {
    fc.assert(
      fc.property(colour, (one) => {
        expect(parseTriplet(toTriplet(one))).toEqual(one)
        expect(parseHex(toHex(one))).toEqual(one)
      }),
    )
  })

  it.each(['', '1 2', '1 2 256', 'red', '1,2,3', 'url(x)'])('rejects the triplet %j', (text) => {
    expect(parseTriplet(text)).toBeUndefined()
  })

  it('measures the contrast of WCAG', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
    expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2)
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        expect(contrast(one, other)).toBe(contrast(other, one))
        expect(contrast(one, other)).toBeGreaterThanOrEqual(1)
      }),
    )
  })

  it('mixes by opacity, and shades towards black and white', () => {
    expect(mix([255, 255, 255], [0, 0, 0], 0.2)).toEqual([51, 51, 51])
    expect(shade([10, 20, 30], -1)).toEqual([0, 0, 0])
    expect(shade([10, 20, 30], 1)).toEqual([255, 255, 255])
  })
})

describe('pairs', () => {
  it.each(themes.map(({ name, values }) => [name, values] as const))('passes in the theme %s', (_, values) => {
    expect(pairs.filter((pair) => !passes(pair, values)).map(({ title }) => title)).toEqual([])
  })

  it.each([
    ['94%', 0.94],
    ['0.5', 0.5],
    ['', 1],
    ['x', 1],
    ['300%', 1],
  ])('reads the opacity %j as %d', (text, opacity) => {
    expect(opacityAt({ '--be-text-main-opacity': text }, '--be-text-main-opacity')).toBe(opacity)
  })
})

describe('fixPair', () => {
  it('proposes nothing for a pair that passes', () => {
    expect(fixPair(pairTitled('Text on buttons'), light.values)).toBeUndefined()
  })

  it('raises the opacity before it changes the colour', () => {
    const values = { ...light.values, '--be-text-muted-opacity': '30%' }
    expect(fixPair(pairTitled('Muted text on the page'), values)).toEqual({
      name: '--be-text-muted-opacity',
      value: expect.stringMatching(/^\d\d%$/),
    })
  })

  it('proposes a passing colour of the text on any opaque surface', () => {
    const pair = pairTitled('Text on buttons')
    fc.assert(
      fc.property(colour, colour, (text, surface) => {
        const values = { ...light.values, '--be-on-primary': toTriplet(text), '--be-primary': toTriplet(surface) }
        const fix = fixPair(pair, values)
        const fixed = fix ? { ...values, [fix.name]: fix.value } : values
        expect(ratioOf(pair, fixed)).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 60 },
    )
  })

  it('breaks no other pair if it can be avoided', () => {
    // A pale green fails on the page; white would fail more.
    const values = { ...light.values, '--be-primary': '90 160 120' }
    const fix = fixPair(pairTitled('Links on the page'), values)
    const fixed = { ...values, [fix?.name ?? '']: fix?.value ?? '' }
    expect(pairs.filter((pair) => passes(pair, values) && !passes(pair, fixed))).toEqual([])
  })
})
