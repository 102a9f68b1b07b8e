import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'

import { announceFailure } from '@/core/api/announce-failure'
import { warmTransport } from '@/core/api/call'

import type { FormEndpoint, FormOptions, FormState, FormValues } from './form'
import type { FormEngine, FormPart } from './form-engine'

const untouched: FormState = { errors: {}, message: null, isPending: false }

/**
 * A form bound to an endpoint: its body schema validates, what the server says of fields lands on them, the first of them
 * takes the focus, and what was typed stays through every failure (spec sections 5 and 8). Fields are native and keep their own
 * values, so the form is drawn and usable at once; the engine (react-hook-form) and the transport come with the first touch.
 */
export function useEndpointForm<E extends FormEndpoint>(endpoint: E, options: FormOptions<E>) {
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState(untouched)
  const isSubmitting = useRef(false)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const wake = useEngine({ endpoint, form, setState, latest })

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isSubmitting.current) return
    isSubmitting.current = true
    setState((before) => ({ ...before, isPending: true }))
    try {
      await (await wake()).submit()
    } catch (error) {
      // The engine could not be fetched: the next press tries again.
      announceFailure(error)
    } finally {
      isSubmitting.current = false
      setState((before) => ({ ...before, isPending: false }))
    }
  }

  /** Fetched ahead; a failure is told when the form is sent. */
  const warm = () => void wake().catch(() => undefined)

  return {
    ...state,
    /** Spread on the `<form>`. */
    formProps: { ref: form, noValidate: true, onFocus: warm, onInput: warm, onSubmit: (event: FormEvent) => void submit(event) },
    /** Spread on a field of ours; give it `defaultValue` or `defaultChecked`, not `value`. */
    field: (name: keyof FormValues<E> & string) => ({ name, error: state.errors[name] }),
  }
}

type Parts<E extends FormEndpoint> = {
  endpoint: E
  form: RefObject<HTMLFormElement | null>
  setState: FormPart['setState']
  latest: RefObject<FormOptions<E>>
}

/** Gives the way to have the engine: fetched once, and anew after a failure. */
function useEngine<E extends FormEndpoint>({ endpoint, form, setState, latest }: Parts<E>): () => Promise<FormEngine> {
  const engine = useRef<Promise<FormEngine>>(undefined)

  async function load(): Promise<FormEngine> {
    warmTransport()
    const { createFormEngine } = await import('./form-engine')
    if (!form.current) throw new Error('The form is gone')
    return createFormEngine(endpoint, { element: form.current, setState, options: () => latest.current })
  }

  return () => {
    engine.current ??= load().catch((error: unknown) => {
      engine.current = undefined
      throw error
    })
    return engine.current
  }
}
