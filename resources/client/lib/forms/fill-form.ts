import { WRITE_EVENT } from './form-events'
import { fieldsOf, type FormField, isJsonField, hasNamesakes } from './form-values'

/**
 * Fills in a form as a visitor would, so that components notice. `valueFor` maps a field's name to its value; undefined
 * leaves the field unchanged. File fields can only be cleared.
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
    tick(field, hasNamesakes(field, namesakes.length) ? textsOf(value).includes(field.value) : value === true)
  else if (field.type === 'radio') tick(field, textsOf(value).includes(field.value))
  else if (field.type === 'file') clear(field)
  else type(field, textsOf(value)[namesakes.length > 1 ? namesakes.indexOf(field) : 0] ?? '')
}

const textsOf = (value: unknown): string[] =>
  [value]
    .flat()
    .filter((item) => item != null)
    .map(String)

const dispatch = (field: FormField, event: 'input' | 'change') =>
  field.dispatchEvent(new Event(event, { bubbles: true }))

function type(field: FormField, text: string): void {
  if (field.value !== text) enterText(field, text)
}

function tick(field: FormField, isChecked: boolean): void {
  if (!(field instanceof HTMLInputElement) || field.checked === isChecked) return
  if (isChecked || field.type === 'checkbox') return field.click()
  // A click cannot uncheck a radio button.
  field.checked = false
  dispatch(field, 'input')
}

function choose(field: HTMLSelectElement, texts: string[]): void {
  for (const option of field.options) option.selected = texts.includes(option.value)
  dispatch(field, 'input')
  dispatch(field, 'change')
}

function clear(field: FormField): void {
  if (field.value === '') return
  field.value = ''
  dispatch(field, 'input')
}

/**
 * Sets a field's text as if the user typed it, firing `input`. It uses the prototype's setter, because React tracks the
 * element's own `value` property and would ignore the event as unchanged.
 */
export function enterText(field: FormField, text: string): void {
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field)
  dispatch(field, 'input')
}
