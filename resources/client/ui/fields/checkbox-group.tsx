import { useId } from 'react'

import { useUiTranslation } from '../ui-translation'
import { useControlled } from '../use-controlled'
import { CheckboxBox } from './checkbox-box'
import type { FieldWords } from './field-frame'
import { type FieldOption, FieldsetFrame } from './fieldset-frame'
import { FormValue } from './form-value'
import { OptionRow } from './option-row'
import { OPTION_ROW } from './option-style'

type CheckboxGroupProps = FieldWords & {
  options: FieldOption[]
  name?: string
  /** Values of the ticked options, in the options' order. */
  value?: string[]
  defaultValue?: string[]
  onChange?: (value: string[]) => void
  /** Offers a box above the others that ticks them all, or none. */
  selectAll?: boolean
  disabled?: boolean
  className?: string
}

/** Any number of choices of few, all in sight. */
export function CheckboxGroup({
  options,
  name,
  value,
  defaultValue = [],
  onChange,
  selectAll = false,
  ...frame
}: CheckboxGroupProps) {
  const id = useId()
  const { t } = useUiTranslation()
  const [ticked, setTicked] = useControlled({ value, defaultValue, onChange })
  const isTicked = (option: FieldOption) => ticked.includes(option.value)
  /** Ticks what `isChosen` says; what is disabled stays as it is. */
  const tick = (isChosen: (option: FieldOption) => boolean) =>
    setTicked(
      options.filter((option) => (option.disabled ? isTicked(option) : isChosen(option))).map((option) => option.value),
    )

  const free = options.filter((option) => !option.disabled)
  const areAll = free.length > 0 && free.every(isTicked)
  return (
    <FieldsetFrame {...frame} id={id}>
      {selectAll && (
        <label className={`${OPTION_ROW} border-b border-divider font-semibold`}>
          <CheckboxBox
            checked={areAll}
            indeterminate={!areAll && free.some(isTicked)}
            onChange={(all) => tick(() => all)}
          />
          {t('Select all')}
        </label>
      )}
      {options.map((option) => (
        <OptionRow key={option.value} option={option}>
          <CheckboxBox
            checked={isTicked(option)}
            onChange={(checked) => tick((other) => (other === option ? checked : isTicked(other)))}
            disabled={option.disabled}
            aria-invalid={frame.error ? true : undefined}
          />
        </OptionRow>
      ))}
      <FormValue name={name} value={ticked} onChange={setTicked} />
    </FieldsetFrame>
  )
}
