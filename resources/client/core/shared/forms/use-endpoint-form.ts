import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'

import { announceFailure } from '@/core/shared/failures/announce-failure'

import type { FieldName, FormEndpoint, FormOptions, FormState, SomeFormValues } from './form'
import { bindForm } from './form-binding'
import type { FormEngine } from './form-engine'

const untouched: FormState = { errors: {}, message: null, isPending: false, isDirty: false, hasDraft: false }

/**
 * A form bound to an endpoint: its body schema validates, what the server says of fields lands on them, the first of them
 * takes the focus, and what was typed stays through every failure (spec sections 5 and 8). Fields are native and keep their own
 * values, so the form is drawn and usable at once; the engine (react-hook-form) and the transport come with the first touch.
 */
export function useEndpointForm<E extends FormEndpoint>(endpoint: E, options: FormOptions<E>) {
  const [state, setState] = useState(untouched)
  const isSubmitting = useRef(false)
  const [{ attach, tell, wake, warm }] = useState(() => bindForm(endpoint, options, setState))
  useLayoutEffect(() => tell(options))

  const act = (action: (engine: FormEngine<E>) => void | Promise<void>) => wake().then(action).catch(announceFailure)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isSubmitting.current) return
    isSubmitting.current = true
    setState((before) => ({ ...before, isPending: true }))
    await act((engine) => engine.submit())
    isSubmitting.current = false
    setState((before) => ({ ...before, isPending: false }))
  }

  return {
    ...state,
    /** Spread on the `<form>`. */
    formProps: {
      ref: attach,
      noValidate: true,
      onFocus: warm,
      onInput: warm,
      onSubmit: (event: FormEvent) => void submit(event),
    },
    /** Spread on a field of ours; give it `defaultValue` or `defaultChecked`, not `value`. */
    field: (name: FieldName<E>) => ({ name, error: state.errors[name] }),
    /** Writes what came later, as the data that is to be edited; what the visitor has changed meanwhile stays. */
    setValues: (values: SomeFormValues<E>) => void act((engine) => engine.setValues(values)),
    /** Back to what it held at the start, or to these values; without messages and without a draft. */
    reset: (values?: SomeFormValues<E>) => void act((engine) => engine.reset(values)),
  }
}
