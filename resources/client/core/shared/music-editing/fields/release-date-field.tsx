import { useState } from 'react'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { dateLocale, timeZoneOf } from '@/core/platform/i18n/format'
import { DatePicker } from '@/ui/dates/date-picker'
import type { FieldTexts } from '@/ui/fields/field-layout'
import { FormValue } from '@/ui/fields/form-value'

import { dayAndTimeOf } from './release-time'

type ReleaseDateFieldProps = FieldTexts & { name: string; defaultValue: string | null | undefined }

/** A day that is submitted as an ISO date and time, as the server sends it; the day of a moment is the user's. */
export function ReleaseDateField({ name, defaultValue, ...texts }: ReleaseDateFieldProps) {
  const timeZone = useBootstrap(timeZoneOf)
  const [timestamp, setTimestamp] = useState(defaultValue || null)
  return (
    <>
      <DatePicker
        {...texts}
        locale={dateLocale()}
        value={dayAndTimeOf(timestamp, timeZone)?.day ?? null}
        onChange={(day) => setTimestamp(day && `${day}T00:00:00.000000Z`)}
      />
      <FormValue name={name} value={timestamp} onChange={setTimestamp} />
    </>
  )
}
