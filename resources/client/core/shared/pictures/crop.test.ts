import fc from 'fast-check'
import { expect, it } from 'vitest'

import { firstCrop, MAX_ZOOM, MIN_ZOOM, moveCrop, sideOf, zoomCrop } from './crop'

const pictures = fc.record({ width: fc.integer({ min: 1, max: 10_000 }), height: fc.integer({ min: 1, max: 10_000 }) })
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

it('begins with the largest square, in the middle', () => {
  const picture = { width: 400, height: 300 }
  expect(firstCrop(picture)).toEqual({ x: 200, y: 150, zoom: 1 })
  expect(sideOf(picture, firstCrop(picture))).toBe(300)
})

it('never leaves its picture, whatever is done', () => {
  fc.assert(
    fc.property(pictures, gestures, (picture, all) => {
      let crop = firstCrop(picture)
      for (const gesture of all) {
        crop =
          gesture.kind === 'move'
            ? moveCrop(picture, crop, gesture)
            : zoomCrop(picture, crop, gesture.zoom, gesture.around)
        const half = sideOf(picture, crop) / 2
        const slack = 1e-6 * Math.max(picture.width, picture.height)
        expect(crop.zoom).toBeGreaterThanOrEqual(MIN_ZOOM)
        expect(crop.zoom).toBeLessThanOrEqual(MAX_ZOOM)
        expect(crop.x - half).toBeGreaterThanOrEqual(-slack)
        expect(crop.y - half).toBeGreaterThanOrEqual(-slack)
        expect(crop.x + half).toBeLessThanOrEqual(picture.width + slack)
        expect(crop.y + half).toBeLessThanOrEqual(picture.height + slack)
      }
    }),
  )
})

it('keeps what is under the finger there while it comes closer', () => {
  const picture = { width: 1000, height: 1000 }
  const around = { x: 0.25, y: 0.75 }
  const before = firstCrop(picture)
  const after = zoomCrop(picture, before, 4, around)
  const at = (crop: typeof before) => ({
    x: crop.x + (around.x - 0.5) * sideOf(picture, crop),
    y: crop.y + (around.y - 0.5) * sideOf(picture, crop),
  })
  expect(at(after)).toEqual(at(before))
})
