import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'
import { IconButton } from '@/ui/buttons/icon-button'
import { useLazyPart } from '@/ui/use-lazy-part'

import { BOX_INPUT, BOX_SIGN } from './components/search-box-style'
import { useSearchShortcut } from './use-search-shortcut'
import { useSearchText } from './use-search-text'

const loadComboBox = () => import('./components/search-combo-box').then(({ SearchComboBox }) => SearchComboBox)

/** Ahead of the focus, which is what changes the box: never under a finger. */
const warm = () => void loadComboBox().catch(() => undefined)

/**
 * The search of every page. What suggests while one types comes when the box is neared; searching does not wait for it. On narrow
 * screens a button shows the box, which search results have anyway.
 */
export function SearchBox() {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const [start, setStart] = useState({ hasFocus: false, isOpen: false })
  const [ComboBox, prepare] = useLazyPart(loadComboBox)
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
          onPointerEnter={warm}
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
          // What suggests would come over the results.
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
            <Search aria-hidden className={classNames(BOX_SIGN, 'text-muted')} />
            <input
              type="search"
              aria-label={t('Search')}
              placeholder={t('Songs, artists, albums…')}
              enterKeyHint="search"
              autoComplete="off"
              value={text}
              onPointerEnter={warm}
              onFocus={() => {
                prepare()
                setStart((before) => ({ ...before, hasFocus: true }))
              }}
              onBlur={() => setStart({ hasFocus: false, isOpen: false })}
              // A click would come too late where the other box takes the place between press and release.
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
