import { useState } from 'react'

import { DatePicker } from '@/ui/dates/date-picker'
import type { FieldTexts } from '@/ui/fields/field-frame'
import { FormValue } from '@/ui/fields/form-value'

type ReleaseDateFieldProps = FieldTexts & { name: string; defaultValue: string | null | undefined }

/** A day that is submitted as an ISO date and time, as the server sends it. */
export function ReleaseDateField({ name, defaultValue, ...texts }: ReleaseDateFieldProps) {
  const [moment, setMoment] = useState(defaultValue || null)
  return (
    <>
      <DatePicker
        {...texts}
        value={moment?.slice(0, 'YYYY-MM-DD'.length) ?? null}
        onChange={(day) => setMoment(day && `${day}T00:00:00.000000Z`)}
      />
      <FormValue name={name} value={moment} onChange={setMoment} />
    </>
  )
}
