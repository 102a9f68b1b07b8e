import type { DeepPartial, Path } from 'react-hook-form'

import type { Args, Endpoint, Input, Output } from '@/contract/endpoint'

/** An endpoint that takes a body: what a form is for. */
export type FormEndpoint = Endpoint & { body: NonNullable<Endpoint['body']> }

/** Values of a form, by field. */
export type FormValues<E extends FormEndpoint> = Input<E> extends { body: infer Body extends object } ? Body : never

/** Values of some fields. */
export type SomeFormValues<E extends FormEndpoint> = DeepPartial<FormValues<E>>

/** Name of a field: a key of the body, or a place in it as `address.street` and `items.0.name`. */
export type FieldName<E extends FormEndpoint> = Path<FormValues<E>>

/** What a form shows of its state. */
export type FormState = {
  /** What is wrong, by field; places are written with dots. */
  errors: Readonly<Record<string, string>>
  /** What is wrong with the whole, or with what has no field. */
  message: string | null
  /** Whether it is being sent. */
  isPending: boolean
  /** Whether it holds other than at the start, or than was sent last. */
  isDirty: boolean
  /** Whether it shows a draft that was kept. */
  hasDraft: boolean
}

/** What a form is told beside its endpoint. */
export type FormOptions<E extends FormEndpoint> = {
  /** Path parameters and query of the call. */
  input?: Omit<Args<E>[0], 'body'>
  /** Asked once everything is filled in rightly; the form is sent only where it says yes. It tells the visitor itself why not. */
  mayBeSent?: () => Promise<boolean>
  /** Called with the answer. */
  onSuccess: (answer: Output<E>, values: FormValues<E>) => void | Promise<void>
  /**
   * Asked when it is uncertain whether the form has been taken, because the answer was lost: finds out, and resolves to what would have
   * been answered. Undefined when it was not taken, or that cannot be found out; the visitor has been told so then.
   */
  onUncertain?: (values: FormValues<E>) => Promise<Output<E> | undefined>
  /** Called when the server answers with a page, as to what is not for this user; true when the form handled it. */
  onPage?: () => Promise<boolean>
  /** Whether leaving the page asks first when something was changed; not worth it where little is typed, as at sign-in. */
  guards?: boolean
  /** Keeps what is typed over a reload and an ended session, under this name. */
  draft?: string
}
