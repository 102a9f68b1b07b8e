import type { DeepPartial, Path } from 'react-hook-form'

import type { Args, Endpoint, Input, Output } from '@/contract/machinery/endpoint'
import type { ApiError } from '@/core/platform/api/api-error'

/** An endpoint with a request body, which a form can send. */
export type FormEndpoint = Endpoint & { body: NonNullable<Endpoint['body']> }

/** The request body: a form's values by field. */
export type FormValues<E extends FormEndpoint> = Input<E> extends { body: infer Body extends object } ? Body : never

/** Values of some of a form's fields. */
export type SomeFormValues<E extends FormEndpoint> = DeepPartial<FormValues<E>>

/** Name of a field: a key of the body, or a path into it such as `address.street` or `items.0.name`. */
export type FieldName<E extends FormEndpoint> = Path<FormValues<E>>

/** State that a form renders. */
export type FormState = {
  /** Error message by field name; paths are written with dots. */
  errors: Readonly<Record<string, string>>
  /** Errors of the whole form, or of data that has no field. */
  message: string | null
  /** Whether a submit is in progress. */
  isPending: boolean
  /** Whether a submit waits for the form's uploads. */
  isUploading: boolean
  /** Whether the values differ from the initial ones, or from those last saved. */
  isDirty: boolean
  /** Whether the form shows a restored draft. */
  hasDraft: boolean
}

/** Options of `useEndpointForm`, besides the endpoint. */
export type FormOptions<E extends FormEndpoint> = {
  /** Path parameters and query of the request. */
  input?: Omit<Args<E>[0], 'body'>
  /**
   * Runs after validation; false cancels the submit, and `discard` also drops the draft of a form that is about to be
   * replaced. `changed` starts over with fields that it has changed. It notifies the user of the reason itself.
   */
  beforeSubmit?: () => Promise<boolean | 'discard' | 'changed'>
  /** Runs when the server has accepted the request. */
  onSuccess: (response: Output<E>, values: FormValues<E>) => void | Promise<void>
  /**
   * Runs when the response was lost, so that the outcome is unknown. Resolves to the response the server would have
   * sent; or to undefined, after notifying the user, when the request failed or the outcome stays unknown.
   */
  onUncertain?: (values: FormValues<E>) => Promise<Output<E> | undefined>
  /** Returns the form's message for a refusal that has no field errors; undefined shows the server's in a toast. */
  explain?: (error: ApiError) => string | undefined
  /** Assigns the server's field errors to fields with other names; returns those of the form's own fields, and of none. */
  placeErrors?: (errors: Readonly<Record<string, string>>) => Readonly<Record<string, string>>
  /** Whether the form stays mounted at another path of the site, so that going there loses nothing. */
  staysAt?: (pathname: string) => boolean
  /**
   * Runs when the server responds with an HTML page, as it does to the wrong user; true when the form has handled it.
   */
  onPage?: () => Promise<boolean>
  /**
   * Whether leaving the page with unsaved changes asks for confirmation (default true); not worth it for a sign-in
   * form.
   */
  guards?: boolean
  /** Whether a field of the body is left out of the request until the user changes it: its value is not known. */
  omitsUntouched?: (name: string) => boolean
  /** Name of the draft that keeps typed values over a reload and an expired session; no draft without it. */
  draft?: string
  /** Last change of the record that the values are based on; a draft keeps its own, and restores it with them. */
  version?: { current: string | null | undefined }
}

/** A form that is mounted, as its engine sees it. */
export type MountedForm<E extends FormEndpoint = FormEndpoint> = {
  element: HTMLFormElement
  /** Values of the form when it was mounted or last saved, with what the client has read since. */
  initial: FormData
  /** Names of the fields that have changed by an event since the form was mounted. */
  touched: Set<string>
  setState: (change: (before: FormState) => FormState) => void
  /** Returns the options of the latest render. */
  options: () => FormOptions<E>
  /** Aborted when the form unmounts. */
  signal: AbortSignal
}
