import { act, render, screen } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { expect, it, vi } from 'vitest'

import { HtmlField } from '@/core/shared/rich-text/html-field'
import { fillForm } from '@/lib/forms/fill-form'
import { valuesOf } from '@/lib/forms/form-values'
import { ChipField } from '@/ui/chips/chip-field'
import { DatePicker } from '@/ui/dates/date-picker'
import { DateRangePicker } from '@/ui/dates/date-range-picker'
import { CheckboxGroup } from '@/ui/fields/checkbox-group'
import { FormValue } from '@/ui/fields/form-value'
import { NumberField } from '@/ui/fields/number-field'
import { RadioGroup } from '@/ui/fields/radio-group'
import { SliderField } from '@/ui/fields/slider-field'
import { SwitchField } from '@/ui/fields/switch-field'
import { TextArea } from '@/ui/fields/text-area'
import { ColorPicker } from '@/ui/pickers/color-picker'
import { ComboBoxField } from '@/ui/pickers/combo-box-field'
import { SelectField } from '@/ui/pickers/select-field'

import { focusFirstField } from './form-errors'

const labelled = { label: 'Field', name: 'field' }
const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
]
const range = { start: '2026-05-01', end: '2026-05-31', preset: null }

const site = { diskPrefix: 'page_media', findPages: () => Promise.resolve([]) }

function Html() {
  const [html, setHtml] = useState('')
  return (
    <div>
      <FormValue name="field" value={html} onChange={setHtml} />
      <HtmlField label="Field" value={html} onChange={setHtml} site={site} preview={null} />
    </div>
  )
}

const fields: [string, () => ReactElement, unknown][] = [
  ['TextArea', () => <TextArea {...labelled} />, 'Divas\nrindas'],
  ['NumberField', () => <NumberField {...labelled} />, 7],
  ['SliderField', () => <SliderField {...labelled} max={10} />, 7],
  ['SwitchField', () => <SwitchField {...labelled} />, true],
  ['CheckboxGroup', () => <CheckboxGroup {...labelled} options={options} />, ['b']],
  ['RadioGroup', () => <RadioGroup {...labelled} options={options} />, 'b'],
  ['SelectField', () => <SelectField {...labelled} options={options} />, 'b'],
  [
    'ComboBoxField',
    () => <ComboBoxField {...labelled} options={options} start={{ typed: null, hasFocus: false }} />,
    'b',
  ],
  ['ChipField', () => <ChipField {...labelled} />, ['x', 'y']],
  ['DatePicker', () => <DatePicker {...labelled} />, '2026-05-31'],
  ['DateRangePicker', () => <DateRangePicker {...labelled} />, range],
  ['HtmlField', () => <Html />, '<p>Sveiki</p>'],
  ['ColorPicker', () => <ColorPicker {...labelled} />, '#336699'],
]

it.each(fields)(
  '%s accepts values that a form writes, and focuses and reveals its visible control',
  (_, renderField, value) => {
    const reveal = vi.spyOn(Element.prototype, 'scrollIntoView')
    render(
      <form aria-label="Form">
        <input aria-label="Before" />
        {renderField()}
        <input aria-label="After" />
      </form>,
    )
    const form = screen.getByRole<HTMLFormElement>('form')
    act(() => fillForm(form, () => value))
    expect(valuesOf(form)).toEqual({ field: value })
    act(() => focusFirstField(form, ['field']))
    const others = [document.body, screen.getByLabelText('Before'), screen.getByLabelText('After')]
    expect(others).not.toContain(document.activeElement)
    expect(reveal.mock.contexts).toContain(document.activeElement)
  },
)
