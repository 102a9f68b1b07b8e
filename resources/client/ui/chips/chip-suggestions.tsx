import { Check } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { ComboBox } from 'react-aria-components/ComboBox'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'

import { classNames } from '@/lib/class-names'

import { FLOATING_GAP, FLOATING_PADDING, PANEL, ROW } from '../overlays/floating-style'
import { MAX_LISTBOX_HEIGHT_PX } from '../pickers/listbox'
import { useUiTranslation } from '../ui-translation'

type ChipSuggestionsProps = {
  /** Accessible name of the field. */
  label: string
  id: string
  describedBy: string | undefined
  suggestions: string[]
  text: string
  onType: (text: string) => void
  chips: string[]
  /** Set if typed text without a suggestion can be created; the list then offers that too. */
  isNew: ((text: string) => boolean) | undefined
  /** Called with the suggestions that are selected now. */
  onChoose: (chips: string[]) => void
  disabled: boolean
  readOnly: boolean
  error: string | undefined
  /** The field's box; suggestions open below it. */
  box: RefObject<HTMLElement | null>
  /** The `<Input>` element that receives the typed text. */
  children: ReactNode
}

/**
 * Wraps the input of a chip field with suggestions that match the typed text. The list stays open for further choices.
 */
export function ChipSuggestions({
  label,
  id,
  describedBy,
  suggestions,
  text,
  onType,
  chips,
  onChoose,
  isNew,
  box,
  children,
  ...state
}: ChipSuggestionsProps) {
  const { t } = useUiTranslation()
  const typed = text.trim()
  const created = typed !== '' && isNew?.(typed) ? [typed] : []
  return (
    <ComboBox
      id={id}
      aria-label={label}
      aria-describedby={describedBy}
      defaultItems={[...suggestions, ...created].map((name) => ({ name }))}
      inputValue={text}
      onInputChange={onType}
      selectionMode="multiple"
      value={chips.filter((chip) => suggestions.includes(chip))}
      onChange={(keys) => onChoose(keys.map(String))}
      menuTrigger="focus"
      allowsCustomValue
      isDisabled={state.disabled}
      isReadOnly={state.readOnly}
      isInvalid={!!state.error}
      validationBehavior="aria"
      className="flex min-w-24 flex-1 self-stretch"
    >
      {children}
      <Popover
        triggerRef={box}
        placement="bottom start"
        offset={FLOATING_GAP}
        containerPadding={FLOATING_PADDING}
        maxHeight={MAX_LISTBOX_HEIGHT_PX}
        className={classNames(PANEL, 'w-xs max-w-full overflow-auto p-2')}
      >
        <ListBox<{ name: string }> className="outline-none">
          {({ name }) => (
            <ListBoxItem id={name} textValue={name} className={ROW}>
              <span className="min-w-0 flex-1">
                {created.includes(name) ? t('Add “:name” as new', { name }) : name}
              </span>
              <Check aria-hidden strokeWidth={3} className="invisible group-data-selected:visible" />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
