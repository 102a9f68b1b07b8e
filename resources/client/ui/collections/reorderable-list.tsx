import { GripVertical } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Button, GridList, GridListItem } from 'react-aria-components/GridList'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'

import { classNames } from '@/lib/class-names'
import { moveBeside, moveItem } from '@/lib/lists'

import { AriaProvider } from '../aria-provider'
import { buttonStyle, iconSizes } from '../buttons/button-style'
import type { MenuGroup } from '../overlays/menu-rows'
import { MoveMenu } from '../overlays/move-menu'
import { useUiTranslation } from '../ui-translation'
import { keepFocus } from './keep-focus'

type ReorderableListProps<Item extends object> = {
  /** Accessible name of the list. */
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => string
  /** Name of an item in announcements and labels. */
  itemName: (item: Item) => string
  renderItem: (item: Item) => ReactNode
  /** Keys of all items in their new order. */
  onReorder: (keys: string[]) => void
  /** Further groups of entries for the menu of a row. */
  moreActions?: (item: Item) => readonly MenuGroup[]
  className?: string
}

const ROW =
  'my-px flex min-h-target cursor-grab items-center gap-1 rounded-input bg-paper pe-1 transition-press hover:bg-hover data-dragging:opacity-50 data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-primary'

const DROP_INDICATOR = 'mx-3 -my-px h-0.5 rounded-full bg-transparent data-drop-target:bg-primary'

/**
 * A list that the user can reorder by mouse, touch or keyboard (Enter on a handle, arrows, Enter), with each step
 * announced. A menu on each row does the same without dragging.
 */
export function ReorderableList<Item extends object>({
  label,
  items,
  itemKey,
  itemName,
  renderItem,
  onReorder,
  moreActions,
  className,
}: ReorderableListProps<Item>) {
  const { t } = useUiTranslation()
  const [announcement, setAnnouncement] = useState('')
  const keys = items.map(itemKey)
  const names = new Map(items.map((item) => [itemKey(item), itemName(item)]))
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (dragged) => [...dragged].map((key) => ({ 'text/plain': names.get(String(key)) ?? '' })),
    renderDropIndicator: (target) => <DropIndicator target={target} className={DROP_INDICATOR} />,
    onReorder: ({ keys: dragged, target: { key, dropPosition } }) =>
      onReorder(
        moveBeside(keys, new Set([...dragged].map(String)), {
          target: String(key),
          side: dropPosition === 'before' ? 'before' : 'after',
        }),
      ),
  })
  const move = (key: string, place: number) => {
    onReorder(moveItem(keys, keys.indexOf(key), place))
    setAnnouncement(
      t('“:name” moved to position :place of :count', {
        name: names.get(key) ?? '',
        place: place + 1,
        count: keys.length,
      }),
    )
  }
  return (
    <AriaProvider>
      <div ref={keepFocus} role="presentation" onKeyDownCapture={keepTyping}>
        <GridList
          aria-label={label}
          items={items}
          dependencies={[items, renderItem, moreActions]}
          dragAndDropHooks={dragAndDropHooks}
          className={classNames('flex flex-col outline-none', className)}
        >
          {(item) => {
            const key = itemKey(item)
            return (
              <GridListItem id={key} textValue={itemName(item)} className={ROW}>
                <Button slot="drag" className={`${buttonStyle('ghost')} ${iconSizes.md} text-muted`}>
                  <GripVertical aria-hidden />
                </Button>
                <div className="min-w-0 flex-1 py-2">{renderItem(item)}</div>
                <MoveMenu
                  name={itemName(item)}
                  place={keys.indexOf(key)}
                  count={keys.length}
                  onMove={(place) => move(key, place)}
                  more={moreActions?.(item)}
                />
              </GridListItem>
            )
          }}
        </GridList>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </AriaProvider>
  )
}

/**
 * Leaves keys to the text field of a row: the list would search for a typed letter, and move between controls by arrows
 * and Tab.
 */
function keepTyping(event: KeyboardEvent): void {
  const { target, key, ctrlKey, metaKey, altKey } = event
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  const isCommand = ctrlKey || metaKey || altKey || key === 'Enter' || key === 'Escape'
  if (isText && !isCommand) event.stopPropagation()
}
