const PLACE = 'main, [role=dialog]'

/** The row goes, and with it the button that has the focus: the row beside it takes it, or what the rows are in. */
export function focusBeside(button: HTMLElement): void {
  const row = button.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  if (neighbour) focusLastButton(neighbour)
  else button.closest<HTMLElement>(PLACE)?.focus()
}

/** A button goes and its row stays: the row's last one takes the focus. */
export const focusInRow = (button: HTMLElement): void => focusLastButton(button.closest('li'))

/** The button above the rows goes: the first of them takes the focus. */
export const focusFirstRow = (button: HTMLElement): void =>
  focusLastButton(button.closest(PLACE)?.querySelector('li:has(button)'))

function focusLastButton(row: Element | null | undefined): void {
  const buttons = row?.querySelectorAll('button')
  buttons?.item(buttons.length - 1).focus()
}
