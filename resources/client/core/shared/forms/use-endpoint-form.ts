import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'

import { warmTransport } from '@/core/platform/api/call'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { READ_EVENT } from '@/lib/forms/form-events'
import { loadOnce } from '@/lib/lazy/load-once'

import type { FieldName, FormEndpoint, FormOptions, FormState, MountedForm, SomeFormValues } from './form'
import type { FormEngine } from './form-engine'

const untouched: FormState = {
  errors: {},
  message: null,
  isPending: false,
  isUploading: false,
  isDirty: false,
  hasDraft: false,
}

/**
 * Binds a form to an endpoint: validates by its body schema, maps server errors onto fields, focuses the first
 * invalid field, and keeps what was typed through every failure (spec sections 5 and 8). Fields are native and
 * uncontrolled, so the form works before its engine (react-hook-form) has loaded; the first focus or input loads the
 * engine and the transport.
 */
export function useEndpointForm<E extends FormEndpoint>(endpoint: E, options: FormOptions<E>) {
  const [state, setState] = useState(untouched)
  const isSubmitting = useRef(false)
  const [{ attach, setOptions, loadEngine, prefetchEngine }] = useState(() => bindForm(endpoint, options, setState))
  useLayoutEffect(() => setOptions(options))

  const withEngine = (action: (engine: FormEngine<E>) => void | Promise<void>) =>
    loadEngine().then(action).catch(announceFailure)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isSubmitting.current) return
    isSubmitting.current = true
    setState((before) => ({ ...before, isPending: true }))
    await withEngine((engine) => engine.submit())
    isSubmitting.current = false
    setState((before) => ({ ...before, isPending: false }))
  }

  return {
    ...state,
    /** Whether the form keeps a draft. */
    keepsDraft: options.draft !== undefined,
    /** Props of the `<form>`. */
    formProps: {
      ref: attach,
      noValidate: true,
      onFocus: prefetchEngine,
      onInput: prefetchEngine,
      onSubmit: (event: FormEvent) => void submit(event),
    },
    /** Returns the props of a field, which takes `defaultValue` or `defaultChecked` instead of `value`. */
    field: (name: FieldName<E>) => ({ name, error: state.errors[name] }),
    /** Fills in data that loaded after the form was mounted, except fields that the user has changed. */
    setValues: (values: SomeFormValues<E>) => void withEngine((engine) => engine.setValues(values)),
    /** Resets to the initial values, or to `values`; clears the errors and the draft. */
    reset: (values?: SomeFormValues<E>) => void withEngine((engine) => engine.reset(values)),
  }
}

/**
 * Connects the mounted form to its engine, which is loaded on demand, or on mount where a draft may have to be
 * restored.
 */
function bindForm<E extends FormEndpoint>(
  endpoint: E,
  initialOptions: FormOptions<E>,
  setState: MountedForm['setState'],
) {
  let options = initialOptions
  let mounted: MountedForm<E> | undefined

  async function load(): Promise<FormEngine<E>> {
    const mountedBefore = mounted
    warmTransport()
    const { createFormEngine } = await import('./form-engine')
    // A field with `autoFocus` takes the focus before the form's ref is attached.
    const form = mountedBefore ?? mounted
    if (!form || form.signal.aborted) throw new Error('The form was unmounted before its engine had loaded')
    return createFormEngine(endpoint, form)
  }

  let loadEngine = loadOnce(load)

  /** Loads the engine silently: if this fails, submitting retries and reports the error. */
  const prefetchEngine = () => void loadEngine().catch(() => undefined)

  return {
    loadEngine: () => loadEngine(),
    prefetchEngine,
    setOptions: (next: FormOptions<E>): void => void (options = next),
    /** The form's `ref`. Records the initial values before the user can change them. */
    attach: (element: HTMLFormElement | null) => {
      if (!element) return undefined
      const unmounted = new AbortController()
      const initial = new FormData(element)
      const touched = new Set<string>()
      mounted = { element, initial, touched, setState, options: () => options, signal: unmounted.signal }
      element.addEventListener(READ_EVENT, adoptRead(mounted), { signal: unmounted.signal })
      element.addEventListener('input', noteTouched(touched), { signal: unmounted.signal })
      if (options.draft !== undefined) prefetchEngine()
      return () => {
        unmounted.abort()
        mounted = undefined
        loadEngine = loadOnce(load)
      }
    },
  }
}

/** Returns a listener that collects the names of changed fields. */
const noteTouched =
  (touched: Set<string>) =>
  ({ target }: Event) => {
    if (target instanceof Element) touched.add(target.getAttribute('name') ?? '')
  }

/** Returns a listener that counts what the client has read as initial, unless the user had changed the field. */
const adoptRead = (form: Pick<MountedForm, 'initial'>) => (event: Event) => {
  if (!(event instanceof CustomEvent && event.target instanceof HTMLInputElement)) return
  const { name, value } = event.target
  if (form.initial.get(name) === event.detail) form.initial.set(name, value)
}
