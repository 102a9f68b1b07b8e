import { useState } from 'react'

import { formatDuration } from '@/core/platform/i18n/format'
import type { FieldTexts } from '@/ui/fields/field-layout'
import { FormValue } from '@/ui/fields/form-value'
import { TextField } from '@/ui/fields/text-field'

import { parseDuration } from './duration-text'

type DurationFieldProps = FieldTexts & {
  /** Without one the value is not submitted. */
  name: string | undefined
  isLabelHidden?: boolean
  placeholder?: string
  /** Milliseconds. */
  value: number | null
  onChange: (milliseconds: number | null) => void
}

/** Duration as minutes and seconds, submitted in milliseconds. */
export function DurationField({ name, value, onChange, ...texts }: DurationFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <>
      <TextField
        {...texts}
        value={typed ?? (value ? formatDuration(value) : '')}
        onChange={(text) => {
          setTyped(text)
          onChange(parseDuration(text))
        }}
        onBlur={() => setTyped(null)}
        inputMode="numeric"
        required
      />
      <FormValue name={name} value={value} onChange={onChange} />
    </>
  )
}
