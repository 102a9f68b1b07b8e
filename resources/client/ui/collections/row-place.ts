/** Where in a list of rows the focus is: on the row itself, or on a control in it. */
export type RowPlace = { row: HTMLElement; key: string; control: HTMLElement | undefined }

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]'

/** A column may be hidden on narrow screens; browsers before 2024 cannot tell. */
const isShown = (control: HTMLElement) => !('checkVisibility' in control) || control.checkVisibility()

const controlsOf = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isShown)

/** Where in the rows an event happened; nowhere when it came from a menu that is drawn elsewhere on the page. Rows carry `data-key`. */
export function placeOf(body: HTMLElement, target: EventTarget): RowPlace | undefined {
  if (!(target instanceof HTMLElement) || !body.contains(target)) return undefined
  const row = target.closest<HTMLElement>('[data-key]')
  const key = row?.dataset['key']
  return row && key !== undefined ? { row, key, control: target === row ? undefined : target } : undefined
}

/** The element of a row. */
export const rowElement = (body: HTMLElement, key: string): HTMLElement | null =>
  body.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)

/** Left and right: to the next or previous control of the row; before the first is the row itself. False for other keys. */
export function stepInRow(key: string, { row, control }: RowPlace): boolean {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return false
  const isForward = (key === 'ArrowRight') === (getComputedStyle(row).direction !== 'rtl')
  const stops = [row, ...controlsOf(row)]
  stops[stops.indexOf(control ?? row) + (isForward ? 1 : -1)]?.focus()
  return true
}

/** All rows are one stop of the Tab key: the focus is put at their edge, and the browser goes on from there. */
export function leaveRows(body: HTMLElement, { row, control }: RowPlace, isBackward: boolean): void {
  if (isBackward && control) return
  const isLast = (control ?? row) === (controlsOf(row).at(-1) ?? row)
  if (isBackward) body.focus({ preventScroll: true })
  else if (isLast) controlsOf(body).at(-1)?.focus({ preventScroll: true })
}
