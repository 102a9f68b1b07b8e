import { useCallback, useLayoutEffect, useRef } from 'react'

import { extendSelection, toggleAll } from '@/lib/lists'

type RowSelectionOptions = {
  /** Keys of the rows in display order. */
  keys: readonly string[]
  selection?: ReadonlySet<string> | undefined
  onSelectionChange?: ((selection: Set<string>) => void) | undefined
}

/** Selects rows one by one, as a range from the last toggled row, or all together. */
export type RowSelection = {
  selected: ReadonlySet<string>
  /** Toggles a row, or selects the range from the last toggled row. The function never changes. */
  select: (key: string, isRange: boolean) => void
  /** Selects every row of the page, or deselects them when all are selected. */
  toggleAll: () => void
  /** Keyboard callbacks for {@link useRowFocus}. */
  keyboard: {
    onSpace: (key: string, isRange: boolean) => void
    onExtend: (key: string) => void
    onSelectAll: () => void
  }
}

/** Selection of a table; undefined when its rows are not selectable. Keys of rows on other pages stay selected. */
export function useRowSelection(options: RowSelectionOptions): RowSelection | undefined {
  const actions = useSelectionActions(options)
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  const select = useCallback((key: string, isRange: boolean) => latest.current?.keyboard.onSpace(key, isRange), [])
  return actions && { ...actions, select }
}

function useSelectionActions({ keys, selection, onSelectionChange }: RowSelectionOptions) {
  const range = useRef<{ anchor: string; from: string }>(undefined)
  if (!selection || !onSelectionChange) return undefined

  const toggle = (key: string) => {
    const next = new Set(selection)
    if (!next.delete(key)) next.add(key)
    range.current = { anchor: key, from: key }
    onSelectionChange(next)
  }
  const extend = (key: string) => {
    if (!range.current || !keys.includes(range.current.anchor)) return toggle(key)
    onSelectionChange(extendSelection(selection, keys, { ...range.current, to: key }))
    range.current.from = key
  }
  return {
    selected: selection,
    toggleAll: () => onSelectionChange(toggleAll(selection, keys)),
    keyboard: {
      onSpace: (key: string, isRange: boolean) => (isRange ? extend(key) : toggle(key)),
      onExtend: extend,
      onSelectAll: () => onSelectionChange(new Set([...selection, ...keys])),
    },
  }
}
