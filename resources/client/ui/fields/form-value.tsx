import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

import { READ_EVENT, WRITE_EVENT } from '@/lib/forms/form-events'
import { type LabelOf, setValueLabels } from '@/lib/forms/value-labels'

type FormValueProps<Value> = {
  /** Field name; without one the value is not submitted. */
  name: string | undefined
  /** Current value, which must be JSON-serializable. */
  value: Value
  /** The user's part of a value to which the client adds what it reads. A change without this is not an unsaved one. */
  entered?: unknown
  /** Called when the form writes a value: a restored draft, data loaded later, or a reset. */
  onChange?: ((value: Value) => void) | undefined
  /** Text of a value where two versions are compared. */
  labelOf?: LabelOf
}

/**
 * Adds a value that no native field can hold (a list, a date range, an object) to a form, as JSON in a hidden
 * `data-json` field that fires `input` events. core/shared/forms reads and writes it, and looks for the control to
 * focus in the same frame.
 */
export function FormValue<Value>({ name, value, entered = value, onChange, labelOf }: FormValueProps<Value>) {
  const input = useRef<HTMLInputElement>(null)
  const json = JSON.stringify(value ?? null)
  const notified = useRef({ json, entered })
  useEffect(() => {
    const before = notified.current
    notified.current = { json, entered }
    if (before.json === json) return
    const isRead = before.entered === entered
    input.current?.dispatchEvent(
      isRead
        ? new CustomEvent(READ_EVENT, { bubbles: true, detail: before.json })
        : new Event('input', { bubbles: true }),
    )
  }, [json, entered])
  useEffect(() => {
    if (input.current && labelOf) setValueLabels(input.current, labelOf)
  })
  const receiveWrites = (field: HTMLInputElement) => {
    input.current = field
    // Synchronous like a native field, because the writer may read the form right after. The type holds: the field had
    // this value before.
    const write = (event: Event) => flushSync(() => onChange?.((event as CustomEvent<Value>).detail))
    field.addEventListener(WRITE_EVENT, write)
    return () => field.removeEventListener(WRITE_EVENT, write)
  }
  return name === undefined ? null : <input ref={receiveWrites} type="hidden" name={name} value={json} data-json="" />
}
