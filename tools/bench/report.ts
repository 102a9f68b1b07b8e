/** A measured figure. Several values are runs of the same, shown as the least, the median and the most. */
export type Figure = {
  name: string
  unit: 'ms' | 's' | 'MB' | 'kB' | 'count' | 'ratio'
  values: number[]
  /** The most that any value may be; without one it only informs. */
  limit?: number
  /** The least that the median may be. */
  least?: number
}

/** One kind of figures, with what has to be said of how they were taken. */
export type Group = { title: string; figures: Figure[] }

const HEAD = ['', 'unit', 'min', 'median', 'max', 'limit']
const WIDTHS = [56, 6, 10, 10, 10, 14]

/** Units that are told with so many digits behind the point; the others have none. */
const DIGITS: Partial<Record<Figure['unit'], number>> = { MB: 2, s: 2, ratio: 3 }

/** Prints a group as a plain table. Returns the figures that do not keep their limit. */
export function print({ title, figures }: Group): Figure[] {
  console.log(`\n${title}\n${line(HEAD)}`)
  for (const figure of figures) console.log(line(cells(figure)))
  return figures.filter(isBroken)
}

const sorted = ({ values }: Figure): number[] => values.toSorted((one, other) => one - other)
const median = ({ values }: Figure): number => medianOf(values)

/** The middle value, the lower of two. */
export function medianOf(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}

const isOver = ({ values, limit }: Figure): boolean => limit !== undefined && values.some((value) => value > limit)
// What is no number does not reach it either.
const isUnder = (figure: Figure): boolean => figure.least !== undefined && !(median(figure) >= figure.least)
const isBroken = (figure: Figure): boolean => isOver(figure) || isUnder(figure)

function cells(figure: Figure): string[] {
  const { name, unit, values } = figure
  const all = sorted(figure)
  const [least, middle, most] = [all.at(0), median(figure), all.at(-1)].map((value) => inDigits(value, unit))
  const spread = values.length > 1 ? [least, middle, most] : ['', middle, '']
  return [name, unit, ...spread.map((cell) => cell ?? ''), limitOf(figure)]
}

function limitOf(figure: Figure): string {
  const { limit, least } = figure
  const words = [
    limit !== undefined && `≤ ${limit}`,
    isOver(figure) && 'OVER',
    least !== undefined && `≥ ${least}`,
    isUnder(figure) && 'UNDER',
  ]
  return words.filter(Boolean).join(' ')
}

function inDigits(value: number | undefined, unit: Figure['unit']): string {
  const digits = DIGITS[unit] ?? 0
  return value?.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }) ?? ''
}

const line = (row: string[]): string =>
  row
    .map((cell, index) => (index < 2 ? cell.padEnd(WIDTHS[index] ?? 0) : cell.padStart(WIDTHS[index] ?? 0)))
    .join('')
    .trimEnd()
