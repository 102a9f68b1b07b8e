import { focusableIn } from '@/lib/browser/focusable'

/** Position of the focus in a grid: on a row, or on a control in it. */
export type RowPosition = { row: HTMLElement; key: string; control: HTMLElement | undefined }

/**
 * Returns the row (by its `data-key`) and control of an event's target; undefined for events from a portal such as a
 * menu.
 */
export function positionOf(body: HTMLElement, target: EventTarget): RowPosition | undefined {
  if (!(target instanceof HTMLElement) || !body.contains(target)) return undefined
  const row = target.closest<HTMLElement>('[data-key]')
  const key = row?.dataset['key']
  return row && key !== undefined ? { row, key, control: target === row ? undefined : target } : undefined
}

/** Returns the element of the row with this key. */
export const rowElement = (body: HTMLElement, key: string): HTMLElement | null =>
  body.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)

/** Moves the focus left or right among a row and its controls. Returns false for other keys. */
export function stepInRow(key: string, { row, control }: RowPosition): boolean {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return false
  const isForward = (key === 'ArrowRight') === (getComputedStyle(row).direction !== 'rtl')
  const stops = [row, ...focusableIn(row)]
  stops[stops.indexOf(control ?? row) + (isForward ? 1 : -1)]?.focus()
  return true
}

/** Makes all rows one tab stop: moves the focus to their edge, from where the browser's own Tab handling continues. */
export function leaveRows(
  body: HTMLElement,
  { row, control }: RowPosition,
  { isBackward, end }: { isBackward: boolean; end?: HTMLElement | null | undefined },
): void {
  if (isBackward && control) return
  const isLast = (control ?? row) === (focusableIn(row).at(-1) ?? row)
  if (isBackward) body.focus({ preventScroll: true })
  else if (isLast) (end ?? focusableIn(body).at(-1))?.focus({ preventScroll: true })
}
