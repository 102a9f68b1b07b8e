// Separate chunk: loaded with the first focus or input in a form.
import { flushSync } from 'react-dom'
import { createFormControl, type FieldValues, get } from 'react-hook-form'

import type { Output } from '@/contract/machinery/endpoint'
import { isClientError } from '@/contract/machinery/http-status'
import { ApiError, isUncertain } from '@/core/platform/api/api-error'
import { argsOf, call } from '@/core/platform/api/call'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { hasFile, toFormData } from '@/lib/files/multipart'
import { pathOf } from '@/lib/forms/field-path'
import { commitFields, READ_EVENT } from '@/lib/forms/form-events'
import { fieldsOf, valuesOf } from '@/lib/forms/form-values'

import type { FormEndpoint, FormState, FormValues, MountedForm, SomeFormValues } from './form'
import { changedNames, trackChanges } from './form-changes'
import {
  bodyResolver,
  dottedName,
  errorsByField,
  errorsToShow,
  fieldNamesOf,
  focusFirstField,
  focusFirstInvalid,
  WHOLE_FORM,
} from './form-errors'

/** Validates, submits and fills a mounted form. */
export type FormEngine<E extends FormEndpoint = FormEndpoint> = {
  submit: () => Promise<void>
  /** Fills in fields that the user has not changed; the values count as initial ones. */
  setValues: (values: SomeFormValues<E>) => void
  /** Resets to the initial values, or to `values`. */
  reset: (values?: SomeFormValues<E>) => void
}

/** Matches the markers of uploads that a save has to wait for or to ask about (core/shared/uploads/upload-guard.tsx). */
const UPLOADS = '[data-uploading], [data-failed-upload]'

/** Connects react-hook-form to native fields that are already mounted and hold their own values. */
export function createFormEngine<E extends FormEndpoint>(endpoint: E, form: MountedForm<E>): FormEngine<E> {
  const { element, setState, options, signal } = form
  const control = createFormControl<FieldValues>({
    resolver: bodyResolver(endpoint.body, () => fieldNamesOf(element)),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
  const changes = trackChanges(endpoint, form)
  let feedback: Pick<FormState, 'errors' | 'message'> = { errors: {}, message: null }

  control.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => {
      const next = errorsToShow(errors, fieldNamesOf(element))
      // Most keystrokes change no message, and render nothing.
      if (JSON.stringify(next) === JSON.stringify(feedback)) return
      feedback = next
      // Synchronously, so that a field already has its message when it gets the focus.
      flushSync(() => setState((before) => ({ ...before, ...next })))
    },
  })

  /**
   * Copies the values of the page into react-hook-form: password managers and scripts may fill fields without an
   * event.
   */
  function syncValues(): void {
    const values = valuesOf(element)
    const removed = Object.keys(control.getValues()).filter((key) => !Object.hasOwn(values, key))
    if (removed.length > 0) control.unregister(removed)
    control.setValues(values)
  }

  /** Registers the field by its first input, since fields can be mounted later. */
  function onInput({ target }: Event): void {
    const field = fieldsOf(element).find((candidate) => candidate === target)
    if (!field) return
    changes.update(field.name)
    syncValues()
    const name = dottedName(field.name)
    const value: unknown = get(control.getValues(), name)
    void control.register(name).onChange({ type: 'change', target: { name, value } })
  }

  /** Shows the server's field errors; returns false when the response has none. */
  function showFieldErrors({ status, fieldErrors }: ApiError): boolean {
    if (!isClientError(status) || Object.keys(fieldErrors).length === 0) return false
    const unplaced = options().placeErrors?.(fieldErrors) ?? fieldErrors
    const issues = Object.entries(unplaced).map(([key, message]) => ({ path: pathOf(key), message }))
    for (const [name, message] of errorsByField(issues, fieldNamesOf(element)))
      control.setError(name, { type: 'server', message })
    return true
  }

  /** Shows a refusal in the form, and its trace, if any, in the error dialog; otherwise in a toast. */
  function showRefusal(error: unknown): void {
    const { explain } = options()
    const explanation = error instanceof ApiError ? explain?.(error) : undefined
    const isShown = error instanceof ApiError && showFieldErrors(error)
    if (!isShown && explanation !== undefined) control.setError(WHOLE_FORM, { type: 'server', message: explanation })
    announceFailure(error, { onlyTrace: isShown || explanation !== undefined })
  }

  /** Sends the request; resolves to undefined when it failed, after notifying the user. */
  async function request(values: FieldValues): Promise<{ response: Output<E> } | undefined> {
    const { input, onUncertain, onPage } = options()
    try {
      const body = endpoint.multipart || hasFile(values) ? toFormData(values) : values
      return { response: await call(endpoint, ...argsOf(endpoint, { ...input, body })) }
    } catch (error) {
      if (onPage && error instanceof ApiError && error.page !== undefined && (await onPage())) return undefined
      if (onUncertain && isUncertain(error)) {
        const response = await onUncertain(values as FormValues<E>)
        return response && { response }
      }
      showRefusal(error)
      return undefined
    }
  }

  async function send(values: FieldValues): Promise<void> {
    const decision = (await options().beforeSubmit?.()) ?? true
    if (decision === 'discard') changes.discard()
    if (decision === 'changed') {
      syncValues()
      return control.handleSubmit(send)()
    }
    if (decision !== true) return
    const sent = new FormData(element)
    const result = await request(withoutUntouched(form, values, sent))
    if (!result) return
    changes.markSaved(sent)
    await options().onSuccess(result.response, values as FormValues<E>)
  }

  // On the document, so that React's handlers run first: a render before them would reset a controlled field's text.
  element.ownerDocument.addEventListener('input', onInput, { signal })
  element.addEventListener(READ_EVENT, onInput, { signal })
  element.addEventListener('click', ignoreSecondClick, { signal })
  element.addEventListener('keydown', ignoreHeldEnter, { signal })
  changes.restoreDraft()
  changes.update()

  return {
    async submit() {
      if (commitFields(element) && !(await settleUploads(form))) return
      // Again, for what was typed while files were uploaded.
      const isComplete = commitFields(element)
      syncValues()
      await (isComplete ? control.handleSubmit(send)() : control.trigger())
      const invalid = Object.keys(feedback.errors)
      if (!isComplete) focusFirstInvalid(element)
      else if (invalid.length > 0) focusFirstField(element, invalid)
      else element.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
    },
    setValues: (values) => changes.setValues(values),
    reset(values) {
      changes.reset(values)
      control.reset(valuesOf(element))
    },
  }
}

/** Waits for the form's uploads; resolves to false when the user keeps editing after one has failed. */
async function settleUploads<E extends FormEndpoint>({ element, setState, signal }: MountedForm<E>): Promise<boolean> {
  if (!element.querySelector(UPLOADS)) return true
  const uploads = await import('./form-uploads')
  setState((before) => ({ ...before, isUploading: true }))
  const canContinue = await uploads.settleUploads(element, signal)
  setState((before) => ({ ...before, isUploading: false }))
  return canContinue
}

/** Drops the fields that the form omits until the user, or a password manager without an event, changes them. */
function withoutUntouched<E extends FormEndpoint>(
  form: MountedForm<E>,
  values: FieldValues,
  sent: FormData,
): FieldValues {
  const { omitsUntouched } = form.options()
  if (!omitsUntouched) return values
  const filled = changedNames(form.initial, sent).filter((name) => form.initial.has(name))
  const changed = new Set([...form.touched, ...filled].map((name) => pathOf(name)[0]))
  return Object.fromEntries(Object.entries(values).filter(([name]) => changed.has(name) || !omitsUntouched(name)))
}

/** Prevents a double click from submitting again when the first response is already there. */
function ignoreSecondClick(event: MouseEvent): void {
  const isSubmitter = event.target instanceof Element && event.target.closest('[type=submit]') !== null
  if (event.detail > 1 && isSubmitter) event.preventDefault()
}

/** Prevents a held Enter key from submitting repeatedly; in a text area it still inserts lines. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault()
}
