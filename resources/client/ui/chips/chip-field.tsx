import { type ComponentProps, useId, useRef } from 'react'
import { Input } from 'react-aria-components/Input'

import { classNames } from '@/lib/class-names'

import { AriaProvider } from '../aria-provider'
import { fieldAria, FieldLayout, type FieldTexts } from '../fields/field-layout'
import { FIELD_GROUP, FIELD_INPUT } from '../fields/field-style'
import { FormValue } from '../fields/form-value'
import { useCommit } from '../fields/use-commit'
import { ChipList } from './chip-list'
import { ChipSuggestions } from './chip-suggestions'
import { useChipKeys, useChips } from './use-chips'

type ChipFieldProps = FieldTexts & {
  name?: string
  value?: string[]
  defaultValue?: string[]
  onChange?: (value: string[]) => void
  /** Values suggested while the user types. */
  suggestions?: string[]
  /** Whether saving a chip creates something that others can then choose too, as the chip indicates. */
  isNew?: (chip: string) => boolean
  /** Whether values that are not suggested can be added (spec section 5); true by default. */
  allowsCustomValue?: boolean
  /** Returns an error message for an invalid text. */
  validate?: (text: string) => string | undefined
  placeholder?: string
  disabled?: boolean
  readOnly?: boolean
  required?: boolean
} & Pick<ComponentProps<'input'>, 'inputMode' | 'autoComplete' | 'autoCapitalize'>

/**
 * Field for several texts, shown as chips. A comma, blur or saving adds the typed text, and so does Enter, which prefers
 * a suggestion; pasting adds the email addresses found. Backspace at the start focuses the last chip.
 */
export function ChipField({
  label,
  description,
  error,
  name,
  value,
  defaultValue = [],
  onChange,
  ...rest
}: ChipFieldProps) {
  const {
    suggestions,
    allowsCustomValue = true,
    validate,
    disabled = false,
    readOnly = false,
    required,
    placeholder,
    isNew,
    ...typing
  } = rest
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { chips, setChips, text, problem, announcement, add, remove, type, enter } = useChips({
    value,
    defaultValue,
    onChange,
    suggestions,
    allowsCustomValue,
    validate,
  })
  const words = { description, error: error ?? problem }
  const aria = fieldAria(id, words)

  function choose(selectedValues: string[]): void {
    const removed = chips.filter((chip) => suggestions?.includes(chip) && !selectedValues.includes(chip))
    if (removed.length > 0) remove(removed)
    else add(selectedValues)
  }

  function removeAndKeepFocus(removed: string[]): void {
    remove(removed)
    if (removed.length === chips.length) input.current?.focus()
  }

  const keys = useChipKeys({ list, add, enter })
  useCommit(box, () => text.trim() === '' || add([text]))
  const inputProps = {
    ...typing,
    ...keys,
    ref: input,
    placeholder: chips.length === 0 ? placeholder : undefined,
    'aria-required': required,
  }
  return (
    <AriaProvider>
      <FieldLayout id={id} label={label} {...words}>
        <div ref={box} className={classNames(FIELD_GROUP, 'flex-wrap gap-1.5 px-1.5 py-1')}>
          <ChipList
            ref={list}
            {...{ label, chips, disabled }}
            isNew={(chip) => isNew?.(chip) ?? false}
            onRemove={disabled || readOnly ? undefined : removeAndKeepFocus}
          />
          {suggestions ? (
            <ChipSuggestions
              {...{ id, label, suggestions, text, chips, disabled, readOnly, box, isNew }}
              describedBy={aria['aria-describedby']}
              error={words.error}
              onType={type}
              onChoose={choose}
            >
              <Input {...inputProps} className={`${FIELD_INPUT} min-w-0 px-2.5`} />
            </ChipSuggestions>
          ) : (
            <input
              {...inputProps}
              {...aria}
              value={text}
              onChange={(event) => type(event.currentTarget.value)}
              disabled={disabled}
              readOnly={readOnly}
              className={`${FIELD_INPUT} min-w-24 px-2.5`}
            />
          )}
        </div>
        <FormValue name={name} value={chips} onChange={setChips} />
      </FieldLayout>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </AriaProvider>
  )
}
