import { Fragment, type ReactNode, useState } from 'react'

import { getMovingParts } from './use-moving-parts'

type MovingRows<Item> = {
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  /** More items load as the user scrolls: only removals and moves are animated, not additions. */
  isPaged?: boolean
}

/** The list, and the keys it had before its last change; null before the first one. */
type Change<Item> = { items: readonly Item[]; known: Set<string | number> | null }

/**
 * Animates the rows of a list: moved rows slide to their places, added ones fade in, and the others close the gap of a
 * removed one. Returns a provider for the list and a function that wraps a row. Rows stay plain if framer-motion was not
 * loaded when the list was mounted, because an exchange would lose the focus.
 */
export function useMovingRows<Item>({ items, keyOf, isPaged = false }: MovingRows<Item>) {
  const [parts] = useState(getMovingParts)
  const [change, setChange] = useState<Change<Item>>({ items, known: null })
  if (change.items !== items) setChange({ items, known: parts && !isPaged ? new Set(change.items.map(keyOf)) : null })

  const MotionProvider: (props: { children: ReactNode }) => ReactNode = parts?.MotionProvider ?? Fragment
  const moving = (item: Item, row: ReactNode) =>
    parts ? (
      <parts.MovingRow list={items} isNew={change.known?.has(keyOf(item)) === false}>
        {row}
      </parts.MovingRow>
    ) : (
      row
    )
  return { MotionProvider, moving }
}
