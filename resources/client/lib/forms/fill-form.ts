import { fieldsOf, type FormField, isJsonField, isOneOfMany } from './form-values'

/** Tells a field that carries JSON (ui/fields/form-value.tsx) what it shall hold; the value is the event's detail. */
export const WRITE_EVENT = 'form-write'

/**
 * Writes into the fields of a form as a visitor would, so that components notice; `valueFor` says what by a field's name,
 * undefined leaves it as it is. A file cannot be written, only taken away.
 */
export function fillForm(form: HTMLFormElement, valueFor: (name: string) => unknown): void {
  const fields = fieldsOf(form)
  for (const field of fields) {
    const value = valueFor(field.name)
    if (value !== undefined)
      write(
        field,
        value,
        fields.filter(({ name }) => name === field.name),
      )
  }
}

function write(field: FormField, value: unknown, namesakes: FormField[]): void {
  if (isJsonField(field)) field.dispatchEvent(new CustomEvent(WRITE_EVENT, { detail: value }))
  else if (field instanceof HTMLSelectElement) choose(field, textsOf(value))
  else if (field.type === 'checkbox')
    tick(field, isOneOfMany(field, namesakes.length) ? textsOf(value).includes(field.value) : value === true)
  else if (field.type === 'radio') tick(field, textsOf(value).includes(field.value))
  else if (field.type === 'file') clear(field)
  else type(field, textsOf(value)[namesakes.length > 1 ? namesakes.indexOf(field) : 0] ?? '')
}

const textsOf = (value: unknown): string[] =>
  [value]
    .flat()
    .filter((item) => item != null)
    .map(String)

const tell = (field: FormField, event: 'input' | 'change') => field.dispatchEvent(new Event(event, { bubbles: true }))

/** React has put a setter of its own on the field, with which it would not notice. */
function type(field: FormField, text: string): void {
  if (field.value === text) return
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field)
  tell(field, 'input')
}

function tick(field: FormField, isWanted: boolean): void {
  if (!(field instanceof HTMLInputElement) || field.checked === isWanted) return
  if (isWanted || field.type === 'checkbox') return field.click()
  // Nobody can take a radio's choice back by a click.
  field.checked = false
  tell(field, 'input')
}

function choose(field: HTMLSelectElement, texts: string[]): void {
  for (const option of field.options) option.selected = texts.includes(option.value)
  tell(field, 'input')
  tell(field, 'change')
}

function clear(field: FormField): void {
  if (field.value === '') return
  field.value = ''
  tell(field, 'input')
}
