/**
 * Sets a field's text as if the user typed it, firing `input`. It uses the prototype's setter, because React tracks the
 * element's own `value` property and would ignore the event as unchanged.
 */
export function enterText(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
