import { type RefCallback, type RefObject, useCallback, useRef } from 'react'

/**
 * Returns refs for a panel and the button that replaces it. When the panel closes, moves the focus to the button, or to
 * the section's title if the button is gone too.
 */
export function useFocusAfterClosing(titleId: string): {
  panel: RefCallback<HTMLElement>
  button: RefObject<HTMLButtonElement | null>
} {
  const button = useRef<HTMLButtonElement>(null)
  const panel = useCallback(
    // The button is rendered only after the panel is removed.
    (element: HTMLElement | null) => () =>
      queueMicrotask(() => {
        if (!element?.isConnected) (button.current ?? document.getElementById(titleId))?.focus()
      }),
    [titleId],
  )
  return { panel, button }
}
