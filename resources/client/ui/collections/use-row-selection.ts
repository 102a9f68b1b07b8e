import { useRef } from 'react'

import { extendSelection, toggleAll } from '@/lib/lists/select-range'

type RowSelectionOptions = {
  /** Keys of the rows, in the order they are shown. */
  keys: readonly string[]
  selection?: ReadonlySet<string> | undefined
  onSelectionChange?: ((selection: Set<string>) => void) | undefined
}

/** How rows are selected: one by one, in stretches from the one that was chosen last, or all at once. */
export type RowSelection = {
  selected: ReadonlySet<string>
  toggle: (key: string) => void
  /** Selects the stretch from the row that was toggled last; without one it is the same as `toggle`. */
  extend: (key: string) => void
  /** Selects every row that is shown, or none of them when all are selected. */
  toggleAll: () => void
  /** What keys do, for {@link useRowFocus}. */
  keyboard: {
    onSpace: (key: string, isStretch: boolean) => void
    onStretch: (key: string) => void
    onSelectAll: () => void
  }
}

/** The selection of a table; undefined when its rows cannot be selected. Keys of rows that are not shown are left alone. */
export function useRowSelection({ keys, selection, onSelectionChange }: RowSelectionOptions): RowSelection | undefined {
  const stretch = useRef<{ anchor: string; from: string }>(undefined)
  if (!selection || !onSelectionChange) return undefined

  const toggle = (key: string) => {
    const next = new Set(selection)
    if (!next.delete(key)) next.add(key)
    stretch.current = { anchor: key, from: key }
    onSelectionChange(next)
  }
  const extend = (key: string) => {
    if (!stretch.current || !keys.includes(stretch.current.anchor)) return toggle(key)
    onSelectionChange(extendSelection(selection, keys, { ...stretch.current, to: key }))
    stretch.current.from = key
  }
  return {
    selected: selection,
    toggle,
    extend,
    toggleAll: () => onSelectionChange(toggleAll(selection, keys)),
    keyboard: {
      onSpace: (key, isStretch) => (isStretch ? extend(key) : toggle(key)),
      onStretch: extend,
      onSelectAll: () => onSelectionChange(new Set([...selection, ...keys])),
    },
  }
}
