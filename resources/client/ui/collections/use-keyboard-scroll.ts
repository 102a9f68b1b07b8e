import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Props that make a scrolling element reachable by keyboard (WCAG 2.1.1): a tab stop while it overflows and contains
 * nothing focusable.
 */
export function useKeyboardScroll(ref: RefObject<HTMLElement | null>): { tabIndex?: 0 } {
  const [needsStop, setNeedsStop] = useState(false)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const measure = () =>
      setNeedsStop(
        (element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth) &&
          !element.querySelector('a, button, input, select, textarea, [tabindex="0"]'),
      )
    measure()
    const observer = new ResizeObserver(measure)
    for (const observed of [element, ...element.children]) observer.observe(observed)
    return () => observer.disconnect()
  }, [ref])
  return needsStop ? { tabIndex: 0 } : {}
}
