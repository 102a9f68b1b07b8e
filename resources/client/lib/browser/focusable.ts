const FOCUSABLE = ':is(a[href], button, input:not([type=hidden]), select, textarea, [tabindex="0"]):not(:disabled)'

/** Columns can be hidden on narrow screens. Browsers before 2024 cannot check and count a control as visible. */
const isVisible = (control: HTMLElement) => !('checkVisibility' in control) || control.checkVisibility()

/** Returns the controls in an element that the Tab key reaches, in document order. */
export const focusableIn = (container: Element): HTMLElement[] =>
  [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isVisible)
