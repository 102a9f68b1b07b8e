import { Search, X } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { useNavigate } from 'react-router-dom'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'
import { AriaFrame } from '@/ui/aria-frame'
import { IconButton } from '@/ui/buttons/icon-button'
import { SpinnerRing } from '@/ui/feedback/spinner-ring'
import { useDelayed } from '@/ui/feedback/use-delayed'
import { ComboBoxList } from '@/ui/pickers/combo-box-list'
import { flatOptions } from '@/ui/pickers/option'
import { SEARCH_INDICATOR_DELAY } from '@/ui/pickers/use-option-search'

import { recentSearches } from '../recent-searches'
import { useSuggestions } from '../use-suggestions'
import { BOX_SIGN } from './search-box-style'
import { type SearchBoxStart, SearchInput } from './search-input'

type SearchComboBoxProps = {
  text: string
  /** What was done before this code had come. */
  start: SearchBoxStart
  onType: (text: string) => void
  onSearch: (words: string) => void
}

/** The search box with its suggestions: a combo box after the ARIA Authoring Practices, in which Enter searches for what is typed. */
export function SearchComboBox({ text, start, onType, onSearch }: SearchComboBoxProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  /** The address of the row that was pressed last: while one is chosen, the list is shut. */
  const [chosen, setChosen] = useState<string | null>(null)
  const words = text.trim()
  const suggestions = useSuggestions(words, isOpen)

  function choose(address: string | null): void {
    setChosen(address)
    const option = flatOptions(suggestions.options).find(({ value }) => value === address)
    if (!option) return
    // The page of a search remembers it; of what is gone to directly the name is remembered.
    if (!suggestions.isSearch(option)) recentSearches.add(option.label)
    void navigate(option.value)
  }

  return (
    <AriaFrame>
      <ComboBox
        aria-label={t('Search')}
        value={chosen}
        onChange={(next) => choose(next === null ? null : String(next))}
        inputValue={text}
        onInputChange={onType}
        onOpenChange={(next) => {
          setOpen(next)
          if (next) setChosen(null)
        }}
        // What fits is decided by the server.
        defaultFilter={() => true}
        allowsCustomValue
        allowsEmptyCollection={words !== '' || suggestions.options.length > 0}
        menuTrigger="manual"
      >
        <Group className="relative">
          <Sign isSearching={suggestions.isSearching} />
          <SearchInput ref={input} start={start} onSearch={() => onSearch(text)} onClear={() => onType('')} />
          {text !== '' && <ClearButton input={input} onClear={() => onType('')} />}
        </Group>
        <ComboBoxList search={suggestions} />
      </ComboBox>
    </AriaFrame>
  )
}

function Sign({ isSearching }: { isSearching: boolean }) {
  const isSlow = useDelayed(isSearching, SEARCH_INDICATOR_DELAY)
  const Picture = isSlow ? SpinnerRing : Search
  // The ring turns about its own middle, which a translation would move.
  return (
    <span aria-hidden className={classNames(BOX_SIGN, isSlow ? 'text-primary' : 'text-muted')}>
      <Picture className="size-5" />
    </span>
  )
}

function ClearButton({ input, onClear }: { input: RefObject<HTMLInputElement | null>; onClear: () => void }) {
  const { t } = useTranslation()
  return (
    // Keyboards have Escape for it.
    <IconButton
      label={t('Clear')}
      icon={<X />}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        onClear()
        input.current?.focus()
      }}
      className="absolute inset-y-0 end-0.5 my-auto"
    />
  )
}
