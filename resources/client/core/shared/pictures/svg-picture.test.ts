import fc from 'fast-check'
import { expect, test } from 'vitest'

import { svgPicture } from './svg-picture'

test.each(['<svg><text>\ud800</text></svg>', '<svg fill="#fff"/>', '%', ''])('encodes %j as a data URL', (svg) => {
  const url = new URL(svgPicture(svg))
  expect([url.protocol, url.search, url.hash]).toEqual(['data:', '', ''])
  expect(decodeURIComponent(url.pathname)).toBe(`image/svg+xml,${svg.replaceAll('\ud800', '\uFFFD')}`)
})

test('encodes any text as a data URL', () => {
  const units = fc
    .array(fc.integer({ max: 0xffff, min: 0 }), { maxLength: 20 })
    .map((list) => String.fromCharCode(...list))
  fc.assert(
    fc.property(units, (svg) => {
      expect(svgPicture(svg)).toMatch(/^data:image\/svg\+xml,[\w\-.!~*'()%]*$/)
    }),
  )
})
