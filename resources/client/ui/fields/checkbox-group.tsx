import { useId } from 'react'

import { useUiTranslation } from '../ui-translation'
import { useControlled } from '../use-controlled'
import { CheckboxBox, OPTION_ROW } from './checkbox-field'
import type { FieldTexts } from './field-layout'
import { type FieldOption, FieldsetLayout, OptionRow } from './fieldset-layout'
import { FormValue } from './form-value'

type CheckboxGroupProps = FieldTexts & {
  options: FieldOption[]
  name?: string
  /** Values of the checked options, in the options' order. */
  value?: string[]
  defaultValue?: string[]
  onChange?: (value: string[]) => void
  /** Adds a checkbox at the top that checks or unchecks all options. */
  selectAll?: boolean
  disabled?: boolean
  className?: string
}

/** Group of checkboxes for choosing several of a few options. */
export function CheckboxGroup({
  options,
  name,
  value,
  defaultValue = [],
  onChange,
  selectAll = false,
  ...texts
}: CheckboxGroupProps) {
  const id = useId()
  const { t } = useUiTranslation()
  const [checkedValues, setCheckedValues] = useControlled({ value, defaultValue, onChange })
  const isChecked = (option: FieldOption) => checkedValues.includes(option.value)
  /** Checks the options that `isChosen` accepts; disabled options keep their state. */
  const check = (isChosen: (option: FieldOption) => boolean) =>
    setCheckedValues(
      options
        .filter((option) => (option.disabled ? isChecked(option) : isChosen(option)))
        .map((option) => option.value),
    )

  const enabled = options.filter((option) => !option.disabled)
  const isAllChecked = enabled.length > 0 && enabled.every(isChecked)
  return (
    <FieldsetLayout {...texts} id={id}>
      {selectAll && (
        <label className={`${OPTION_ROW} border-b border-divider font-semibold`}>
          <CheckboxBox
            checked={isAllChecked}
            indeterminate={!isAllChecked && enabled.some(isChecked)}
            onChange={(all) => check(() => all)}
          />
          {t('Select all')}
        </label>
      )}
      {options.map((option) => (
        <OptionRow key={option.value} option={option}>
          <CheckboxBox
            checked={isChecked(option)}
            onChange={(checked) => check((other) => (other === option ? checked : isChecked(other)))}
            disabled={option.disabled}
            aria-invalid={texts.error ? true : undefined}
          />
        </OptionRow>
      ))}
      <FormValue name={name} value={checkedValues} onChange={setCheckedValues} />
    </FieldsetLayout>
  )
}
