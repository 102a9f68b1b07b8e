import { type KeyboardEvent, type Ref, use, useEffect, useEffectEvent } from 'react'
import { ComboBoxStateContext, Input } from 'react-aria-components/ComboBox'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'

import { BOX_INPUT } from './search-box-style'

/** Whether the plain input was focused, and whether the user clicked or typed, which opens the list. */
export type SearchBoxStart = { hasFocus: boolean; isOpen: boolean }

type SearchInputProps = { ref: Ref<HTMLInputElement>; start: SearchBoxStart; onSearch: () => void; onClear: () => void }

/** Combo box input. Clicks and typing open the list; Enter searches unless a row is active; Escape closes or clears. */
export function SearchInput({ ref, start, onSearch, onClear }: SearchInputProps) {
  const { t } = useTranslation()
  const state = use(ComboBoxStateContext)
  const open = () => state?.open(null, 'input')
  const openIfRequested = useEffectEvent(() => start.isOpen && open())
  useEffect(() => void openIfRequested(), [])

  function searchOrClear(event: KeyboardEvent): void {
    if (!state || event.nativeEvent.isComposing) return
    const isSearch = event.key === 'Enter' && (!state.isOpen || state.selectionManager.focusedKey === null)
    const isClear = event.key === 'Escape' && !state.isOpen && state.inputValue !== ''
    if (!isSearch && !isClear) return
    event.preventDefault()
    event.stopPropagation()
    if (isClear) return onClear()
    state.close()
    onSearch()
  }

  return (
    <div role="presentation" onKeyDownCapture={searchOrClear} className="contents">
      <Input
        ref={ref}
        autoFocus={start.hasFocus}
        placeholder={t('Songs, artists, albums…')}
        enterKeyHint="search"
        onInput={open}
        onClick={open}
        className={classNames(BOX_INPUT, 'not-placeholder-shown:pe-12')}
      />
    </div>
  )
}
