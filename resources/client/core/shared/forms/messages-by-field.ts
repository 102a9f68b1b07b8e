import { type FieldPath, nearestField, pathOf } from '@/lib/forms/field-path'
import { fieldsOf, isJsonField } from '@/lib/forms/form-values'

/** Name of what is about no field, among the names of fields. */
export const WHOLE_FORM = 'root'

/** Names of the fields that can show a message, in the order of the page, their places written with dots. */
export const fieldNamesOf = (form: HTMLFormElement): string[] => [
  ...new Set(
    fieldsOf(form)
      .filter((field) => field.type !== 'hidden' || isJsonField(field))
      .map(({ name }) => pathOf(name).join('.')),
  ),
]

/** The first message for each field of the form; those that have no field near are joined for the whole. */
export function messagesByField(
  form: HTMLFormElement,
  issues: { place: FieldPath; message: string }[],
): Map<string, string> {
  const names = fieldNamesOf(form)
  const messages = new Map<string, string>()
  const others = new Set<string>()
  for (const { place, message } of issues) {
    const name = nearestField(place, names)
    if (name === undefined) others.add(message)
    else if (!messages.has(name)) messages.set(name, message)
  }
  if (others.size > 0) messages.set(WHOLE_FORM, [...others].join(' '))
  return messages
}
