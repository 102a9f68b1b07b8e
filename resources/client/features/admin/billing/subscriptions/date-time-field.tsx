import { useState } from 'react'

import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { dateLocale, timeZoneOf } from '@/core/platform/i18n/format'
import { dateFormat } from '@/lib/intl'
import { DatePicker } from '@/ui/dates/date-picker'
import type { FieldTexts } from '@/ui/fields/field-layout'
import { FormValue } from '@/ui/fields/form-value'

type DateTimeFieldProps = FieldTexts & {
  name: string
  /** ISO 8601 date, with or without a time. */
  timestamp: string | null | undefined
}

/** Day of a timestamp in the time zone in which dates are shown; its time of day is kept unless the day is changed. */
export function DateTimeField({ name, timestamp, ...texts }: DateTimeFieldProps) {
  const [value, setValue] = useState(timestamp ?? null)
  return (
    <div>
      <DatePicker
        {...texts}
        locale={dateLocale()}
        value={value && dayOf(value)}
        onChange={(day) => setValue(day && timestampOn(day))}
      />
      <FormValue name={name} value={value} onChange={setValue} />
    </div>
  )
}

/** Returns the day on which a timestamp is shown, as `YYYY-MM-DD`; null for an invalid one. */
function dayOf(timestamp: string): string | null {
  const date = new Date(timestamp)
  if (Number.isNaN(date.getTime())) return null
  // Sweden writes dates as ISO 8601 does.
  return dateFormat('sv', { timeZone: timeZoneOf(getBootstrap()), dateStyle: 'short' }).format(date)
}

/** Returns a timestamp that is shown on a day: its start in UTC, or noon where that is still the day before. */
const timestampOn = (day: string): string => (dayOf(day) === day ? day : `${day}T12:00:00.000000Z`)
