import { type ComponentType, useState } from 'react'

import { usePart } from '@/lib/lazy/use-part'

import { TextField } from '../fields/text-field'
import type { ComboBoxFieldProps, ComboBoxProps } from './combo-box-field'
import type { ComboBoxStart } from './combo-box-input'
import type { OptionValue } from './option'

const loadField = () => import('./combo-box-field').then(({ ComboBoxField }) => ComboBoxField)

/**
 * Searchable choice of many options, given as `options` or fetched by `loadOptions`. Its code loads on mount; input
 * from before that is kept.
 */
export function ComboBox<Value extends OptionValue>(props: ComboBoxProps<Value>) {
  const [Field] = usePart<ComponentType<ComboBoxFieldProps<Value>>>(loadField, { when: 'mounted', onFail: 'leave out' })
  const [start, setStart] = useState<ComboBoxStart>({ typed: null, hasFocus: false })
  if (Field) return <Field {...props} start={start} />

  const { label, description, error, value, defaultValue, placeholder, disabled, required, readOnly } = props
  return (
    <TextField
      {...{ label, description, error, placeholder, disabled, required, readOnly }}
      autoComplete="off"
      value={start.typed ?? (value ?? defaultValue)?.label ?? ''}
      onChange={(typed) => setStart({ ...start, typed })}
      onFocus={() => setStart({ ...start, hasFocus: true })}
      onBlur={() => setStart({ ...start, hasFocus: false })}
    />
  )
}
