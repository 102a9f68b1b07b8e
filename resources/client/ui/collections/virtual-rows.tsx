import { memo, type ReactNode, type Ref } from 'react'

import { useVirtualRows, type VirtualScroller } from './use-virtual-rows'

/** What lists and grids of very many items have in common. */
export type VirtualProps = {
  /** Name of the list. */
  label: string
  /** Height of a row in pixels before it was seen; what is drawn is measured. */
  estimateSize: number
  /** Pixels between rows. */
  gap?: number
  /** What scrolls: the page, or the list itself, which then has a height by `className`. */
  scroller?: VirtualScroller
  /** How many items there are in all, where more are to come; -1 where nobody knows. */
  total?: number
  /** The last rows are near: time to fetch more. Called once for each count of items. */
  onEndReached?: (() => void) | undefined
  className?: string
}

type VirtualRowsProps = VirtualProps & {
  count: number
  keyOf: (index: number) => string
  renderRow: (index: number) => ReactNode
}

/** Draws the rows in view out of very many. What a row draws is the whole of it: an item, or items side by side. */
export function VirtualRows({
  label,
  estimateSize,
  gap = 0,
  scroller = 'page',
  onEndReached,
  className,
  count,
  keyOf,
  renderRow,
}: VirtualRowsProps) {
  const { box, rows, containerRef, measure, focusEvents } = useVirtualRows({
    count,
    keyOf,
    estimateSize,
    gap,
    scroller,
    onEndReached,
  })
  return (
    <div ref={box} className={scroller === 'box' ? `overflow-auto overscroll-contain ${className ?? ''}` : className}>
      <div ref={containerRef} role="list" aria-label={label} className="relative" {...focusEvents}>
        {rows.map(({ key, index }) => (
          <Row key={key} index={index} measure={measure} render={renderRow} />
        ))}
      </div>
    </div>
  )
}

type RowProps = { index: number; measure: Ref<HTMLDivElement>; render: (index: number) => ReactNode }

/** While the list scrolls only rows that come in are drawn. */
const Row = memo(function Row({ index, measure, render }: RowProps) {
  return (
    <div ref={measure} role="presentation" data-index={index} className="absolute inset-x-0 top-0">
      {render(index)}
    </div>
  )
})

/** Attributes of an item: which of how many it is, since only a few of them are on the page. */
export const itemAria = (index: number, total: number) => ({
  role: 'listitem',
  'aria-posinset': index + 1,
  'aria-setsize': total,
})
