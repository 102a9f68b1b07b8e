import { pathOf } from '@/lib/forms/field-path'
import { fieldsOf } from '@/lib/forms/form-values'

const TYPED =
  'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), [role=combobox], [role=spinbutton]'
const PRESSED = 'button:not(:disabled), [tabindex="0"]'

/** Focuses the first field of the page, of those named. For a hidden one that is the visible control beside it. */
export function focusFirstField(form: HTMLFormElement, names: readonly string[]): void {
  const fields = fieldsOf(form).filter(({ name }) => names.includes(pathOf(name).join('.')))
  const [first] = fields
  if (!first) return
  const target =
    first.type === 'hidden' ? controlNear(first, form) : (fields.find((field) => isChosen(field, first.name)) ?? first)
  target?.focus()
}

/** A group of radios takes the focus where its choice is. */
const isChosen = (field: Element, name: string): boolean =>
  field instanceof HTMLInputElement && field.type === 'radio' && field.name === name && field.checked

/** The closest element around that has a control in it is the field's frame. */
function controlNear(hidden: Element, form: HTMLFormElement): HTMLElement | null {
  for (let frame = hidden.parentElement; frame && frame !== form; frame = frame.parentElement) {
    const control = frame.querySelector<HTMLElement>(TYPED) ?? frame.querySelector<HTMLElement>(PRESSED)
    if (control) return control
  }
  return null
}
