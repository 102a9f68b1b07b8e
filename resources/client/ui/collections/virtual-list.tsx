import type { ReactNode } from 'react'

import { itemAria, type VirtualProps, VirtualRows } from './virtual-rows'

type VirtualListProps<Item> = VirtualProps & {
  items: readonly Item[]
  itemKey: (item: Item) => string
  /** Each item should hold something to focus: that is how keys reach it. */
  renderItem: (item: Item, index: number) => ReactNode
}

/**
 * A list of any length that is as quick as a short one: only what is in view is on the page. It stays a list for screen readers,
 * with the place of each item in the whole; Tab walks through all of it, and the focus outlives scrolling away.
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
