import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'

import { classNames } from '@/lib/class-names'
import { findByTypeAhead } from '@/lib/text'

import { fieldAria, FieldLayout, type FieldTexts } from '../fields/field-layout'
import { FIELD_BUTTON } from '../fields/field-style'
import { FormValue } from '../fields/form-value'
import { useOverlayTrigger } from '../overlays/use-overlay-trigger'
import { useUiTranslation } from '../ui-translation'
import { useControlled } from '../use-controlled'
import { flatOptions, type Option, type Options, type OptionValue } from './option'
import { useTyped } from './use-type-ahead'

type SelectFieldProps<Value extends OptionValue> = FieldTexts & {
  options: Options<Value>
  name?: string
  /** Selected value; null while none is chosen. */
  value?: Value | null
  defaultValue?: Value | null
  onChange?: (value: Value) => void
  placeholder?: string
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
  className?: string
}

const SELECT = 'aria-readonly:bg-background-alt aria-readonly:text-muted [&_svg]:size-5 [&_svg]:shrink-0'

const loadList = () => import('./select-list').then(({ SelectList }) => SelectList)

/** Select field whose list opens below it. Typing selects an option while the list is closed. */
export function SelectField<Value extends OptionValue>(props: SelectFieldProps<Value>) {
  const { label, description, error, options, name, value, defaultValue = null, onChange, className } = props
  const { t } = useUiTranslation()
  const id = useId()
  const [selectedValue, choose] = useControlled({
    value,
    defaultValue,
    onChange: (next) => next !== null && onChange?.(next),
  })
  const { Part, part, trigger, open } = useOverlayTrigger('listbox', loadList)
  const all = flatOptions(options)
  const chooseByTyping = useChoiceByTyping(all, selectedValue, choose)
  const take = (next: OptionValue) => {
    const found = all.find((option) => option.value === next)
    if (found && next !== selectedValue) choose(found.value)
  }

  const press = (event: KeyboardEvent) => {
    if (props.readOnly) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      open()
    } else if (!chooseByTyping(event)) trigger.onKeyDown(event)
  }
  return (
    <FieldLayout id={id} label={label} description={description} error={error}>
      <button
        {...trigger}
        {...fieldAria(id, { description, error })}
        type="button"
        role="combobox"
        aria-expanded={trigger['aria-expanded']}
        aria-controls={trigger['aria-controls']}
        aria-required={props.required}
        aria-readonly={props.readOnly}
        data-invalid={error ? '' : undefined}
        disabled={props.disabled}
        onClick={() => !props.readOnly && trigger.onClick()}
        onKeyDown={press}
        className={classNames(FIELD_BUTTON, SELECT, className)}
      >
        <SelectedOption
          option={all.find((option) => option.value === selectedValue)}
          placeholder={props.placeholder ?? t('Choose')}
        />
        {!props.readOnly && <ChevronDown aria-hidden className="text-muted in-disabled:text-disabled" />}
      </button>
      {Part && <Part {...part} label={label} options={options} value={selectedValue} onChange={take} />}
      <FormValue
        name={name}
        value={selectedValue}
        onChange={choose}
        labelOf={(shown) => all.find((option) => option.value === shown)?.label}
      />
    </FieldLayout>
  )
}

function SelectedOption({ option, placeholder }: { option: Option | undefined; placeholder: string }) {
  if (!option) return <span className="min-w-0 flex-1 text-muted in-disabled:text-disabled">{placeholder}</span>
  return (
    <>
      {option.icon}
      <span lang={option.lang} className="min-w-0 flex-1">
        {option.label}
      </span>
    </>
  )
}

/** Type-ahead on the closed field, like a native select: selects the first option that starts with the typed text. */
function useChoiceByTyping<Value extends OptionValue>(
  options: Option<Value>[],
  selectedValue: Value | null,
  choose: (value: Value) => void,
) {
  const type = useTyped()
  return (event: KeyboardEvent): boolean => {
    const typed = type(event)
    if (typed === null) return false
    event.preventDefault()
    const open = options.filter((option) => !option.disabled)
    const current = open.findIndex((option) => option.value === selectedValue)
    const found =
      open[
        findByTypeAhead(
          open.map((option) => option.label),
          typed,
          current,
        )
      ]
    if (found) choose(found.value)
    return true
  }
}
