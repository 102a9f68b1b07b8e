import { nice, ticks } from 'd3-array'
import { area, line } from 'd3-shape'

/** Values in order; null where a value is missing. */
export type Values = readonly (number | null)[]

/** Size of a plot in pixels. */
export type PlotSize = { width: number; height: number }

/** Number of points above which a canvas draws the lines, without an area: it would cost a long task on slow devices. */
export const MANY_POINTS = 400

const isNumber = (value: number | null): value is number => value !== null

const TICKS = 4

/** Lowest and highest value of the axis: round numbers around all values and 0. */
function domainOf(series: readonly Values[]): [low: number, high: number] {
  let [low, high] = [0, 0]
  for (const values of series) {
    for (const value of values) {
      low = Math.min(low, value ?? 0)
      high = Math.max(high, value ?? 0)
    }
  }
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

/** Indices of values between two missing ones, which a line leaves out. */
export function isolatedIndices(values: Values): number[] {
  const isMissing = (index: number) => (values[index] ?? null) === null
  const indices: number[] = []
  for (let index = 0; index < values.length; index += 1)
    if (!isMissing(index) && isMissing(index - 1) && isMissing(index + 1)) indices.push(index)
  return indices
}

/** Runs of missing values among the first `begun`: the others are still to come. */
export function gapsIn(values: Values, begun: number): { from: number; to: number }[] {
  const gaps: { from: number; to: number }[] = []
  for (const [index, value] of values.slice(0, begun).entries()) {
    if (value !== null) continue
    const last = gaps.at(-1)
    if (last?.to === index - 1) last.to = index
    else gaps.push({ from: index, to: index })
  }
  return gaps
}

/** Returns the index of the point nearest to a position on the axis. */
export const nearestIndex = (position: number, width: number, count: number): number =>
  width <= 0 || count <= 1 ? 0 : Math.min(count - 1, Math.max(0, Math.round((position / width) * (count - 1))))

/** Indices of up to `most` labels of the axis, evenly spread. */
export function labelIndices(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil((count - 1) / Math.max(1, most - 1)))
  return Array.from({ length: count }, (_, index) => index).filter((index) => index % step === 0)
}
