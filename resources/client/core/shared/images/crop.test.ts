import fc from 'fast-check'
import { expect, it } from 'vitest'

import { firstCrop, MAX_ZOOM, MIN_ZOOM, moveCrop, sideOf, zoomCrop } from './crop'

const sizes = fc.record({ width: fc.integer({ min: 1, max: 10_000 }), height: fc.integer({ min: 1, max: 10_000 }) })
const share = fc.double({ min: -3, max: 3, noNaN: true })
const places = fc.record({
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
})
const gestures = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('move' as const), right: share, down: share }),
    fc.record({
      kind: fc.constant('zoom' as const),
      zoom: fc.double({ min: 0, max: 10, noNaN: true }),
      around: places,
    }),
  ),
)

it('starts with the largest centred square', () => {
  const size = { width: 400, height: 300 }
  expect(firstCrop(size)).toEqual({ x: 200, y: 150, zoom: 1 })
  expect(sideOf(size, firstCrop(size))).toBe(300)
})

it('stays within the image under any gestures', () => {
  fc.assert(
    fc.property(sizes, gestures, (size, all) => {
      let crop = firstCrop(size)
      for (const gesture of all) {
        crop =
          gesture.kind === 'move' ? moveCrop(size, crop, gesture) : zoomCrop(size, crop, gesture.zoom, gesture.around)
        const half = sideOf(size, crop) / 2
        const slack = 1e-6 * Math.max(size.width, size.height)
        expect(crop.zoom).toBeGreaterThanOrEqual(MIN_ZOOM)
        expect(crop.zoom).toBeLessThanOrEqual(MAX_ZOOM)
        expect(crop.x - half).toBeGreaterThanOrEqual(-slack)
        expect(crop.y - half).toBeGreaterThanOrEqual(-slack)
        expect(crop.x + half).toBeLessThanOrEqual(size.width + slack)
        expect(crop.y + half).toBeLessThanOrEqual(size.height + slack)
      }
    }),
  )
})

it('keeps the point under the pointer in place while zooming', () => {
  const size = { width: 1000, height: 1000 }
  const fixedPoint = { x: 0.25, y: 0.75 }
  const before = firstCrop(size)
  const after = zoomCrop(size, before, 4, fixedPoint)
  const at = (crop: typeof before) => ({
    x: crop.x + (fixedPoint.x - 0.5) * sideOf(size, crop),
    y: crop.y + (fixedPoint.y - 0.5) * sideOf(size, crop),
  })
  expect(at(after)).toEqual(at(before))
})
