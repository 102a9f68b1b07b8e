import { type RefObject, useRef } from 'react'

import { useEventListener } from './use-event-listener'

/** Time without a scroll after which one has ended, in milliseconds. */
const REST = 100

/** Dispatches `scrollend` at the element's scroll container in browsers that do not: Safari before 26.2. */
export function useScrollEnd(element: RefObject<Element | null>): void {
  const timer = useRef<number>(undefined)
  const endLater = ({ target }: Event): void => {
    if (!(target instanceof Element) || !element.current || !target.contains(element.current)) return
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => target.dispatchEvent(new Event('scrollend')), REST)
  }
  // Scrolls do not bubble.
  useEventListener('document', 'scroll', endLater, { capture: true, enabled: !('onscrollend' in window) })
}
