import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form'

import { translateIfKnown } from '@/core/platform/i18n/use-translation'
import { type FieldPath, nearestField, pathOf } from '@/lib/forms/field-path'
import { fieldsOf, isJsonField } from '@/lib/forms/form-values'
import { valueAt } from '@/lib/json/json-value'

import type { FormEndpoint, FormState } from './form'

/** Name under which errors without a field are kept. */
export const WHOLE_FORM = 'root'

/** Returns a field's name with dots: `items[0].name` becomes `items.0.name`. */
export const dottedName = (name: string): string => pathOf(name).join('.')

/** Returns the dotted names of the fields that can show an error, in document order. */
export const fieldNamesOf = (form: HTMLFormElement): string[] => [
  ...new Set(
    fieldsOf(form)
      .filter((field) => field.type !== 'hidden' || isJsonField(field))
      .map(({ name }) => dottedName(name)),
  ),
]

/** Returns the first message for each field; messages without a field nearby are joined under `root`. */
export function errorsByField(
  issues: readonly { path: FieldPath; message: string }[],
  fieldNames: readonly string[],
): Map<string, string> {
  const messages = new Map<string, string>()
  const others = new Set<string>()
  for (const { path, message } of issues) {
    const name = nearestField(path, fieldNames)
    if (name === undefined) others.add(message)
    else if (!messages.has(name)) messages.set(name, message)
  }
  if (others.size > 0) messages.set(WHOLE_FORM, [...others].join(' '))
  return messages
}

/** Validates a form's values by the endpoint's body schema, and assigns each issue to the nearest mounted field. */
export const bodyResolver =
  (body: FormEndpoint['body'], fieldNames: () => readonly string[]): Resolver<FieldValues> =>
  (values) => {
    const parsed = body.safeParse(values)
    if (parsed.success) return { values: parsed.data as FieldValues, errors: {} }
    const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.map(String), message }))
    const errors: FieldErrors = {}
    for (const [name, message] of errorsByField(issues, fieldNames()))
      set(errors, name, { type: 'validation', message })
    return { values: {}, errors }
  }

/**
 * Returns the messages to render. Those of schemas are translation keys; those of the server are in the user's
 * language.
 */
export function errorsToShow(
  errors: FieldErrors,
  fieldNames: readonly string[],
): Pick<FormState, 'errors' | 'message'> {
  const messageOf = (name: string): string => {
    const message: unknown = valueAt(get(errors, name), ['message'])
    return typeof message === 'string' ? translateIfKnown(message) : ''
  }
  const messages = fieldNames.map((name) => [name, messageOf(name)] as const).filter(([, message]) => message !== '')
  return { errors: Object.fromEntries(messages), message: messageOf(WHOLE_FORM) || null }
}

const TEXT_CONTROL =
  'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), [role=combobox], [role=spinbutton], [role=textbox]'
const INVALID_CONTROL = '[aria-invalid=true]:not(:disabled)'
const BUTTON_CONTROL = 'button:not(:disabled), [tabindex="0"]'

/** Focuses a control clear of the bars that `scroll-padding` makes room for: WebKit reveals only its caret. */
function focusControl(control: HTMLElement | null | undefined): void {
  control?.focus()
  control?.scrollIntoView({ block: 'nearest' })
}

/** Focuses the first control that shows an error, for errors of fields themselves. */
export const focusFirstInvalid = (form: Element | null): void =>
  focusControl(form?.querySelector<HTMLElement>(INVALID_CONTROL))

/** Focuses the first of the named fields in document order; for a hidden field, the visible control beside it. */
export function focusFirstField(form: HTMLFormElement, names: readonly string[]): void {
  const fields = fieldsOf(form).filter(({ name }) => names.includes(dottedName(name)))
  const [first] = fields
  if (!first) return
  const target =
    first.type === 'hidden' ? controlNear(first, form) : (fields.find((field) => isChosen(field, first.name)) ?? first)
  focusControl(target)
}

/** In a group of radio buttons the checked one takes the focus. */
const isChosen = (field: Element, name: string): boolean =>
  field instanceof HTMLInputElement && field.type === 'radio' && field.name === name && field.checked

/**
 * Finds the control of a hidden field: its closest ancestor that contains a control is the field's container. Of several
 * controls, an invalid one comes first.
 */
function controlNear(hidden: Element, form: HTMLFormElement): HTMLElement | null {
  for (let container = hidden.parentElement; container && container !== form; container = container.parentElement) {
    const control = [INVALID_CONTROL, TEXT_CONTROL, BUTTON_CONTROL]
      .map((selector) => container.querySelector<HTMLElement>(selector))
      .find(Boolean)
    if (control) return control
  }
  return null
}
