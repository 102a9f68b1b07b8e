const PLACE = 'main, [role=dialog]'

/** Moves the focus from a row about to be removed to its neighbour, or to the container without one. */
export function focusBeside(button: HTMLElement): void {
  const row = button.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  if (neighbour) focusLastButton(neighbour)
  else button.closest<HTMLElement>(PLACE)?.focus()
}

/** Moves the focus from a button about to be removed to its row's last button. */
export const focusInRow = (button: HTMLElement): void => focusLastButton(button.closest('li'))

/** Moves the focus from a button above the rows to the first row. */
export const focusFirstRow = (button: HTMLElement): void =>
  focusLastButton(button.closest(PLACE)?.querySelector('li:has(button)'))

function focusLastButton(row: Element | null | undefined): void {
  const buttons = row?.querySelectorAll('button')
  buttons?.item(buttons.length - 1).focus()
}
