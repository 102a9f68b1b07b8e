/** Bytes of the unit that people read and type. */
export const MEGABYTE = 1024 * 1024

const UNITS: Readonly<Record<string, number>> = { B: 1 / MEGABYTE, K: 1 / 1024, M: 1, G: 1024, T: 1024 * 1024 }

/** Reads a size in bytes or with a unit, such as `512 MB` or PHP's `2G`, as megabytes; null for any other text. */
export function megabytesIn(size: number | string): number | null {
  const [, digits, unit = 'B'] = /^\s*([\d.]+)\s*([BKMGT])?I?B?\s*$/i.exec(String(size)) ?? []
  const bytes = Number(digits)
  const factor = UNITS[unit.toUpperCase()]
  return digits === undefined || Number.isNaN(bytes) || factor === undefined
    ? null
    : Math.round(bytes * factor * 100) / 100
}
