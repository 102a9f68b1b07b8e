import { act, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'

import { fillForm } from '@/lib/forms/fill-form'
import { valuesOf } from '@/lib/forms/form-values'
import { ChipField } from '@/ui/chips/chip-field'
import { DatePicker } from '@/ui/dates/date-picker'
import { DateRangePicker } from '@/ui/dates/date-range-picker'
import { CheckboxGroup } from '@/ui/fields/checkbox-group'
import { NumberField } from '@/ui/fields/number-field'
import { RadioGroup } from '@/ui/fields/radio-group'
import { SliderField } from '@/ui/fields/slider-field'
import { SwitchField } from '@/ui/fields/switch-field'
import { TextArea } from '@/ui/fields/text-area'
import { ColorPicker } from '@/ui/pickers/color-picker'
import { ComboBoxField } from '@/ui/pickers/combo-box-field'
import { SelectField } from '@/ui/pickers/select-field'

import { focusFirstField } from './focus-field'

const words = { label: 'Field', name: 'field' }
const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
]
const range = { start: '2026-05-01', end: '2026-05-31', preset: null }

const fields: [string, () => ReactElement, unknown][] = [
  ['TextArea', () => <TextArea {...words} />, 'Divas\nrindas'],
  ['NumberField', () => <NumberField {...words} />, 7],
  ['SliderField', () => <SliderField {...words} max={10} />, 7],
  ['SwitchField', () => <SwitchField {...words} />, true],
  ['CheckboxGroup', () => <CheckboxGroup {...words} options={options} />, ['b']],
  ['RadioGroup', () => <RadioGroup {...words} options={options} />, 'b'],
  ['SelectField', () => <SelectField {...words} options={options} />, 'b'],
  ['ComboBoxField', () => <ComboBoxField {...words} options={options} start={{ typed: null, hasFocus: false }} />, 'b'],
  ['ChipField', () => <ChipField {...words} />, ['x', 'y']],
  ['DatePicker', () => <DatePicker {...words} />, '2026-05-31'],
  ['DateRangePicker', () => <DateRangePicker {...words} />, range],
  ['ColorPicker', () => <ColorPicker {...words} />, '#336699'],
]

it.each(fields)('%s takes what a form writes, and the focus where it is seen', (_, draw, value) => {
  render(
    <form aria-label="Form">
      <input aria-label="Before" />
      {draw()}
      <input aria-label="After" />
    </form>,
  )
  const form = screen.getByRole<HTMLFormElement>('form')
  act(() => fillForm(form, () => value))
  expect(valuesOf(form)).toEqual({ field: value })
  act(() => focusFirstField(form, ['field']))
  const others = [document.body, screen.getByLabelText('Before'), screen.getByLabelText('After')]
  expect(others).not.toContain(document.activeElement)
})
