import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useMatch, useNavigate } from 'react-router-dom'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { isTakenKey, SEARCH_KEY, useShortcutPreference } from '@/core/shared/shortcuts/page-shortcuts'
import { classNames } from '@/lib/class-names'
import { usePart } from '@/lib/lazy/use-part'
import { useEventListener } from '@/lib/react/use-event-listener'
import { IconButton } from '@/ui/buttons/icon-button'

import { BOX_ICON, BOX_INPUT } from './components/search-box-style'

const loadComboBox = () => import('./components/search-combo-box').then(({ SearchComboBox }) => SearchComboBox)

/** Prefetches the combo box on hover; it replaces the plain input on focus. */
const prefetchComboBox = () => void loadComboBox().catch(() => undefined)

/**
 * Search box of every page. The combo box with suggestions loads on hover or focus; searching works before that. On
 * narrow screens a button opens the box, except on search pages, which always show it.
 */
export function SearchBox() {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const [start, setStart] = useState({ hasFocus: false, isOpen: false })
  const [ComboBox, prepare] = usePart(loadComboBox, { when: 'intent', onFail: 'leave out' })
  const { text, isOnSearchPage, type, search } = useSearchText()
  const isShown = isOnSearchPage || openAt === key

  function focus(): void {
    flushSync(() => setOpenAt(key))
    const input = form.current?.querySelector('input')
    input?.focus()
    input?.select()
  }
  useSearchShortcut(focus)

  return (
    <>
      {!isShown && (
        <IconButton
          label={t('Search')}
          icon={<Search />}
          onPointerEnter={prefetchComboBox}
          onClick={focus}
          className="ms-auto -me-3 md:hidden"
        />
      )}
      <form
        ref={form}
        role="search"
        aria-label={t('Search')}
        onSubmit={(event) => {
          event.preventDefault()
          // Suggestions that load now would cover the results.
          setStart((before) => ({ ...before, isOpen: false }))
          search(text)
        }}
        className={classNames(
          isShown ? 'order-last w-full' : 'hidden',
          'md:order-none md:block md:w-auto md:max-w-md md:flex-1',
        )}
      >
        {ComboBox ? (
          <ComboBox text={text} start={start} onType={type} onSearch={search} />
        ) : (
          <div className="relative">
            <Search aria-hidden className={classNames(BOX_ICON, 'text-muted')} />
            <input
              type="search"
              aria-label={t('Search')}
              placeholder={t('Songs, artists, albums…')}
              enterKeyHint="search"
              autoComplete="off"
              value={text}
              onPointerEnter={prefetchComboBox}
              onFocus={() => {
                prepare()
                setStart((before) => ({ ...before, hasFocus: true }))
              }}
              onBlur={() => setStart({ hasFocus: false, isOpen: false })}
              // Not `onClick`: the combo box may replace this input between press and release.
              onPointerDown={() => setStart((before) => ({ ...before, isOpen: true }))}
              onChange={(event) => {
                type(event.currentTarget.value)
                setStart({ hasFocus: true, isOpen: true })
              }}
              className={BOX_INPUT}
            />
          </div>
        )}
      </form>
    </>
  )
}

/** Focuses the search on its shortcut key, unless shortcuts are off or the user types. Shift is allowed. */
function useSearchShortcut(focus: () => void): void {
  const enabled = useShortcutPreference()
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== SEARCH_KEY || isTakenKey(event)) return
    event.preventDefault()
    focus()
  }
  useEventListener('document', 'keydown', handleKeyDown, { enabled })
}

/** Returns the text of the search box: typed on this page, else the query in the URL. */
function useSearchText() {
  const { key } = useLocation()
  const match = useMatch(paths.search.pattern)
  const navigate = useNavigate()
  const [typed, setTyped] = useState<{ text: string; at: string }>()
  const text = typed?.at === key ? typed.text : (match?.params.query ?? '')

  function search(words: string): void {
    const query = words.trim()
    if (query !== '') void navigate(paths.search.link({ query }))
  }

  return { text, isOnSearchPage: match !== null, type: (next: string) => setTyped({ text: next, at: key }), search }
}
