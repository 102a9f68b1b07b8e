import { type KeyboardEvent, useRef } from 'react'

import { findTyped } from '@/lib/text/find-typed'

/** After so long without a key, typing in a list begins anew, in milliseconds (spec section 9). */
export const TYPE_AHEAD_RESET = 500

/** Collects what is typed: gives all of it for a key that belongs to it, and null for any other key. */
export function useTyped(): (event: KeyboardEvent) => string | null {
  const typed = useRef({ text: '', at: 0 })
  return ({ key, ctrlKey, metaKey, altKey }) => {
    const now = Date.now()
    const before = now - typed.current.at < TYPE_AHEAD_RESET ? typed.current.text : ''
    const isLetter = [...key].length === 1 && !ctrlKey && !metaKey && !altKey
    // A space chooses, unless it stands within a name.
    if (!isLetter || (key === ' ' && before === '')) return null
    typed.current = { text: before + key, at: now }
    return typed.current.text
  }
}

const LISTS = '[role=listbox], [role=menu]'
const ROWS = ':is([role=option], [role^=menuitem]):not([aria-disabled=true])'

/**
 * Focuses the row of a list or menu whose text begins with what is typed. To be given as `onKeyDownCapture` to an element around
 * the list: react-aria has the same, but waits for a whole second, and no property changes that.
 */
export function useTypeAhead(): (event: KeyboardEvent) => void {
  const type = useTyped()
  return (event) => {
    const list = event.target instanceof Element ? event.target.closest(LISTS) : null
    const typed = list && type(event)
    if (!list || !typed) return
    event.preventDefault()
    event.stopPropagation()
    const rows = [...list.querySelectorAll<HTMLElement>(ROWS)]
    const current = rows.findIndex((row) => row === document.activeElement)
    rows[
      findTyped(
        rows.map(({ textContent }) => textContent.trim()),
        typed,
        current,
      )
    ]?.focus()
  }
}
