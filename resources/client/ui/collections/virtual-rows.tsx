import { memo, type ReactNode, type Ref } from 'react'

import { useVirtualRows, type VirtualRowsHandle, type VirtualScroller } from './use-virtual-rows'

/** Props shared by virtualized lists and grids. */
export type VirtualProps = {
  /** Accessible name of the list. */
  label: string
  /** Estimated row height in pixels; rendered rows are measured. */
  estimateSize: number
  /** Gap between rows in pixels. */
  gap?: number
  /** Scroll container: the page, or the list itself, whose `className` then sets a height. */
  scroller?: VirtualScroller
  /** Total number of items when not all are loaded; -1 if unknown. */
  total?: number
  /** Called when the last rows are near, once per item count, to fetch more. */
  onEndReached?: (() => void) | undefined
  handle?: Ref<VirtualRowsHandle> | undefined
  className?: string
}

type VirtualRowsProps = Omit<VirtualProps, 'label'> & {
  /** Accessible name of the list; undefined if an element around the rows has another role. */
  label?: string
  count: number
  keyOf: (index: number) => string
  renderRow: (index: number) => ReactNode
}

/** Renders the visible rows of a long list. A row is one item, or several side by side. */
export function VirtualRows({
  label,
  estimateSize,
  gap = 0,
  scroller = 'page',
  onEndReached,
  handle,
  className,
  count,
  keyOf,
  renderRow,
}: VirtualRowsProps) {
  const { box, rows, containerRef, measure, focusEvents } = useVirtualRows({
    handle,
    count,
    keyOf,
    estimateSize,
    gap,
    scroller,
    onEndReached,
  })
  return (
    <div ref={box} className={scroller === 'box' ? `overflow-auto overscroll-contain ${className ?? ''}` : className}>
      <div
        ref={containerRef}
        role={label === undefined ? 'presentation' : 'list'}
        aria-label={label}
        className="relative"
        {...focusEvents}
      >
        {rows.map(({ key, index }) => (
          <Row key={key} index={index} measure={measure} render={renderRow} />
        ))}
      </div>
    </div>
  )
}

type RowProps = { index: number; measure: Ref<HTMLDivElement>; render: (index: number) => ReactNode }

/** Memoized so that scrolling renders only the rows that enter the view. */
const Row = memo(function Row({ index, measure, render }: RowProps) {
  return (
    <div ref={measure} role="presentation" data-index={index} className="absolute inset-x-0 top-0">
      {render(index)}
    </div>
  )
})

/** ARIA attributes with an item's position in the list, since most items are not in the DOM. */
export const itemAria = (index: number, total: number) => ({
  role: 'listitem',
  'aria-posinset': index + 1,
  'aria-setsize': total,
})
