/** Largest width of the median's 95 % confidence interval, relative to the median. */
const PRECISION = 0.05

/** Half width of that interval in ranks, per square root of the sample size. */
const REACH = 0.98

/** Returns true when more values would hardly move the median. */
export function isSettled(values: readonly number[]): boolean {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  const reach = REACH * Math.sqrt(sorted.length)
  const [low, median, high] = [middle - reach, middle, middle + reach].map(
    (rank) => sorted[Math.round(rank)] ?? Number.NaN,
  )
  return low !== undefined && median !== undefined && high !== undefined && high - low <= PRECISION * median
}
