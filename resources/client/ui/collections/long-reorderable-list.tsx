import type { ComponentProps } from 'react'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'

import { ReorderableList } from './reorderable-list'

type LongReorderableListProps<Item extends object> = Omit<ComponentProps<typeof ReorderableList<Item>>, 'className'> & {
  /** Estimated row height in pixels; rendered rows are measured. */
  estimatedRowHeight: number
}

/** A reorderable list that scrolls by itself, and renders only the rows in view. */
export function LongReorderableList<Item extends object>({
  estimatedRowHeight,
  ...list
}: LongReorderableListProps<Item>) {
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight }}>
      <ReorderableList
        {...list}
        className="h-120 max-h-[70dvh] overflow-auto overscroll-contain rounded-input border border-divider"
      />
    </Virtualizer>
  )
}
