import { type RefObject, useEffect } from 'react'

/** Closes an overlay on Escape while it is sliding in, until it has the focus and handles keys itself. */
export function useEscapeBeforeFocus(element: RefObject<Element | null>, close: () => void): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal })
    document.addEventListener(
      'focusin',
      ({ target }) => target instanceof Node && element.current?.contains(target) && listening.abort(),
      { signal },
    )
    return () => listening.abort()
  }, [element, close])
}
