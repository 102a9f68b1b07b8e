import { type ComponentProps, memo, type ReactNode, useRef, useState } from 'react'

import { classNames } from '@/lib/class-names'
import { moveItem } from '@/lib/lists'
import { useStableHandler } from '@/lib/react/use-stable-handler'

import { useProgressivePanel } from '../deferred-rendering/use-progressive-row'
import { useUiTranslation } from '../ui-translation'
import { keepFocus } from './keep-focus'
import { MoveButton } from './move-button'
import { type DropSide, dropLine, type GripEvents, useRowDrag } from './use-row-drag'
import { useRowFocus } from './use-row-focus'
import type { VirtualRowsHandle, VirtualScroller } from './use-virtual-rows'
import type { VirtualList } from './virtual-list'
import { VirtualRows } from './virtual-rows'
import { WholeRows } from './whole-rows'

type LongReorderableListProps<Item> = Pick<
  ComponentProps<typeof VirtualList<Item>>,
  'label' | 'items' | 'itemKey' | 'estimateSize'
> & {
  /** Name of an item in announcements and labels. */
  itemName: (item: Item) => string
  /** The same function in each render, so that only changed rows render. */
  renderItem: (item: Item) => ReactNode
  /** Keys of all items in their new order. */
  onReorder: (keys: string[]) => void
  /** By default a box that scrolls by itself; `page` renders all rows, for those with fields. */
  scroller?: VirtualScroller
}

const ROW =
  'relative flex min-h-target items-center gap-1 border-b border-divider bg-paper pe-1 hover:bg-hover focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary'

/** Rows that render at once where all of them do. */
const FIRST_ROWS = 3

/**
 * A {@link ReorderableList} of hundreds of items, of which only changed rows render. It is a grid too, with one tab stop.
 * Rows are moved by their handle: by dragging, by the arrow keys, or from its menu, with each step announced.
 */
export function LongReorderableList<Item>({
  label,
  items,
  itemKey,
  itemName,
  estimateSize,
  renderItem,
  onReorder,
  scroller = 'box',
}: LongReorderableListProps<Item>) {
  const { t } = useUiTranslation()
  const rows = useRef<VirtualRowsHandle>(null)
  const end = useRef<HTMLSpanElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const count = items.length
  const keys = items.map(itemKey)
  const focus = useRowFocus({ keys, end, reveal: (key) => void rows.current?.reveal(keys.indexOf(key)) })

  function move(from: number, place: number): void {
    const item = items[from]
    if (item === undefined) return
    onReorder(moveItem(keys, from, place))
    setAnnouncement(t('“:name” moved to position :place of :count', { name: itemName(item), place: place + 1, count }))
    // After the render with the new order, and after a menu has returned the focus to a row that may be out of view.
    requestAnimationFrame(() => rows.current?.reveal(place)?.querySelector<HTMLElement>('[data-place]')?.focus())
  }
  const drag = useRowDrag(move)
  const onMove = useStableHandler(move)
  const renderRow = (place: number) => {
    const item = items[place]
    if (item === undefined) return null
    const key = itemKey(item)
    return (
      <MovableRow
        rowKey={key}
        name={itemName(item)}
        dropSide={drag.sideAt(place, count)}
        isDragged={drag.from === place}
        tabIndex={focus.tabIndexOf(key)}
        gripEvents={drag.gripEvents}
        estimateSize={scroller === 'page' && place >= FIRST_ROWS ? estimateSize : null}
        {...{ item, place, count, onMove, renderItem }}
      />
    )
  }
  const shared = {
    handle: rows,
    count,
    keyOf: (index: number) => keys[index] ?? String(index),
    renderRow,
  }
  return (
    <div ref={keepFocus}>
      <div role="grid" aria-label={label} aria-rowcount={count} className="outline-none" {...focus.body}>
        {scroller === 'box' ? (
          <VirtualRows
            {...shared}
            estimateSize={estimateSize}
            scroller="box"
            className="max-h-[min(30rem,70dvh)] rounded-input border border-divider"
          />
        ) : (
          <WholeRows {...shared} />
        )}
      </div>
      <span ref={end} tabIndex={-1} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}

type MovableRowProps<Item> = Pick<LongReorderableListProps<Item>, 'renderItem'> & {
  item: Item
  rowKey: string
  name: string
  place: number
  count: number
  dropSide: DropSide | null
  isDragged: boolean
  tabIndex: number
  gripEvents: GripEvents
  /** Height in pixels of a row that waits for its frame; null for one that renders at once. */
  estimateSize: number | null
  onMove: (from: number, place: number) => void
}

function Row<Item>({
  item,
  rowKey,
  place,
  dropSide,
  isDragged,
  tabIndex,
  estimateSize,
  onMove,
  renderItem,
  ...move
}: MovableRowProps<Item>) {
  const isDue = useProgressivePanel(estimateSize === null)
  if (!isDue) return <div style={{ height: estimateSize ?? undefined }} />
  return (
    <div
      role="row"
      aria-rowindex={place + 1}
      aria-label={move.name}
      data-key={rowKey}
      tabIndex={tabIndex}
      className={classNames(ROW, isDragged && 'opacity-50', dropSide && dropLine[dropSide])}
    >
      <div role="gridcell" className="flex min-w-0 flex-1 items-center gap-1">
        <MoveButton {...move} place={place} onMove={(to) => onMove(place, to)} />
        <Content item={item} render={renderItem} />
      </div>
    </div>
  )
}

/** Memoized, so that a move renders only the rows whose place changes. */
const MovableRow = memo(Row) as typeof Row

type ContentProps<Item> = { item: Item; render: (item: Item) => ReactNode }

const Content = memo(function Content<Item>({ item, render }: ContentProps<Item>) {
  return <div className="min-w-0 flex-1 py-2">{render(item)}</div>
}) as <Item>(props: ContentProps<Item>) => ReactNode
