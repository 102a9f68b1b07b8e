import { formatNumber } from './format'

const STEP = 1024
const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Bytes as a person reads them: `8 MB`, `1.5 GB`, of 1024 each as the limits of the spec and the systems count them. */
export function formatBytes(bytes: number): string {
  let unit = 0
  let count = Math.max(0, bytes) || 0
  // What would be rounded up to the next unit is written in it.
  while (count >= STEP - 0.5 && unit < UNITS.length - 1) {
    count /= STEP
    unit += 1
  }
  return formatNumber(count, {
    style: 'unit',
    unit: UNITS[unit] ?? 'byte',
    unitDisplay: unit === 0 ? 'long' : 'short',
    maximumFractionDigits: unit > 0 && count < 100 ? 1 : 0,
  })
}
