import { act, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'

import { fillForm } from '@/lib/fill-form'
import { valuesOf } from '@/lib/form-values'
import { CheckboxGroup } from '@/ui/checkbox-group'
import { ChipField } from '@/ui/chip-field'
import { ColorPicker } from '@/ui/color-picker'
import { ComboBoxField } from '@/ui/combo-box-field'
import { DatePicker } from '@/ui/date-picker'
import { DateRangePicker } from '@/ui/date-range-picker'
import { NumberField } from '@/ui/number-field'
import { RadioGroup } from '@/ui/radio-group'
import { SelectField } from '@/ui/select-field'
import { SliderField } from '@/ui/slider-field'
import { SwitchField } from '@/ui/switch-field'
import { TextArea } from '@/ui/text-area'

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
