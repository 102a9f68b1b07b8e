import { formatNumber } from './format'

const STEP = 1024
const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/**
 * Formats bytes, e.g. `8 MB` or `1.5 GB`. Units are multiples of 1024, as in the spec's limits and in operating
 * systems.
 */
export function formatBytes(bytes: number): string {
  let unit = 0
  let count = Math.max(0, bytes) || 0
  // Use the next unit for counts that would round up to it.
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
