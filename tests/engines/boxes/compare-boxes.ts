import type { Box, Boxes } from './read-boxes'

/** Pixels by which an element may differ from Chromium: fonts and native controls differ by less. */
export const TOLERANCE = 24

/** Differences from Chromium: missing elements, those without a size in one browser, moved and resized ones. */
export function compareBoxes(boxes: Boxes, inChromium: Boxes): string[] {
  const missing = [...inChromium.keys()]
    .filter((element) => !boxes.has(element))
    .map((element) => `${element}: missing`)
  const others = [...boxes].flatMap(([element, box]) => {
    const expected = inChromium.get(element)
    const how = expected ? changeOf(box, expected) : 'not in Chromium'
    return how === undefined ? [] : [`${element}: ${how}`]
  })
  return [...missing, ...others]
}

const isEmpty = ({ width, height }: Box): boolean => width === 0 || height === 0

function changeOf(box: Box, expected: Box): string | undefined {
  if (isEmpty(box) !== isEmpty(expected)) return `${sizeOf(expected)} in Chromium, ${sizeOf(box)} here`
  if (isEmpty(box)) return undefined
  const changes = (['x', 'y', 'width', 'height'] as const).flatMap((side) => {
    const change = Math.round(box[side] - expected[side])
    return Math.abs(change) > TOLERANCE ? [`${side} ${change > 0 ? '+' : ''}${change}`] : []
  })
  return changes.length > 0 ? changes.join(', ') : undefined
}

const sizeOf = ({ width, height }: Box): string => `${Math.round(width)} × ${Math.round(height)}`
