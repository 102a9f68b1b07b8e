import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus when the panel with the focused button closes: to the button that replaces it, or to the section's
 * title if the button is gone too.
 */
export function useFocusAfterClosing(isOpen: boolean, titleId: string): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => (isOpen ? () => returnFocus(button, titleId) : undefined), [isOpen, titleId])
  return button
}

const returnFocus = (button: RefObject<HTMLButtonElement | null>, titleId: string): void =>
  (button.current ?? document.getElementById(titleId))?.focus()
