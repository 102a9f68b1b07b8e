import { Minus, Plus } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField'

import { AriaFrame } from '../aria-frame'
import { useControlled } from '../use-controlled'
import { fieldAria, FieldFrame, type FieldWords } from './field-frame'
import { FIELD_GROUP, FIELD_INPUT } from './field-style'
import { FormValue } from './form-value'

type NumberFieldProps = FieldWords & {
  name?: string
  /** Current number; null while the field is empty. */
  value?: number | null
  defaultValue?: number | null
  /** Called on blur after typing, or on a step. */
  onChange?: (value: number | null) => void
  min?: number
  max?: number
  step?: number
  /** Number format: currency, percent or unit. */
  format?: Intl.NumberFormatOptions
  disabled?: boolean
  required?: boolean
  readOnly?: boolean
  placeholder?: string
  className?: string
}

/** Number field in the visitor's locale (`1,5`), with buttons to step down and up. */
export function NumberField({
  label,
  description,
  error,
  name,
  value,
  defaultValue = null,
  onChange,
  ...rest
}: NumberFieldProps) {
  const {
    min,
    max,
    format,
    disabled = false,
    required = false,
    readOnly = false,
    placeholder,
    className,
    ...steps
  } = rest
  const id = useId()
  const { 'aria-describedby': describedBy } = fieldAria(id, { description, error })
  const [number, setNumber] = useControlled({ value, defaultValue, onChange })
  return (
    <AriaFrame>
      <FieldFrame id={id} label={label} description={description} error={error}>
        <AriaNumberField
          {...steps}
          id={id}
          aria-label={label}
          aria-describedby={describedBy}
          value={number ?? Number.NaN}
          onChange={(next) => setNumber(Number.isNaN(next) ? null : next)}
          minValue={min}
          maxValue={max}
          formatOptions={format}
          isDisabled={disabled}
          isRequired={required}
          isReadOnly={readOnly}
          isInvalid={!!error}
          isWheelDisabled
          validationBehavior="aria"
          className={className}
        >
          <Group className={`${FIELD_GROUP} pe-1`}>
            <Input placeholder={placeholder} className={`${FIELD_INPUT} min-w-0 px-4 tabular-nums`} />
            <Step slot="decrement">
              <Minus aria-hidden />
            </Step>
            <Step slot="increment">
              <Plus aria-hidden />
            </Step>
          </Group>
        </AriaNumberField>
        <FormValue name={name} value={number} onChange={setNumber} />
      </FieldFrame>
    </AriaFrame>
  )
}

const STEP =
  '-my-0.5 grid size-target shrink-0 place-items-center rounded-full transition-press data-disabled:text-disabled data-hovered:bg-hover data-pressed:bg-focus [&_svg]:size-5'

function Step(props: ComponentProps<typeof Button>) {
  return <Button {...props} className={STEP} />
}
