import { RotateCcw } from 'lucide-react'
import { useContext, useRef } from 'react'
import { ComboBoxStateContext, ListBox, Popover } from 'react-aria-components/ComboBox'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'

import { classNames } from '@/lib/class-names'
import { useEventListener } from '@/lib/react/use-event-listener'

import { Button } from '../buttons/button'
import { FLOATING_GAP, FLOATING_PADDING, PANEL } from '../overlays/floating-style'
import { useUiTranslation } from '../ui-translation'
import { MAX_LISTBOX_HEIGHT_PX } from './listbox'
import { ListBoxRows } from './listbox-rows'
import type { OptionValue } from './option'
import type { OptionSearch } from './use-option-search'

/** List of a combo box's search results. */
export function ComboBoxList<Value extends OptionValue>({ search }: { search: OptionSearch<Value> }) {
  const { t } = useUiTranslation()
  return (
    <OverlayTriggerStateContext value={useListState()}>
      <Popover
        offset={FLOATING_GAP}
        containerPadding={FLOATING_PADDING}
        maxHeight={MAX_LISTBOX_HEIGHT_PX}
        className={classNames(PANEL, 'flex w-(--trigger-width) flex-col overflow-hidden')}
      >
        <ListBox
          renderEmptyState={() => (
            <p className={search.isFailed ? 'sr-only' : 'px-3 py-2 text-muted'}>
              {search.isSearching ? t('Searching…') : t('No results')}
            </p>
          )}
          className={classNames('overflow-auto outline-none', !search.isFailed && 'p-2')}
        >
          {ListBoxRows({ options: search.options })}
        </ListBox>
        {search.isFailed && (
          <div role="alert" className="flex items-center gap-3 py-2 ps-5 pe-2">
            <span className="min-w-0 flex-1">{t("Couldn't load the list.")}</span>
            {/* The focus stays in the field, where Enter retries too. */}
            <Button
              size="sm"
              variant="outline"
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={search.retry}
            >
              <RotateCcw aria-hidden className="size-4" />
              {t('Try again')}
            </Button>
          </div>
        )}
      </Popover>
    </OverlayTriggerStateContext>
  )
}

/**
 * State of the list. React-aria closes a list at every scroll, and resets the field's text. This one stays when the page
 * scrolls, because it moves with the page, and leaves the text when something around the field scrolls.
 */
function useListState() {
  const state = useContext(ComboBoxStateContext)
  const isPageScrolling = useRef(false)
  const notePageScroll = ({ target }: Event) => {
    if (target !== document) return
    isPageScrolling.current = true
    // Not before react-aria has handled the event too.
    setTimeout(() => (isPageScrolling.current = false))
  }
  useEventListener('window', 'scroll', notePageScroll, { capture: true })
  return state && { ...state, close: () => isPageScrolling.current || state.setOpen(false) }
}
