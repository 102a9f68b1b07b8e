import { getLocalTimeZone, today } from '@internationalized/date'
import { useSearchParams } from 'react-router-dom'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { timeZoneOf } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { DateRangeValue } from '@/lib/dates/date-range-draft'

import { rangeParameters, readRange, type ReportPeriod } from './report-range'

/**
 * Returns the range in the URL, with the time zone of its days, and a function that changes it. Without `isCompared`, a
 * comparison in the URL is ignored.
 */
export function useReportRange({ isCompared = true } = {}): ReportPeriod & {
  setRange: (range: DateRangeValue) => void
} {
  const { language } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const timezone = useBootstrap(timeZoneOf) ?? getLocalTimeZone()
  const { compare, ...days } = readRange(search, today(timezone), language)
  return {
    range: isCompared && compare ? { ...days, compare } : days,
    timezone,
    setRange: (range) => setSearch(rangeParameters(range)),
  }
}
