import { useState } from 'react'

import { DatePicker } from '@/ui/dates/date-picker'
import type { FieldTexts } from '@/ui/fields/field-frame'
import { FormValue } from '@/ui/fields/form-value'

type MomentFieldProps = FieldTexts & {
  name: string
  /** ISO 8601 date, with or without a time. */
  moment: string | null | undefined
}

/** Day of a moment whose time of day is kept unless the day is changed. */
export function MomentField({ name, moment, ...texts }: MomentFieldProps) {
  const [value, setValue] = useState(moment ?? null)
  return (
    <div>
      <DatePicker {...texts} value={value?.slice(0, 'YYYY-MM-DD'.length) ?? null} onChange={setValue} />
      <FormValue name={name} value={value} onChange={setValue} />
    </div>
  )
}
