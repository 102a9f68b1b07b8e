import { focusableIn } from './focusable'

/**
 * Moves the focus from a control that becomes disabled to the next one of the nearest group that has any, else to the one
 * before. Without it Chromium drops the focus, and Firefox leaves it where no key is heard. Returns a function that ends
 * this.
 */
export function leaveDisabled(): () => void {
  const observer = new MutationObserver(() => {
    const focused = document.activeElement
    if (focused?.matches(':disabled')) neighbourOf(focused)?.focus({ preventScroll: true })
  })
  observer.observe(document, { attributeFilter: ['disabled'], subtree: true })
  return () => observer.disconnect()
}

function neighbourOf(control: Element): HTMLElement | undefined {
  const isAfter = (other: Element) => control.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING
  for (let group = control.parentElement; group; group = group.parentElement) {
    const controls = focusableIn(group)
    const neighbour = controls.find(isAfter) ?? controls.at(-1)
    if (neighbour) return neighbour
  }
  return undefined
}
