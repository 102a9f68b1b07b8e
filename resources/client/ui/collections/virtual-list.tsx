import type { ReactNode } from 'react'

import { itemAria, type VirtualProps, VirtualRows } from './virtual-rows'

type VirtualListProps<Item> = VirtualProps & {
  items: readonly Item[]
  itemKey: (item: Item) => string
  /** Each item should contain a focusable element, so that the keyboard reaches it. */
  renderItem: (item: Item, index: number) => ReactNode
}

/**
 * A virtualized list: renders only the items in view. Screen readers get each item's position in the whole list, Tab
 * reaches every item, and the focused item stays mounted when it scrolls out of view.
 */
export function VirtualList<Item>({
  items,
  itemKey,
  renderItem,
  total = items.length,
  ...rows
}: VirtualListProps<Item>) {
  const renderRow = (index: number) => {
    const item = items[index]
    return item === undefined ? null : <div {...itemAria(index, total)}>{renderItem(item, index)}</div>
  }
  const keyOf = (index: number) => {
    const item = items[index]
    return item === undefined ? String(index) : itemKey(item)
  }
  return <VirtualRows {...rows} count={items.length} keyOf={keyOf} renderRow={renderRow} />
}
