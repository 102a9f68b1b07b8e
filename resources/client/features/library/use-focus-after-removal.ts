import { type FocusEvent, useEffect, useRef } from 'react'

/** Time for a menu whose entry removed an item to close and release the focus. */
const MENU_CLOSE_MS = 300

const CONTROLS = 'a[href], button:not(:disabled)'

/** The focused item's position in its list, and the index of the focused control within it. */
type Place = { position: number; control: number }

/** Returns the place of a focused element; null outside a list with `aria-posinset`. */
function placeOf(target: Element): Place | null {
  const item = target.closest('[aria-posinset]')
  if (!item) return null
  return {
    position: Number(item.getAttribute('aria-posinset')),
    control: [...item.querySelectorAll(CONTROLS)].indexOf(target),
  }
}

/**
 * Moves the focus when the focused list item is removed: to the same control of the item that took its place, else of
 * the last item, else to the heading. Spread the result on the element around heading and list.
 */
export function useFocusAfterRemoval<Container extends HTMLElement>(count: number) {
  const ref = useRef<Container>(null)
  const place = useRef<Place | null>(null)
  const before = useRef(count)

  useEffect(() => {
    const hasShrunk = count < before.current
    before.current = count
    if (!hasShrunk) return undefined
    const restoreFocus = () => {
      if (document.activeElement === document.body && place.current) focusAt(ref.current, place.current)
    }
    restoreFocus()
    const timer = setTimeout(restoreFocus, MENU_CLOSE_MS)
    return () => clearTimeout(timer)
  }, [count])

  const onFocus = ({ target }: FocusEvent) => {
    place.current = placeOf(target)
  }
  return { ref, onFocus }
}

function focusAt(container: HTMLElement | null, { position, control }: Place): void {
  const items = [...(container?.querySelectorAll('[aria-posinset]') ?? [])]
  const item = items.find((one) => Number(one.getAttribute('aria-posinset')) === position) ?? items.at(-1)
  const controls = [...(item?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]
  const next = controls[control] ?? controls[0] ?? container?.querySelector<HTMLElement>('h2')
  next?.focus()
}
