import { Search, X } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { useNavigate } from 'react-router-dom'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'
import { AriaProvider } from '@/ui/aria-provider'
import { IconButton } from '@/ui/buttons/icon-button'
import { SpinnerRing, useDelayed } from '@/ui/feedback/spinner'
import { ComboBoxList } from '@/ui/pickers/combo-box-list'
import { flatOptions } from '@/ui/pickers/option'
import { SEARCH_SPINNER_DELAY_MS } from '@/ui/pickers/use-option-search'

import { recentSearches } from '../recent-searches'
import { useSuggestions } from '../use-suggestions'
import { BOX_ICON } from './search-box-style'
import { type SearchBoxStart, SearchInput } from './search-input'

type SearchComboBoxProps = {
  text: string
  /** State of the plain input that this component replaces. */
  start: SearchBoxStart
  onType: (text: string) => void
  onSearch: (words: string) => void
}

/** Search box with suggestions: an ARIA Authoring Practices combo box in which Enter searches for the typed text. */
export function SearchComboBox({ text, start, onType, onSearch }: SearchComboBoxProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  /** URL of the row chosen last; reset when the list opens. */
  const [selectedKey, setSelectedKey] = useState<string | null>(null)
  const words = text.trim()
  const suggestions = useSuggestions(words, isOpen)

  function choose(url: string | null): void {
    setSelectedKey(url)
    const option = flatOptions(suggestions.options).find(({ value }) => value === url)
    if (!option) return
    // The results page stores its own search; for a direct result, store the name.
    if (!suggestions.isSearch(option)) recentSearches.add(option.label)
    void navigate(option.value)
  }

  return (
    <AriaProvider>
      <ComboBox
        aria-label={t('Search')}
        value={selectedKey}
        onChange={(next) => choose(next === null ? null : String(next))}
        inputValue={text}
        onInputChange={onType}
        onOpenChange={(next) => {
          setOpen(next)
          if (next) setSelectedKey(null)
        }}
        // The server does the filtering.
        defaultFilter={() => true}
        allowsCustomValue
        allowsEmptyCollection={words !== '' || suggestions.options.length > 0}
        menuTrigger="manual"
      >
        <Group className="relative">
          <BoxIcon isSearching={suggestions.isSearching} />
          <SearchInput ref={input} start={start} onSearch={() => onSearch(text)} onClear={() => onType('')} />
          {text !== '' && <ClearButton input={input} onClear={() => onType('')} />}
        </Group>
        <ComboBoxList search={suggestions} />
      </ComboBox>
    </AriaProvider>
  )
}

function BoxIcon({ isSearching }: { isSearching: boolean }) {
  const isSlow = useDelayed(isSearching, SEARCH_SPINNER_DELAY_MS)
  const Picture = isSlow ? SpinnerRing : Search
  // The wrapper has the translation because the spinner's own transform rotates it.
  return (
    <span aria-hidden className={classNames(BOX_ICON, isSlow ? 'text-primary' : 'text-muted')}>
      <Picture className="size-5" />
    </span>
  )
}

function ClearButton({ input, onClear }: { input: RefObject<HTMLInputElement | null>; onClear: () => void }) {
  const { t } = useTranslation()
  return (
    // Not a tab stop: keyboard users have Escape.
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
