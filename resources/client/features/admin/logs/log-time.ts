import { formatDate } from '@/core/platform/i18n/format'

const HAS_TIME_ZONE = /(?:Z|[+-]\d\d:?\d\d)$/

/** Formats a date and time; one without a time zone, which is the server's, stays as the log has it. */
export const logTime = (time: string | null | undefined): string =>
  time && HAS_TIME_ZONE.test(time) ? formatDate(time, { dateStyle: 'medium', timeStyle: 'medium' }) : (time ?? '')
