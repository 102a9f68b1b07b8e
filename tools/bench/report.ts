/** A measured figure. Several values are repeated runs, printed as minimum, median and maximum. */
export type Figure = {
  name: string
  unit: 'ms' | 's' | 'MB' | 'kB' | 'count' | 'ratio'
  values: number[]
  /** Maximum for every value; without one the figure is informational. */
  limit?: number
  /** Minimum for the median. */
  least?: number
  /** Maximum for the median, for figures that a busy machine disturbs. */
  most?: number
}

/** Related figures under a title that describes how they were measured. */
export type Group = { title: string; figures: Figure[] }

const HEAD = ['', 'unit', 'min', 'median', 'max', 'limit']
const WIDTHS = [56, 6, 10, 10, 10, 14]

/** Decimal places by unit; 0 by default. */
const DIGITS: Partial<Record<Figure['unit'], number>> = { MB: 2, s: 2, ratio: 3 }

/** Prints a group as a plain table. Returns the figures that exceed their limits. */
export function print({ title, figures }: Group): Figure[] {
  console.log(`\n${title}\n${line(HEAD)}`)
  for (const figure of figures) console.log(line(cells(figure)))
  return figures.filter(isBroken)
}

const sortValues = ({ values }: Figure): number[] => values.toSorted((one, other) => one - other)
const median = ({ values }: Figure): number => medianOf(values)

/** Returns the median; the lower of the two middle values for an even count. */
export function medianOf(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}

const isOver = ({ values, limit }: Figure): boolean => limit !== undefined && values.some((value) => value > limit)
// Negated so that NaN fails too.
const isBelowMinimum = (figure: Figure): boolean => figure.least !== undefined && !(median(figure) >= figure.least)
const isAbove = (figure: Figure): boolean => figure.most !== undefined && !(median(figure) <= figure.most)
const isBroken = (figure: Figure): boolean => isOver(figure) || isBelowMinimum(figure) || isAbove(figure)

function cells(figure: Figure): string[] {
  const { name, unit, values } = figure
  const all = sortValues(figure)
  const [min, middle, max] = [all.at(0), median(figure), all.at(-1)].map((value) => formatValue(value, unit))
  const spread = values.length > 1 ? [min, middle, max] : ['', middle, '']
  return [name, unit, ...spread.map((cell) => cell ?? ''), limitOf(figure)]
}

function limitOf(figure: Figure): string {
  const { limit, least, most } = figure
  const parts = [
    limit !== undefined && `≤ ${limit}`,
    isOver(figure) && 'OVER',
    least !== undefined && `≥ ${least}`,
    isBelowMinimum(figure) && 'UNDER',
    most !== undefined && `median ≤ ${most}`,
    isAbove(figure) && 'OVER',
  ]
  return parts.filter(Boolean).join(' ')
}

function formatValue(value: number | undefined, unit: Figure['unit']): string {
  const digits = DIGITS[unit] ?? 0
  return value?.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }) ?? ''
}

const line = (row: string[]): string =>
  row
    .map((cell, index) => (index < 2 ? cell.padEnd(WIDTHS[index] ?? 0) : cell.padStart(WIDTHS[index] ?? 0)))
    .join('')
    .trimEnd()
