import { focusableIn } from '@/lib/browser/focusable'

/** Items of lists, tables and forms. */
const ITEM = '[aria-posinset], [role=row], tbody tr, li, fieldset'

const OVERLAY = '[role=menu], [role=dialog], [role=alertdialog]'

/**
 * The focused element, its item's position among the items, and its own among the item's controls. Each is -1 without
 * one.
 */
type Place = { element: Element; position: number; control: number }

/**
 * Ref of an element around a list. When the item that has the focus is removed, moves the focus to the same control of
 * the item that took its place, else of the last item, else to the element itself, its heading or its first control, as
 * it does when another control is removed.
 */
export function keepFocus(container: HTMLElement | null) {
  if (!container) return undefined
  let place: Place | null = null
  let frame = 0

  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element) place = placeOf(container, target)
  }
  // A menu or dialog whose button removed the item has the focus until it closes, and restores it a frame later.
  const restore = (isLate: boolean) => {
    if (!place || place.element.isConnected) return
    const { activeElement, body } = document
    const overlay = activeElement?.closest(OVERLAY)
    const isCovered = overlay?.contains(container) === false
    if (isCovered || !isLate) frame = requestAnimationFrame(() => restore(!isCovered))
    else if (activeElement === body) focusAt(container, place)
  }
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame)
    restore(false)
  })
  observer.observe(container, { childList: true, subtree: true })
  container.addEventListener('focusin', remember)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    container.removeEventListener('focusin', remember)
  }
}

const itemsOf = (container: Element) => [...container.querySelectorAll<HTMLElement>(ITEM)]

const controlsOf = (item: Element | undefined) => (item ? focusableIn(item) : [])

function placeOf(container: Element, element: Element): Place {
  const item = element.closest(ITEM) ?? undefined
  return {
    element,
    position: itemsOf(container).findIndex((one) => one === item),
    control: controlsOf(item).findIndex((one) => one === element),
  }
}

/** Focuses without scrolling: the page must not jump when a refetch removes an item that is out of view. */
function focusAt(container: HTMLElement, { position, control }: Place): void {
  const items = position < 0 ? [] : itemsOf(container)
  const item = items[position] ?? items.at(-1)
  if (control < 0 && item?.hasAttribute('tabindex')) return item.focus({ preventScroll: true })
  const controls = controlsOf(item)
  const next = controls[control] ?? controls[0] ?? fallbackIn(container)
  next?.focus({ preventScroll: true })
}

const fallbackIn = (container: HTMLElement) =>
  container.hasAttribute('tabindex')
    ? container
    : (container.querySelector<HTMLElement>(':is(h1, h2)[tabindex]') ?? controlsOf(container)[0])
