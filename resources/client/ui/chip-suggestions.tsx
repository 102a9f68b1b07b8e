import type { ReactNode, RefObject } from 'react'
import { ComboBox } from 'react-aria-components/ComboBox'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'

import { classNames } from '@/lib/class-names'

import { FLOATING_GAP, FLOATING_PADDING, PANEL, ROW } from './floating-style'

type ChipSuggestionsProps = {
  /** Name of the field. */
  label: string
  id: string
  describedBy: string | undefined
  suggestions: string[]
  text: string
  onType: (text: string) => void
  onChoose: (suggestion: string) => void
  disabled: boolean
  readOnly: boolean
  error: string | undefined
  /** The field's box: suggestions open below it. */
  box: RefObject<HTMLElement | null>
  /** The `<Input>`. */
  children: ReactNode
}

/** Around the input of a field with chips: offers what could be added, by what is typed. */
export function ChipSuggestions({ label, id, describedBy, suggestions, text, onType, onChoose, box, children, ...state }: ChipSuggestionsProps) {
  return (
    <ComboBox
      id={id}
      aria-label={label}
      aria-describedby={describedBy}
      items={suggestions.map((name) => ({ name }))}
      inputValue={text}
      onInputChange={onType}
      selectedKey={null}
      onSelectionChange={(key) => key !== null && onChoose(String(key))}
      menuTrigger="focus"
      allowsCustomValue
      isDisabled={state.disabled}
      isReadOnly={state.readOnly}
      isInvalid={!!state.error}
      validationBehavior="aria"
      className="flex min-w-32 flex-1 self-stretch"
    >
      {children}
      <Popover
        triggerRef={box}
        placement="bottom start"
        offset={FLOATING_GAP}
        containerPadding={FLOATING_PADDING}
        className={classNames(PANEL, 'w-xs max-w-full overflow-auto p-2')}
      >
        <ListBox<{ name: string }> className="outline-none">
          {({ name }) => (
            <ListBoxItem id={name} textValue={name} className={ROW}>
              {name}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
