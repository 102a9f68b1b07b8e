import type { Args, Endpoint, Input, Output } from '@/contract/endpoint'

/** An endpoint that takes a body: what a form is for. */
export type FormEndpoint = Endpoint & { body: NonNullable<Endpoint['body']> }

/** Values of a form, by field. */
export type FormValues<E extends FormEndpoint> = Input<E> extends { body: infer Body extends object } ? Body : never

/** What a form shows of its state: a message for each field, one for the whole, and whether it is being sent. */
export type FormState = { errors: Readonly<Record<string, string>>; message: string | null; isPending: boolean }

/** What a form is told beside its endpoint. */
export type FormOptions<E extends FormEndpoint> = {
  /** Path parameters and query of the call. */
  input?: Omit<Args<E>[0], 'body'>
  /** Called with the answer. */
  onSuccess: (answer: Output<E>, values: FormValues<E>) => void | Promise<void>
}
