import type { Bootstrap } from '@/contract/bootstrap'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { days, hours, minutes, seconds } from '@/lib/dates/duration'
import { collatorFor, dateFormat, listFormat, numberFormat, relativeTimeFormat } from '@/lib/intl'

import { translationStore } from './i18n'
import { timeZoneOf } from './time-zone'

/*
 * All in the language of the moment. A component that uses them and no text of its own still calls useTranslation(),
 * so that it follows a change of language.
 */

type Moment = Date | string | number

const language = (): string => translationStore.get().language

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

/** Whole hours, minutes and seconds of milliseconds; none below zero. */
function partsOf(milliseconds: number) {
  const total = Math.max(0, Math.floor(milliseconds / seconds(1))) || 0
  return { hour: Math.floor(total / 3600), minute: Math.floor(total / 60) % 60, second: total % 60 }
}

/** Milliseconds as a player shows them: `3:45`, `1:02:03`. */
export function formatDuration(milliseconds: number): string {
  const { hour, minute, second } = partsOf(milliseconds)
  const twoDigits = (count: number) => String(count).padStart(2, '0')
  return hour > 0 ? `${hour}:${twoDigits(minute)}:${twoDigits(second)}` : `${minute}:${twoDigits(second)}`
}

/** Milliseconds as they are spoken: `3 minutes 45 seconds`. */
export function spokenDuration(milliseconds: number): string {
  const { hour, minute, second } = partsOf(milliseconds)
  const counts = [
    ['hour', hour],
    ['minute', minute],
    ['second', second],
  ] as const
  const spoken = counts.filter(([unit, count]) => count > 0 || (unit === 'second' && hour + minute === 0))
  return listFormat(language(), { type: 'unit', style: 'narrow' }).format(
    spoken.map(([unit, count]) => numberFormat(language(), { style: 'unit', unit, unitDisplay: 'long' }).format(count)),
  )
}

/** A number as the language writes it; options as for `Intl.NumberFormat`. */
export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  numberFormat(language(), options).format(value)

/** An amount as it stands in a sentence: `4,99 €`, `¥499`. Decimals are the currency's own; an unknown code follows the number. */
export function formatMoney(amount: number, currency: string): string {
  try {
    return numberFormat(language(), { style: 'currency', currency }).format(amount)
  } catch {
    return `${numberFormat(language(), { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount)} ${currency}`.trim()
  }
}

const DATE_STYLES = ['short', 'medium', 'long', 'full'] as const

/** The site's style of dates (`settings.dates.format`), or else like `1 Jul 2024`. */
const siteDateStyle = ({ settings }: Bootstrap) =>
  DATE_STYLES.find((style) => style === settings.dates.format) ?? 'medium'

/**
 * Returns a date in the visitor's time zone, in the site's style unless options beside the time zone say otherwise; empty for invalid dates.
 * Days without a time (a release) take `timeZone: 'UTC'`, in which the server sends them.
 */
export function formatDate(moment: Moment, { timeZone, ...options }: Intl.DateTimeFormatOptions = {}): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return ''
  const bootstrap = getBootstrap()
  const style = Object.keys(options).length > 0 ? options : { dateStyle: siteDateStyle(bootstrap) }
  return dateFormat(language(), { timeZone: timeZone ?? timeZoneOf(bootstrap), ...style }).format(date)
}

/** The year of a day without a time, as albums are dated; empty for what is no date. */
export const formatYear = (day: Moment): string => formatDate(day, { year: 'numeric', timeZone: 'UTC' })

/** How long ago, or until: `now`, `5 minutes ago`, in the longest unit that fits; empty for what is no date. */
export function formatRelativeTime(moment: Moment, now: number = Date.now()): string {
  const distance = new Date(moment).getTime() - now
  if (Number.isNaN(distance)) return ''
  const [unit, length] = RELATIVE_UNITS.find(([, size]) => Math.abs(distance) >= size) ?? ['second', seconds(1)]
  const count = Math.trunc(distance / length)
  return relativeTimeFormat(language(), { numeric: count === 0 ? 'auto' : 'always' }).format(count, unit)
}

/** Sorts names as the language does, numbers in them by value. */
export const collator = (): Intl.Collator => collatorFor(language(), { numeric: true })
