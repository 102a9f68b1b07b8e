import { pathOf, setValueAt } from './field-path'

/** A native field that a form sends. */
export type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const BUTTONS = new Set(['submit', 'button', 'reset', 'image'])

const NUMBERS = new Set(['number', 'range'])

const isField = (element: Element): element is FormField =>
  (element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement) &&
  element.name !== '' &&
  !BUTTONS.has(element.type) &&
  !element.matches(':disabled')

/** The named fields of a form in the order of the page; those that are disabled are not sent and not here. */
export const fieldsOf = (form: HTMLFormElement): FormField[] => [...form.elements].filter(isField)

/** Whether a hidden field carries, as JSON, what no native field holds (ui/fields/form-value.tsx). */
export const isJsonField = (field: FormField): boolean => field.dataset['json'] !== undefined

/** Whether a box is one of a list: it has a value of its own, or namesakes. A box alone is a yes or a no. */
export const isOneOfMany = (field: FormField, namesakes: number): boolean =>
  namesakes > 1 || field.hasAttribute('value')

/**
 * What a form holds, as the object that its endpoint takes. A box is a boolean, several boxes of one name are a list, a
 * number is a number, what is empty and not a text is null, and names such as `address.street` and `items[0]` are places.
 * `data` is what the form held at another time, if not now (but for files).
 */
export function valuesOf(form: HTMLFormElement, data = new FormData(form)): Record<string, unknown> {
  const values = {}
  for (const [name, value] of valuesByName(form, data)) setValueAt(values, pathOf(name), value)
  return values
}

/** What a form holds by the names of its fields. */
export function valuesByName(form: HTMLFormElement, data = new FormData(form)): Map<string, unknown> {
  const groups = new Map<string, FormField[]>()
  for (const field of fieldsOf(form)) groups.set(field.name, [...(groups.get(field.name) ?? []), field])
  return new Map([...groups].map(([name, fields]) => [name, valueOf(fields, data.getAll(name))]))
}

function valueOf(fields: FormField[], sent: FormDataEntryValue[]): unknown {
  const [field] = fields
  const [first = null] = sent
  if (!field) return undefined
  if (isJsonField(field)) return parseJson(first)
  if (field.type === 'file') return filesOf(field)
  if (field.type === 'checkbox') return isOneOfMany(field, fields.length) ? sent : first !== null
  if (NUMBERS.has(field.type)) return first ? Number(first) : null
  const isList = field.type === 'select-multiple' || (fields.length > 1 && field.type !== 'radio')
  return isList ? sent : first
}

function filesOf(field: FormField): unknown {
  const files = field instanceof HTMLInputElement ? [...(field.files ?? [])] : []
  return field.hasAttribute('multiple') ? files : (files[0] ?? null)
}

function parseJson(text: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
}
