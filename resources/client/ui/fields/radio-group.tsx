import { useId } from 'react'

import type { FieldTexts } from './field-layout'
import { type FieldOption, FieldsetLayout, OptionRow } from './fieldset-layout'

type RadioGroupProps = FieldTexts & {
  options: FieldOption[]
  name?: string
  /** Value of the chosen option; empty while none is chosen. */
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  required?: boolean
  disabled?: boolean
  className?: string
}

const CIRCLE =
  'peer size-full appearance-none rounded-full border-2 border-edge bg-paper transition-press checked:border-primary hover:not-disabled:not-checked:border-main in-aria-invalid:border-danger disabled:border-transparent disabled:bg-disabled'

/** Radio group for a choice of up to about six options; use a SelectField for more. */
export function RadioGroup({ options, name, value, defaultValue, onChange, ...texts }: RadioGroupProps) {
  const id = useId()
  return (
    <FieldsetLayout {...texts} id={id} role="radiogroup">
      {options.map((option) => (
        <OptionRow key={option.value} option={option}>
          <span className="relative grid size-6 shrink-0 place-items-center">
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
              required={texts.required}
              disabled={option.disabled}
              className={CIRCLE}
            />
            <span className="pointer-events-none absolute size-3 rounded-full bg-primary opacity-0 transition-press [scale:0.5] peer-checked:opacity-100 peer-checked:[scale:1] peer-disabled:bg-edge" />
          </span>
        </OptionRow>
      ))}
    </FieldsetLayout>
  )
}
