/**
 * Puts a text into a field as if it had been typed: whoever listens for `input` hears of it. Setting `value` alone tells nobody,
 * and React, which watches the element's own property, would take the event for an old one.
 */
export function enterText(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
