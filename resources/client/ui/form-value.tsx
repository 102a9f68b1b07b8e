import { useEffect, useRef } from 'react'

type FormValueProps = {
  /** Without a name the value belongs to no form. */
  name: string | undefined
  /** What the field holds: anything that JSON can carry. */
  value: unknown
}

/**
 * Carries what no native field holds (a list, a date range, a chosen object) into a form: as JSON in a hidden field, marked
 * `data-json`. It tells the form of changes as native fields do, by an `input` event. core/forms reads it.
 */
export function FormValue({ name, value }: FormValueProps) {
  const input = useRef<HTMLInputElement>(null)
  const json = JSON.stringify(value ?? null)
  const told = useRef(json)
  useEffect(() => {
    if (told.current === json) return
    told.current = json
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [json])
  return name === undefined ? null : <input ref={input} type="hidden" name={name} value={json} data-json="" />
}
