import { ChevronDown, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button, ComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Label } from 'react-aria-components/Label'

import { classNames } from '@/lib/class-names'

import { AriaProvider } from '../aria-provider'
import { IconButton } from '../buttons/icon-button'
import { SpinnerRing, useDelayed } from '../feedback/spinner'
import { fieldAria, FieldNotes, type FieldTexts } from '../fields/field-layout'
import { FIELD_GROUP } from '../fields/field-style'
import { FormValue } from '../fields/form-value'
import { useCommit } from '../fields/use-commit'
import { useUiTranslation } from '../ui-translation'
import { ComboBoxInput, type ComboBoxStart } from './combo-box-input'
import { ComboBoxList } from './combo-box-list'
import type { Option, OptionValue } from './option'
import { type OptionSource, useComboBox } from './use-combo-box'
import { SEARCH_SPINNER_DELAY_MS } from './use-option-search'

/** Props of a combo box. */
export type ComboBoxProps<Value extends OptionValue> = FieldTexts &
  OptionSource<Value> & {
    name?: string | undefined
    /**
     * The chosen option itself, because its label may not be in any loaded list; forms read its `value`. Null while
     * none is chosen.
     */
    value?: Option<Value> | null
    defaultValue?: Option<Value> | null
    onChange?: (option: Option<Value> | null) => void
    placeholder?: string | undefined
    required?: boolean
    disabled?: boolean
    readOnly?: boolean
  }

/** Props of {@link ComboBoxField}, with the user's input from before its code loaded. */
export type ComboBoxFieldProps<Value extends OptionValue> = ComboBoxProps<Value> & { start: ComboBoxStart }

/** Interactive field and list of a combo box, which loads them on mount. */
export function ComboBoxField<Value extends OptionValue>(props: ComboBoxFieldProps<Value>) {
  const {
    label,
    description,
    error,
    name,
    placeholder,
    required = false,
    disabled = false,
    readOnly = false,
    start,
  } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const combo = useComboBox(props, start.typed)
  const { chosen, text, search, choices, choose, type, write, changeOpen } = combo
  useCommit(box, combo.commit)
  const clear = () => {
    type('')
    input.current?.focus()
  }
  const words = useWords({ description, error, isRefused: combo.isRefused })
  return (
    <AriaProvider>
      <ComboBox
        ref={box}
        value={chosen?.value ?? null}
        onChange={choose}
        inputValue={text}
        onInputChange={type}
        onOpenChange={changeOpen}
        // The options are already filtered by the search.
        defaultFilter={() => true}
        allowsEmptyCollection
        menuTrigger="manual"
        aria-describedby={fieldAria(id, words)['aria-describedby']}
        isInvalid={Boolean(words.error)}
        isDisabled={disabled}
        isRequired={required}
        isReadOnly={readOnly}
        validationBehavior="aria"
        className="flex flex-col gap-1.5"
      >
        <Label className="font-bold">{label}</Label>
        <Group className={classNames(FIELD_GROUP, 'ps-4 pe-0.5')}>
          <ComboBoxInput
            ref={input}
            start={start}
            choices={choices}
            placeholder={placeholder}
            onRetry={search.isFailed ? search.retry : undefined}
            onEnter={combo.enter}
            onEscape={combo.revert}
          />
          <SearchSpinner isSearching={search.isSearching} />
          {!readOnly && <Buttons onClear={text !== '' && !disabled ? clear : undefined} />}
        </Group>
        <FieldNotes id={id} {...words} />
        <FormValue name={name} value={chosen?.value ?? null} onChange={write} />
        <ComboBoxList search={search} />
      </ComboBox>
    </AriaProvider>
  )
}

function useWords({ description, error, isRefused }: Omit<FieldTexts, 'label'> & { isRefused: boolean }) {
  const { t } = useUiTranslation()
  return { description, error: error ?? (isRefused ? t('Choose from the list.') : undefined) }
}

function SearchSpinner({ isSearching }: { isSearching: boolean }) {
  const isSlow = useDelayed(isSearching, SEARCH_SPINNER_DELAY_MS)
  return isSlow && <SpinnerRing className="me-2 size-5 shrink-0 text-primary" />
}

function Buttons({ onClear }: { onClear: (() => void) | undefined }) {
  const { t } = useUiTranslation()
  return (
    <>
      {/* Not a tab stop: keyboard users delete the text. */}
      {onClear && <IconButton label={t('Clear')} icon={<X />} tabIndex={-1} onClick={onClear} className="-my-0.5" />}
      <Button className="-my-0.5 grid size-target shrink-0 place-items-center rounded-full text-muted transition-press data-disabled:text-disabled data-hovered:bg-hover">
        <ChevronDown aria-hidden className="size-5" />
      </Button>
    </>
  )
}
