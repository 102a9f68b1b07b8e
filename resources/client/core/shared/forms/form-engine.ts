import { flushSync } from 'react-dom'
import { createFormControl, type FieldErrors, type FieldValues, get } from 'react-hook-form'

import type { Args, Output } from '@/contract/endpoint'
import { isClientError } from '@/contract/http-status'
import { ApiError } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import { isUncertain } from '@/core/platform/api/is-uncertain'
import { translateIfKnown } from '@/core/platform/i18n/translate'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { hasFile, toFormData } from '@/lib/files/multipart'
import { pathOf, valueAt } from '@/lib/forms/field-path'
import { fieldsOf, valuesByName } from '@/lib/forms/form-values'

import { bodyResolver } from './body-resolver'
import { focusFirstField } from './focus-field'
import type { FormEndpoint, FormOptions, FormState, FormValues, SomeFormValues } from './form'
import { createFormMemory } from './form-memory'
import { fieldNamesOf, messagesByField, WHOLE_FORM } from './messages-by-field'

/** What the engine works on: the form on the page, what it held at first, the state that is shown, what it was told last. */
export type FormPart<E extends FormEndpoint = FormEndpoint> = {
  element: HTMLFormElement
  start: FormData
  setState: (change: (before: FormState) => FormState) => void
  options: () => FormOptions<E>
  /** Aborted when the form leaves the page. */
  signal: AbortSignal
}

/** Validates, sends and remembers. */
export type FormEngine<E extends FormEndpoint = FormEndpoint> = {
  submit: () => Promise<void>
  /** Writes what came later; what the visitor has changed stays. It counts as the start from now on. */
  setValues: (values: SomeFormValues<E>) => void
  /** Back to the start, or to these values. */
  reset: (values?: SomeFormValues<E>) => void
}

/** Binds react-hook-form to native fields that are on the page already and keep their own values. */
export function createFormEngine<E extends FormEndpoint>(endpoint: E, part: FormPart<E>): FormEngine<E> {
  const { element, setState, options, signal } = part
  const control = createFormControl<FieldValues>({
    resolver: bodyResolver(endpoint.body, element),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
  const memory = createFormMemory(endpoint, part)
  let shown: Pick<FormState, 'errors' | 'message'> = { errors: {}, message: null }

  control.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => {
      const next = messagesOf(errors, fieldNamesOf(element))
      // Most keys that are pressed change no message: then nothing is drawn.
      if (JSON.stringify(next) === JSON.stringify(shown)) return
      shown = next
      // At once, so that a field has its message when it takes the focus.
      flushSync(() => setState((before) => ({ ...before, ...next })))
    },
  })

  /** Fields may come later (a form shows some only when others want them), so each is known by its first word. */
  function onInput({ target }: Event): void {
    const field = fieldsOf(element).find((candidate) => candidate === target)
    if (!field) return
    memory.update(field.name)
    const name = pathOf(field.name).join('.')
    const value = valuesByName(element).get(field.name)
    void control.register(name).onChange({ type: 'change', target: { name, value } })
  }

  /** Puts the server's words where they belong; false when it said nothing of fields. */
  function show({ status, fieldErrors }: ApiError): boolean {
    const issues = Object.entries(fieldErrors).map(([key, message]) => ({ place: pathOf(key), message }))
    if (!isClientError(status) || issues.length === 0) return false
    for (const [name, message] of messagesByField(element, issues)) control.setError(name, { type: 'server', message })
    return true
  }

  /** What the server answered, or would have; undefined when it refused, which has been told. */
  async function outcomeOf(values: FieldValues): Promise<{ answer: Output<E> } | undefined> {
    const { input, onUncertain, onPage } = options()
    try {
      const args = [{ ...input, body: hasFile(values) ? toFormData(values) : values }] as unknown as Args<E>
      return { answer: await call(endpoint, ...args) }
    } catch (error) {
      if (onPage && error instanceof ApiError && error.page !== undefined && (await onPage())) return undefined
      if (onUncertain && isUncertain(error)) {
        const answer = await onUncertain(values as FormValues<E>)
        return answer && { answer }
      }
      const isShown = error instanceof ApiError && show(error)
      if (!isShown) announceFailure(error)
      return undefined
    }
  }

  async function send(values: FieldValues): Promise<void> {
    if ((await options().mayBeSent?.()) === false) return
    const sent = new FormData(element)
    const outcome = await outcomeOf(values)
    if (!outcome) return
    memory.settle(sent)
    await options().onSuccess(outcome.answer, values as FormValues<E>)
  }

  element.addEventListener('input', onInput, { signal })
  element.addEventListener('click', ignoreSecondClick, { signal })
  element.addEventListener('keydown', ignoreHeldEnter, { signal })
  memory.restore()
  memory.update()

  return {
    async submit() {
      await control.handleSubmit(send)()
      const wrong = Object.keys(shown.errors)
      if (wrong.length > 0) focusFirstField(element, wrong)
      else element.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
    },
    setValues: (values) => memory.setValues(values),
    reset(values) {
      memory.reset(values)
      control.reset()
    },
  }
}

/** Our texts are keys and may have a translation; the server's come in the visitor's language. */
function messagesOf(errors: FieldErrors, names: string[]): Pick<FormState, 'errors' | 'message'> {
  const messageOf = (name: string): string => {
    const message: unknown = valueAt(get(errors, name), ['message'])
    return typeof message === 'string' ? translateIfKnown(message) : ''
  }
  const messages = names.map((name) => [name, messageOf(name)] as const).filter(([, message]) => message !== '')
  return { errors: Object.fromEntries(messages), message: messageOf(WHOLE_FORM) || null }
}

/** An answer may come within a double click: its second half would send the form again. */
function ignoreSecondClick(event: MouseEvent): void {
  const isSubmitter = event.target instanceof Element && event.target.closest('[type=submit]') !== null
  if (event.detail > 1 && isSubmitter) event.preventDefault()
}

/** A key that is held presses again and again; lines of a text may come so, requests not. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault()
}
