import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { dateLocale, timeZoneOf } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { foldText } from '@/lib/text'
import { DateRangePicker } from '@/ui/dates/date-range-picker'
import { CheckboxGroup } from '@/ui/fields/checkbox-group'
import type { FieldTexts } from '@/ui/fields/field-layout'
import { NumberField } from '@/ui/fields/number-field'
import { RadioGroup } from '@/ui/fields/radio-group'
import { TextField } from '@/ui/fields/text-field'
import { ComboBox } from '@/ui/pickers/combo-box'
import type { Option } from '@/ui/pickers/option'
import { SelectField } from '@/ui/pickers/select-field'

import type { FilterControl, FilterOption, ModelOption } from './filter-definition'
import { readDates, readModel } from './filter-value'

type FilterControlFieldProps = FieldTexts & {
  control: FilterControl
  /** The value from the control, or undefined before any input. */
  value: unknown
  onChange: (value: unknown) => void
}

/** Up to this number of options are radio buttons; more are a select. */
const MAX_RADIOS = 6

/** The input for a filter's value. */
export function FilterControlField({ control, value, onChange, ...fieldProps }: FilterControlFieldProps) {
  const { t } = useTranslation()
  const timeZone = useBootstrap(timeZoneOf)
  switch (control.type) {
    case 'text':
      return (
        <TextField {...fieldProps} required maxLength={control.maxLength} value={textOf(value)} onChange={onChange} />
      )
    case 'number':
      return (
        <NumberField {...fieldProps} required value={typeof value === 'number' ? value : null} onChange={onChange} />
      )
    case 'boolean':
      return (
        <Choice
          {...fieldProps}
          value={value}
          onChange={onChange}
          options={[
            { value: true, label: t('yes') },
            { value: false, label: t('no') },
          ]}
        />
      )
    case 'any':
      return null
    case 'select':
      return <Choice {...fieldProps} value={value} onChange={onChange} options={control.options} />
    case 'multi':
      return <Choices {...fieldProps} value={value} onChange={onChange} options={control.options} />
    case 'date-range':
      return (
        <DateRangePicker
          locale={dateLocale()}
          {...fieldProps}
          min={control.min}
          max={control.max}
          timeZone={timeZone}
          comparable={false}
          value={readDates(value, control).value ?? null}
          onChange={onChange}
        />
      )
    case 'async-model':
      return <ModelField {...fieldProps} {...control} value={value} onChange={onChange} />
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

type ChoiceProps = Omit<FilterControlFieldProps, 'control'> & { options: readonly FilterOption[] }

/** Encodes a value as the string key of an option: the server's values may be numbers, booleans and null. */
const keyOf = (value: unknown): string => JSON.stringify(value ?? null)

const fieldOptions = (options: readonly FilterOption[]) =>
  options.map(({ value, label }) => ({ value: keyOf(value), label }))

function Choice({ options, value, onChange, ...fieldProps }: ChoiceProps) {
  const choose = (key: string) => onChange(options.find((option) => keyOf(option.value) === key)?.value)
  const Field = options.length > MAX_RADIOS ? SelectField : RadioGroup
  return (
    <Field
      {...fieldProps}
      required
      options={fieldOptions(options)}
      value={value === undefined ? '' : keyOf(value)}
      onChange={choose}
    />
  )
}

function Choices({ options, value, onChange, ...fieldProps }: ChoiceProps) {
  const selectedValues: unknown[] = Array.isArray(value) ? value : []
  return (
    <CheckboxGroup
      {...fieldProps}
      options={fieldOptions(options)}
      value={selectedValues.map(keyOf)}
      onChange={(keys) =>
        onChange(options.filter((option) => keys.includes(keyOf(option.value))).map((option) => option.value))
      }
    />
  )
}

type ModelFieldProps = Omit<FilterControlFieldProps, 'control'> &
  Pick<Extract<FilterControl, { type: 'async-model' }>, 'search' | 'none'>

/** Value of the option for rows without a record; no record has it as its id. */
const NONE = 'none'

const optionOf = ({ id, name, description }: ModelOption): Option => ({
  value: id,
  label: name,
  ...(description && { description }),
})

const modelOf = (option: Option | null): ModelOption | undefined =>
  option ? { id: option.value, name: option.label } : undefined

function ModelField({ search, none, value, onChange, ...fieldProps }: ModelFieldProps) {
  const model = readModel(value).value
  const noneOptions = none === undefined ? [] : [{ value: NONE, label: none }]
  const [selectedOption = null] = value === null ? noneOptions : model ? [optionOf(model)] : []
  return (
    <ComboBox
      {...fieldProps}
      required
      loadOptions={async (query, signal) => [
        ...noneOptions.filter(({ label }) => foldText(label).includes(foldText(query))),
        ...(await search(query, signal)).map(optionOf),
      ]}
      value={selectedOption}
      onChange={(option) => onChange(option?.value === NONE ? null : modelOf(option))}
    />
  )
}
