import { nice, ticks } from 'd3-array'
import { area, line } from 'd3-shape'

/** Values in order; null where a value is missing. */
export type Values = readonly (number | null)[]

/** Size of a plot in pixels. */
export type PlotSize = { width: number; height: number }

const isNumber = (value: number | null): value is number => value !== null

const TICKS = 4

/** Lowest and highest value of the axis: round numbers around all values and 0. */
function domainOf(series: readonly Values[]): [low: number, high: number] {
  const [low, high] = series
    .flat()
    .filter(isNumber)
    .reduce<[number, number]>(([min, max], value) => [Math.min(min, value), Math.max(max, value)], [0, 0])
  return low === high ? [0, 1] : nice(low, high, TICKS)
}

/** Positions of a chart: the same for SVG, whose paths are texts, and for a canvas. */
export function chartShape(series: readonly Values[], { width, height }: PlotSize) {
  const [low, high] = domainOf(series)
  const last = Math.max(1, ...series.map(({ length }) => length - 1))
  const x = (index: number) => (index / last) * width
  const y = (value: number) => height - ((value - low) / (high - low)) * height
  const points = line<number | null>(
    (_, index) => x(index),
    (value) => y(value ?? 0),
  ).defined(isNumber)
  const filled = area<number | null>(
    (_, index) => x(index),
    y(0),
    (value) => y(value ?? 0),
  ).defined(isNumber)
  return { x, y, ticks: ticks(low, high, TICKS), line: points, area: filled }
}

/** Returns the index of the point nearest to a position on the axis. */
export const nearestIndex = (position: number, width: number, count: number): number =>
  width <= 0 || count <= 1 ? 0 : Math.min(count - 1, Math.max(0, Math.round((position / width) * (count - 1))))

/** Indices of up to `most` labels of the axis, evenly spread. */
export function labelIndices(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil((count - 1) / Math.max(1, most - 1)))
  return Array.from({ length: count }, (_, index) => index).filter((index) => index % step === 0)
}
