import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'

import { itemAria, type VirtualProps, VirtualRows } from './virtual-rows'

type VirtualGridProps<Item> = VirtualProps & {
  items: readonly Item[]
  itemKey: (item: Item) => string
  renderItem: (item: Item, index: number) => ReactNode
  /** Minimum item width in pixels; determines the number of columns, which is at least two. */
  minItemWidth: number
}

/** A {@link VirtualList} with several items per row, such as covers. Screen readers see one list. */
export function VirtualGrid<Item>({
  items,
  itemKey,
  renderItem,
  minItemWidth,
  gap = 16,
  total = items.length,
  ...rows
}: VirtualGridProps<Item>) {
  const container = useRef<HTMLDivElement>(null)
  const columns = useColumns(container, minItemWidth, gap)
  const renderRow = (row: number) => (
    <div
      role="presentation"
      className="grid"
      style={{ gap, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {items.slice(row * columns, (row + 1) * columns).map((item, column) => {
        const index = row * columns + column
        return (
          <div key={itemKey(item)} {...itemAria(index, total)}>
            {renderItem(item, index)}
          </div>
        )
      })}
    </div>
  )
  const keyOf = (row: number) => {
    const item = items[row * columns]
    return item === undefined ? String(row) : itemKey(item)
  }
  return (
    <div ref={container}>
      <VirtualRows {...rows} gap={gap} count={Math.ceil(items.length / columns)} keyOf={keyOf} renderRow={renderRow} />
    </div>
  )
}

/** Returns the number of columns that fit, at least two; measures again on every resize. */
function useColumns(container: RefObject<HTMLElement | null>, minWidth: number, gap: number): number {
  const [columns, setColumns] = useState(1)
  useLayoutEffect(() => {
    const element = container.current
    if (!element) return undefined
    const measure = () => setColumns(Math.max(2, Math.floor((element.clientWidth + gap) / (minWidth + gap))))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [container, minWidth, gap])
  return columns
}
