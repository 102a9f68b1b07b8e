/** A measured figure. Several values are runs of the same, shown as the least, the median and the most. */
export type Figure = {
  name: string
  unit: 'ms' | 'MB' | 'kB' | 'count'
  values: number[]
  /** The most that it may be; without one it only informs. */
  limit?: number
}

/** One kind of figures, with what has to be said of how they were taken. */
export type Group = { title: string; figures: Figure[] }

const HEAD = ['', 'unit', 'min', 'median', 'max', 'limit']
const WIDTHS = [56, 6, 10, 10, 10, 8]

/** Prints a group as a plain table. Returns the figures over their limit. */
export function print({ title, figures }: Group): Figure[] {
  console.log(`\n${title}\n${line(HEAD)}`)
  for (const figure of figures) console.log(line(cells(figure)))
  return figures.filter(isOver)
}

/** Whether a figure breaks its limit. */
export const isOver = ({ values, limit }: Figure): boolean => limit !== undefined && values.some((value) => value > limit)

function cells(figure: Figure): string[] {
  const { name, unit, values, limit } = figure
  const sorted = values.toSorted((one, other) => one - other)
  const [least, middle, most] = [sorted.at(0), sorted[Math.floor((sorted.length - 1) / 2)], sorted.at(-1)].map((value) => inDigits(value, unit))
  const spread = values.length > 1 ? [least, middle, most] : ['', middle, '']
  const limited = limit === undefined ? '' : `${limit}${isOver(figure) ? ' OVER' : ''}`
  return [name, unit, ...spread.map((cell) => cell ?? ''), limited]
}

const inDigits = (value: number | undefined, unit: Figure['unit']): string =>
  value?.toLocaleString('en', { minimumFractionDigits: unit === 'MB' ? 2 : 0, maximumFractionDigits: unit === 'MB' ? 2 : 0 }) ?? ''

const line = (row: string[]): string =>
  row.map((cell, index) => (index < 2 ? cell.padEnd(WIDTHS[index] ?? 0) : cell.padStart(WIDTHS[index] ?? 0))).join('').trimEnd()
