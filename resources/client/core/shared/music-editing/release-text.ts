import { formatDate } from '@/core/platform/i18n/format'

/** Whether the moment of a release is a day without a time, which the server sends as its start in UTC or by itself. */
export const isDayOnly = (timestamp: string): boolean =>
  /^\d+-\d+-\d+(?:T00:00:00(?:\.0+)?(?:Z|\+00:00))?$/.test(timestamp)

/**
 * Formats the moment of a release, by default as a short date: a day without a time as that day everywhere, others in the
 * user's time zone.
 */
export const formatRelease = (timestamp: string, format: Intl.DateTimeFormatOptions = {}): string =>
  formatDate(timestamp, isDayOnly(timestamp) ? { ...format, timeZone: 'UTC' } : format)

/** Formats the moment of a release at length, with its time if it has one. */
export const formatReleaseTime = (timestamp: string): string =>
  formatDate(
    timestamp,
    isDayOnly(timestamp) ? { dateStyle: 'long', timeZone: 'UTC' } : { dateStyle: 'long', timeStyle: 'short' },
  )
