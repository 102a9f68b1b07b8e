import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useId, useRef } from 'react'

import { classNames } from '@/lib/class-names'
import { numberFormat } from '@/lib/intl'
import type { FieldNumberFormat } from '@/lib/numbers/parse-number'

import { AriaProvider } from '../aria-provider'
import { useUiTranslation } from '../ui-translation'
import { useControlled } from '../use-controlled'
import { fieldAria, FieldLayout, type FieldTexts } from './field-layout'
import { FIELD_GROUP, FIELD_INPUT } from './field-style'
import { FormValue } from './form-value'
import { Step, useSteps } from './number-steps'
import { useCommit } from './use-commit'
import { useNumberText } from './use-number-text'

type NumberFieldProps = FieldTexts & {
  /** Leaves the label to screen readers, where the place of the field explains it. */
  isLabelHidden?: boolean | undefined
  name?: string
  /** Current number; null while the field is empty. */
  value?: number | null
  defaultValue?: number | null
  /** Called on every keystroke and step; null while the text is not a number that the field takes. */
  onChange?: (value: number | null) => void
  min?: number
  max?: number
  /** Difference that the buttons and arrow keys make; 1 by default. */
  step?: number
  /** Currency or decimals; a number with more decimals is refused. */
  format?: FieldNumberFormat
  disabled?: boolean
  required?: boolean | undefined
  readOnly?: boolean
  placeholder?: string
  className?: string
}

/**
 * Number field in the visitor's notation (`1,5`), with buttons to step down and up. It also reads other notations, and
 * asks where a text can be two numbers.
 */
export function NumberField(props: NumberFieldProps) {
  return (
    <AriaProvider>
      <NumberInput {...props} />
    </AriaProvider>
  )
}

function NumberInput({
  label,
  isLabelHidden,
  description,
  error,
  name,
  value,
  defaultValue = null,
  onChange,
  ...rest
}: NumberFieldProps) {
  const { min, max, step = 1, format, disabled = false, required, readOnly = false, placeholder, className } = rest
  const { t, language } = useUiTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [number, setNumber] = useControlled({ value, defaultValue, onChange })
  const notation = { language, format, min, max }
  const { text, problem, type, commit, set } = useNumberText({ number, setNumber, ...notation })
  useCommit(input, commit)
  const steps = useSteps({ number, set, step, isDisabled: disabled, isReadOnly: readOnly, ...notation })
  const words = { description, error: error ?? problem }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    steps.input.onKeyDown?.(event)
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit()
  }
  return (
    <FieldLayout {...{ id, label, isLabelHidden }} {...words}>
      <div className={classNames(FIELD_GROUP, 'pe-1', className)}>
        <input
          {...fieldAria(id, words)}
          {...{ value: text, disabled, readOnly, placeholder, onKeyDown }}
          ref={input}
          inputMode={keyboardFor(notation)}
          autoComplete="off"
          spellCheck={false}
          aria-required={required}
          onFocus={steps.input.onFocus}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={(event) => {
            steps.input.onBlur?.(event)
            commit()
          }}
          className={`${FIELD_INPUT} min-w-0 px-4 tabular-nums`}
        />
        <Step {...steps.down} label={t('Decrease: :name', { name: label })} input={input}>
          <Minus aria-hidden />
        </Step>
        <Step {...steps.up} label={t('Increase: :name', { name: label })} input={input}>
          <Plus aria-hidden />
        </Step>
      </div>
      <FormValue name={name} value={number} onChange={set} />
    </FieldLayout>
  )
}

/** Only the keyboard for text has a minus sign on every phone. */
function keyboardFor({ language, format, min = -1 }: { language: string } & Pick<NumberFieldProps, 'format' | 'min'>) {
  if (min < 0) return 'text'
  return numberFormat(language, format).resolvedOptions().maximumFractionDigits === 0 ? 'numeric' : 'decimal'
}
