import type * as z from 'zod/mini'

/** A method as the contract means it; PUT, PATCH and DELETE travel as POST (see wire.ts). HEAD is asked for where its headers are the answer. */
export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type Schema = z.ZodMiniType

type Spec = {
  method: Method
  /** Path as the product spec writes it, with `:name` parameters: `users/:id`. The prefix is wire.ts's business. */
  path: string
  query?: Schema
  body?: Schema
  response: Schema
  /** Why the shape is a guess: neither the product spec nor the backend's documented facts state it. */
  assumed?: string
  /** The body is a multipart form, since it carries a file: callers pass FormData, the schema reads its fields. */
  multipart?: true
  /** The answer is a file and no JSON: a link for the browser to follow. */
  file?: true
  /** Headers and body belong to a protocol of their own, which a library speaks; only refusals are JSON. */
  raw?: true
}

/** `users/:id/avatar` → `'id'` */
type ParamName<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamName<Head> | ParamName<Tail>
  : Path extends `:${infer Name}`
    ? Name
    : never

type ParamsInput<E extends Spec> = [ParamName<E['path']>] extends [never]
  ? unknown
  : { params: Record<ParamName<E['path']>, string | number> }
type QueryInput<E extends Spec> = E['query'] extends Schema ? { query?: z.input<E['query']> } : unknown
type BodyInput<E extends Spec> = E['multipart'] extends true
  ? { body: FormData }
  : E['raw'] extends true
    ? { headers?: Record<string, string>; body?: Uint8Array }
    : E['body'] extends Schema
      ? { body: z.input<E['body']> }
      : unknown

/** One call of the backend, defined once: it types the client, the mock's handlers and the contract cases. */
export type Endpoint = Readonly<Spec>

/** Names of endpoints to endpoints: what a contract file exports. */
export type EndpointGroup = Readonly<Record<string, Endpoint>>

/** What a caller passes: path parameters, query and body, each only where the endpoint has it. */
export type Input<E extends Endpoint> = ParamsInput<E> & QueryInput<E> & BodyInput<E>

/** What a caller receives: the response after the schema has normalised it. */
export type Output<E extends Endpoint> = z.output<E['response']>

/** What the server sends, before the schema's transforms and defaults. */
export type Sent<E extends Endpoint> = z.input<E['response']>

/** The input argument may be left out when nothing in it is required. */
export type Args<E extends Endpoint> = {} extends Input<E> ? [input?: Input<E>] : [input: Input<E>]

/** Declares one endpoint. The literal types of `method` and `path` are kept. */
export const endpoint = <const E extends Endpoint>(spec: E): E => spec
