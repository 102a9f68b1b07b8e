type Limits = { min?: number | undefined; max?: number | undefined }

/** Returns the number one `step` away, within the limits; an empty field starts at the nearest limit, or at 0. */
export function stepFrom(number: number | null, step: number, { min = -Infinity, max = Infinity }: Limits): number {
  const start = Math.min(Math.max(0, min), max)
  // Rounded, because 0.1 + 0.2 is not 0.3 in binary.
  const next = number === null ? start : Number((number + step).toPrecision(15))
  return Math.min(Math.max(next, min), max)
}
