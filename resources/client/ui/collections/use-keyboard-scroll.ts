import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * What a scrolling element must be given so that the keyboard reaches it: a stop for Tab, while it has more than it shows and
 * nothing in it takes the focus instead (WCAG 2.1.1).
 */
export function useKeyboardScroll(ref: RefObject<HTMLElement | null>): { tabIndex?: 0 } {
  const [needsStop, setNeedsStop] = useState(false)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const measure = () =>
      setNeedsStop(
        element.scrollHeight > element.clientHeight &&
          !element.querySelector('a, button, input, select, textarea, [tabindex="0"]'),
      )
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return needsStop ? { tabIndex: 0 } : {}
}
