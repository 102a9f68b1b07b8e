import { useState } from 'react'

import { dateLocale } from '@/core/platform/i18n/format'
import { DatePicker } from '@/ui/dates/date-picker'
import type { FieldTexts } from '@/ui/fields/field-layout'
import { FormValue } from '@/ui/fields/form-value'

type ReleaseDateFieldProps = FieldTexts & { name: string; defaultValue: string | null | undefined }

/** A day that is submitted as an ISO date and time, as the server sends it. */
export function ReleaseDateField({ name, defaultValue, ...texts }: ReleaseDateFieldProps) {
  const [timestamp, setTimestamp] = useState(defaultValue || null)
  return (
    <>
      <DatePicker
        {...texts}
        locale={dateLocale()}
        value={timestamp?.slice(0, 'YYYY-MM-DD'.length) ?? null}
        onChange={(day) => setTimestamp(day && `${day}T00:00:00.000000Z`)}
      />
      <FormValue name={name} value={timestamp} onChange={setTimestamp} />
    </>
  )
}
