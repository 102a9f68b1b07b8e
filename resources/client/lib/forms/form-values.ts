import { visibleText } from '../text'
import { pathOf, setValueAt } from './field-path'

/** A native form field that is submitted. */
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

/** Returns a form's named fields in document order, without disabled ones, which are not submitted. */
export const fieldsOf = (form: HTMLFormElement): FormField[] => [...form.elements].filter(isField)

/** Whether a hidden field carries a JSON value that no native field can hold (ui/fields/form-value.tsx). */
export const isJsonField = (field: FormField): boolean => field.dataset['json'] !== undefined

/** Whether a checkbox belongs to a list: it has a `value`, or `namesakes` exceeds 1. A single one is a boolean. */
export const hasNamesakes = (field: FormField, namesakes: number): boolean =>
  namesakes > 1 || field.hasAttribute('value')

/**
 * Reads a form into its endpoint's input: texts are in NFC, and empty without a visible character; a checkbox is a boolean, several of one name are a list, numbers are numbers,
 * empty non-text fields are null, and names such as `address.street` and `items[0]` are paths.
 * `data` is an earlier snapshot of the form; files are always read from the form itself.
 */
export function valuesOf(form: HTMLFormElement, data = new FormData(form)): Record<string, unknown> {
  const values = {}
  for (const [name, value] of valuesByName(form, data)) setValueAt(values, pathOf(name), value)
  return values
}

/** Reads a form's values, keyed by field name. */
export function valuesByName(form: HTMLFormElement, data = new FormData(form)): Map<string, unknown> {
  const groups = new Map<string, FormField[]>()
  for (const field of fieldsOf(form)) groups.set(field.name, [...(groups.get(field.name) ?? []), field])
  return new Map([...groups].map(([name, fields]) => [name, readable(valueOf(fields, data.getAll(name)), fields)]))
}

/** Composes texts, which then compare equal however they were typed; a password stays as it is. */
const readable = (value: unknown, [field]: FormField[]): unknown =>
  field?.type === 'password' ? value : withTexts(value, visibleText)

/** Changes all texts in a JSON value. */
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => withTexts(item, change))
  if (typeof value !== 'object' || value === null || value instanceof File) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withTexts(item, change)]))
}

function valueOf(fields: FormField[], sent: FormDataEntryValue[]): unknown {
  const [field] = fields
  const [first = null] = sent
  if (!field) return undefined
  if (isJsonField(field)) return parseJson(first)
  if (field.type === 'file') return filesOf(field)
  if (field.type === 'checkbox') return hasNamesakes(field, fields.length) ? sent : first !== null
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
