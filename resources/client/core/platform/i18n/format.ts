import type { Bootstrap } from '@/contract/groups/bootstrap'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { days, hours, minutes, seconds } from '@/lib/dates/duration'
import { dateFormat, listFormat, numberFormat, relativeTimeFormat } from '@/lib/intl'

import { formatNumber, language } from './format-number'

export { formatMoney, formatNumber } from './format-number'

/*
 * All functions use the current language. A component that uses them must call useTranslation(), even without other
 * texts, so that it re-renders when the language changes.
 */

/** Formats a fraction of 1 as a percentage. */
export const formatPercent = (fraction: number): string => formatNumber(fraction, { style: 'percent' })

/** Formats a number of minutes with its unit: `30 min`. */
export const formatMinutes = (count: number): string =>
  formatNumber(count, { style: 'unit', unit: 'minute', unitDisplay: 'short' })

type Timestamp = Date | string | number

/** Units of relative time, longest first, in milliseconds (spec section 4). */
const RELATIVE_UNITS = [
  ['year', days(365)],
  ['month', days(30)],
  ['week', days(7)],
  ['day', days(1)],
  ['hour', hours(1)],
  ['minute', minutes(1)],
  ['second', seconds(1)],
] as const

/** Splits milliseconds into whole hours, minutes and seconds; negative values count as zero. */
function partsOf(milliseconds: number) {
  const total = Math.max(0, Math.floor(milliseconds / seconds(1))) || 0
  return { hour: Math.floor(total / 3600), minute: Math.floor(total / 60) % 60, second: total % 60 }
}

/** Formats milliseconds as a player shows them: `3:45`, `1:02:03`. */
export function formatDuration(milliseconds: number): string {
  const { hour, minute, second } = partsOf(milliseconds)
  const twoDigits = (count: number) => String(count).padStart(2, '0')
  return hour > 0 ? `${hour}:${twoDigits(minute)}:${twoDigits(second)}` : `${minute}:${twoDigits(second)}`
}

/** Formats milliseconds for screen readers: `3 minutes 45 seconds`. */
export function formatSpokenDuration(milliseconds: number): string {
  const { hour, minute, second } = partsOf(milliseconds)
  const counts = [
    ['hour', hour],
    ['minute', minute],
    ['second', second],
  ] as const
  const spokenParts = counts.filter(([unit, count]) => count > 0 || (unit === 'second' && hour + minute === 0))
  return listFormat(language(), { type: 'unit', style: 'narrow' }).format(
    spokenParts.map(([unit, count]) =>
      numberFormat(language(), { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    ),
  )
}

const DATE_STYLES = ['short', 'medium', 'long', 'full'] as const

/** The site's date style (`settings.dates.format`); defaults to `medium`, e.g. `1 Jul 2024`. */
const siteDateStyle = ({ settings }: Bootstrap) =>
  DATE_STYLES.find((style) => style === settings.dates.format) ?? 'medium'

/**
 * Formats a date in the visitor's time zone, in the site's style unless options other than the time zone are given;
 * empty for invalid dates. Pass `timeZone: 'UTC'` for dates without a time (releases), which the server sends in UTC.
 */
export function formatDate(timestamp: Timestamp, { timeZone, ...options }: Intl.DateTimeFormatOptions = {}): string {
  const date = new Date(timestamp)
  if (Number.isNaN(date.getTime())) return ''
  const bootstrap = getBootstrap()
  const style = Object.keys(options).length > 0 ? options : { dateStyle: siteDateStyle(bootstrap) }
  return dateFormat(dateLocale(), { timeZone: timeZone ?? timeZoneOf(bootstrap), ...style }).format(date)
}

/** Returns the site's locale of dates, such as `en_GB` or `en-GB`, if its language is the current one; else the language. */
export function dateLocale(): string {
  const { settings } = getBootstrap()
  const [, own = '?', region] = /^([a-z]{2,3})[-_]([A-Z]{2})$/.exec(settings.dates.locale ?? '') ?? []
  return language().startsWith(own) ? `${own}-${region}` : language()
}

/** Formats a relative time in the largest unit that fits: `now`, `5 minutes ago`; empty for invalid dates. */
export function formatRelativeTime(timestamp: Timestamp, now: number = Date.now()): string {
  const distance = new Date(timestamp).getTime() - now
  if (Number.isNaN(distance)) return ''
  const [unit, length] = RELATIVE_UNITS.find(([, size]) => Math.abs(distance) >= size) ?? ['second', seconds(1)]
  const count = Math.trunc(distance / length)
  return relativeTimeFormat(language(), { numeric: count === 0 ? 'auto' : 'always' }).format(count, unit)
}

/**
 * Time zone for showing dates: the user's, else the site's (spec section 9). Undefined means the device's time zone:
 * for `auto` and for unknown names.
 */
export function timeZoneOf({ user, settings }: Bootstrap): string | undefined {
  const name = user?.timezone || settings.dates.default_timezone
  return name && name !== 'auto' && isKnown(name) ? name : undefined
}

function isKnown(timeZone: string): boolean {
  try {
    dateFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}

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
