/** The median is known when it lies, in 95 of 100 cases, between values that differ by no more than this share of it. */
const PRECISION = 0.05

/** Half the ranks between which a median lies in 95 of 100 cases, by the root of how many values there are. */
const REACH = 0.98

/** Whether more values would hardly move the median, however they are spread. */
export function isSettled(values: readonly number[]): boolean {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  const reach = REACH * Math.sqrt(sorted.length)
  const [low, median, high] = [middle - reach, middle, middle + reach].map(
    (rank) => sorted[Math.round(rank)] ?? Number.NaN,
  )
  return low !== undefined && median !== undefined && high !== undefined && high - low <= PRECISION * median
}
