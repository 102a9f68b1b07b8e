import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus when the panel with the focused button closes: to the button that replaces it, or to the section's
 * title if the button is gone too.
 */
export function useFocusAfterClosing(isOpen: boolean, titleId: string): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) (button.current ?? document.getElementById(titleId))?.focus()
    wasOpen.current = isOpen
  }, [isOpen, titleId])
  useEffect(
    () => () => {
      if (wasOpen.current) document.getElementById(titleId)?.focus()
    },
    [titleId],
  )
  return button
}
