import { type KeyboardEvent, useRef } from 'react'

import { findByTypeAhead } from '@/lib/text'

/** Pause after which type-ahead starts over, in milliseconds (spec section 9). */
export const TYPE_AHEAD_RESET_MS = 500

/** Collects typed characters: returns the whole text for a character key, and null for any other key. */
export function useTyped(): (event: KeyboardEvent) => string | null {
  const typed = useRef({ text: '', at: 0 })
  return ({ key, ctrlKey, metaKey, altKey }) => {
    const now = Date.now()
    const before = now - typed.current.at < TYPE_AHEAD_RESET_MS ? typed.current.text : ''
    const isLetter = [...key].length === 1 && !ctrlKey && !metaKey && !altKey
    // A space selects the option, unless it is within a typed name.
    if (!isLetter || (key === ' ' && before === '')) return null
    typed.current = { text: before + key, at: now }
    return typed.current.text
  }
}

const LISTS = '[role=listbox], [role=menu]'
const ROWS = ':is([role=option], [role^=menuitem]):not([aria-disabled=true])'

/**
 * Type-ahead for a list or menu: focuses the row that starts with the typed text. Attach as `onKeyDownCapture` around
 * the list. It replaces react-aria's, whose reset time is fixed at one second.
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
      findByTypeAhead(
        rows.map(({ textContent }) => textContent.trim()),
        typed,
        current,
      )
    ]?.focus()
  }
}
