import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

import { WRITE_EVENT } from '@/lib/forms/fill-form'

type FormValueProps<Value> = {
  /** Without a name the value belongs to no form. */
  name: string | undefined
  /** What the field holds: anything that JSON can carry. */
  value: Value
  /** Takes what the form writes into the field: a draft, data that came later, a reset. */
  onChange?: ((value: Value) => void) | undefined
}

/**
 * Carries what no native field holds (a list, a date range, a chosen object) into a form: as JSON in a hidden field, marked
 * `data-json`. It tells the form of changes as native fields do, by an `input` event. core/shared/forms reads and writes it, and
 * looks for the control to focus in the frame that it stands in.
 */
export function FormValue<Value>({ name, value, onChange }: FormValueProps<Value>) {
  const input = useRef<HTMLInputElement>(null)
  const json = JSON.stringify(value ?? null)
  const told = useRef(json)
  useEffect(() => {
    if (told.current === json) return
    told.current = json
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [json])
  useEffect(() => {
    const field = input.current
    if (!field || !onChange) return undefined
    // At once, as native fields do: whoever writes may read right after. The value is one that the field held before.
    const take = (event: Event) => flushSync(() => onChange((event as CustomEvent<Value>).detail))
    field.addEventListener(WRITE_EVENT, take)
    return () => field.removeEventListener(WRITE_EVENT, take)
  }, [onChange])
  return name === undefined ? null : <input ref={input} type="hidden" name={name} value={json} data-json="" />
}
