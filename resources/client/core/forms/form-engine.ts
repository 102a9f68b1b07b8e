import { createFormControl, type FieldErrors, type FieldValues } from 'react-hook-form'

import type { Args, Output } from '@/contract/endpoint'
import { announceFailure } from '@/core/api/announce-failure'
import { ApiError } from '@/core/api/api-error'
import { call } from '@/core/api/call'
import { translateIfKnown } from '@/core/i18n/translate'

import { bodyResolver } from './body-resolver'
import type { FormEndpoint, FormOptions, FormState, FormValues } from './form'

/** What the engine works on: the form on the page, the state that is shown, and what the form was told last. */
export type FormPart<E extends FormEndpoint = FormEndpoint> = {
  element: HTMLFormElement
  setState: (change: (before: FormState) => FormState) => void
  options: () => FormOptions<E>
}

/** Validates and sends. */
export type FormEngine = { submit: () => Promise<void> }

const fieldsOf = (form: HTMLFormElement): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('input[name], select[name], textarea[name]'),
]

/** Binds react-hook-form to native fields that are on the page already; what was typed before counts. */
export function createFormEngine<E extends FormEndpoint>(endpoint: E, { element, setState, options }: FormPart<E>): FormEngine {
  const control = createFormControl<FieldValues>({ resolver: bodyResolver(endpoint.body), mode: 'onSubmit', reValidateMode: 'onChange' })
  const bound = new WeakSet<Element>()

  control.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => setState((before) => ({ ...before, errors: messagesOf(errors) })),
  })

  /** Fields may come later: a form shows some only when others want them. */
  function bindFields(): void {
    for (const field of fieldsOf(element)) {
      if (bound.has(field)) continue
      bound.add(field)
      const { ref, onChange, onBlur } = control.register(field.name)
      ref(field)
      field.addEventListener('input', (event) => void onChange(event))
      field.addEventListener('blur', (event) => void onBlur(event))
    }
  }

  /** Puts the server's words where they belong; false when it said nothing of fields. */
  function show({ status, fieldErrors }: ApiError): boolean {
    const isRefusal = status >= 400 && status < 500
    const names = isRefusal ? Object.keys(fieldErrors) : []
    const onFields = fieldsOf(element).map(({ name }) => name).filter((name) => names.includes(name))
    const others = names.filter((name) => !onFields.includes(name))
    for (const name of onFields) {
      control.setError(name, { type: 'server', message: fieldErrors[name] ?? '' }, { shouldFocus: name === onFields[0] })
    }
    setState((before) => ({ ...before, message: others.map((name) => fieldErrors[name]).join(' ') || null }))
    return names.length > 0
  }

  async function send(values: FieldValues): Promise<void> {
    setState((before) => ({ ...before, message: null }))
    let answer: Output<E>
    try {
      const input = { ...options().input, body: values }
      answer = await call(endpoint, ...([input] as unknown as Args<E>))
    } catch (error) {
      const isShown = error instanceof ApiError && show(error)
      if (!isShown) announceFailure(error)
      return
    }
    await options().onSuccess(answer, values as FormValues<E>)
  }

  bindFields()
  return {
    submit() {
      bindFields()
      return control.handleSubmit(send)()
    },
  }
}

/** Our texts are keys and may have a translation; the server's come in the visitor's language. */
const messagesOf = (errors: FieldErrors): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, translateIfKnown(String(error?.message ?? ''))]))
