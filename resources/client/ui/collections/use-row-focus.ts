import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react'

import { leaveRows, positionOf, type RowPosition, rowElement, stepInRow } from './row-position'

type RowFocusOptions = {
  /** Keys of the rows in display order. */
  keys: readonly string[]
  /** Renders a row that may be out of view, for virtual rows. */
  reveal?: ((key: string) => void) | undefined
  /** Element after the rows, from which Tab leaves; by default their last control. */
  end?: RefObject<HTMLElement | null>
  /** Space was pressed on a row; `isRange` with Shift. */
  onSpace?: ((key: string, isRange: boolean) => void) | undefined
  /** Shift and an arrow key moved the focus to this row. */
  onExtend?: ((key: string) => void) | undefined
  onSelectAll?: (() => void) | undefined
}

/** Elements that handle arrow keys and letters themselves. */
const EDITABLE = 'input:not([type=checkbox]), select, textarea, [contenteditable=true]'

/**
 * Keyboard navigation of a grid by the ARIA Authoring Practices: up, down, Home and End move between rows, left and
 * right between the controls of a row, Enter follows the row's first link, and Tab leaves after the current row.
 * Returns the props for the rows' parent and the tab index of each row, which needs its key as `data-key`.
 */
export function useRowFocus({ keys, reveal, end, onSpace, onExtend, onSelectAll }: RowFocusOptions) {
  const [lastKey, setLastKey] = useState<string>()
  const isLeaving = useRef(false)
  const currentKey = lastKey !== undefined && keys.includes(lastKey) ? lastKey : keys[0]

  const focusRow = (body: HTMLElement, key: string) => {
    reveal?.(key)
    rowElement(body, key)?.focus()
  }

  const goToRow = (event: KeyboardEvent<HTMLElement>, { key }: RowPosition): boolean => {
    const index = keys.indexOf(key)
    const targetIndex = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: keys.length - 1 }[event.key]
    if (targetIndex === undefined) return false
    const next = keys[Math.min(Math.max(targetIndex, 0), keys.length - 1)]
    if (next === undefined) return true
    focusRow(event.currentTarget, next)
    if (event.shiftKey && next !== key) onExtend?.(next)
    return true
  }

  const selectAll = (event: KeyboardEvent): boolean => {
    if (!onSelectAll || event.key !== 'a' || !(event.ctrlKey || event.metaKey)) return false
    onSelectAll()
    return true
  }

  const actOnRow = (event: KeyboardEvent, { row, key, control }: RowPosition): boolean => {
    if (control) return false
    if (event.key === 'Enter') row.querySelector<HTMLElement>('a[href]')?.click()
    else if (event.key === ' ' && onSpace) onSpace(key, event.shiftKey)
    else return false
    return true
  }

  const leave = (event: KeyboardEvent<HTMLElement>, position: RowPosition) => {
    isLeaving.current = true
    leaveRows(event.currentTarget, position, { isBackward: event.shiftKey, end: end?.current })
    isLeaving.current = false
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const position = positionOf(event.currentTarget, event.target)
    if (!position || event.defaultPrevented) return
    if (position.control?.matches(EDITABLE)) return
    if (event.key === 'Tab') return leave(event, position)
    if (goToRow(event, position) || stepInRow(event.key, position) || selectAll(event) || actOnRow(event, position))
      event.preventDefault()
  }

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (isLeaving.current) return
    const { currentTarget: body, target } = event
    // Tab enters through the parent: controls of rows before the current one would come first in tab order.
    if (target === body && currentKey !== undefined) focusRow(body, currentKey)
    const position = positionOf(body, target)
    if (position) setLastKey(position.key)
  }

  return {
    body: { tabIndex: 0, onKeyDown, onFocus },
    tabIndexOf: (key: string) => (key === currentKey ? 0 : -1),
  }
}
