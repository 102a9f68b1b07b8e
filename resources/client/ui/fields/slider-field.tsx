import { useId } from 'react'

import { numberFormat } from '@/lib/intl'

import { useUiTranslation } from '../ui-translation'
import { useControlled } from '../use-controlled'
import { fieldAria, FieldNotes, type FieldTexts } from './field-layout'
import { FormValue } from './form-value'
import { RangeSlider } from './range-slider'

type SliderFieldProps = FieldTexts & {
  name?: string
  value?: number
  defaultValue?: number
  /** Called on every move of the thumb. */
  onChange?: (value: number) => void
  /** Called when the thumb is released or moved by a key. */
  onCommit?: (value: number) => void
  min?: number
  max: number
  step?: number | 'any'
  /** Formats the value for display and screen readers; a localized number by default. */
  format?: (value: number) => string
  disabled?: boolean
}

/** Labelled slider for an approximate number, such as volume, crossfade or age. */
export function SliderField({
  label,
  description,
  error,
  name,
  value,
  defaultValue,
  onChange,
  format,
  min = 0,
  ...range
}: SliderFieldProps) {
  const id = useId()
  const { language } = useUiTranslation()
  const [number, setNumber] = useControlled({ value, defaultValue: defaultValue ?? min, onChange })
  const valueText = format ? format(number) : numberFormat(language).format(number)
  return (
    <div className="flex flex-col">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="min-w-0 font-bold">
          {label}
        </label>
        <output htmlFor={id} className="shrink-0 font-semibold text-muted tabular-nums">
          {valueText}
        </output>
      </div>
      <RangeSlider
        {...range}
        {...fieldAria(id, { description, error })}
        label={label}
        min={min}
        value={number}
        valueText={valueText}
        onChange={setNumber}
        className="h-target"
      />
      <FieldNotes id={id} description={description} error={error} />
      <FormValue name={name} value={number} onChange={setNumber} />
    </div>
  )
}
