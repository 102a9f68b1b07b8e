import * as z from 'zod/mini'

import type { PathParams } from './path-template'

/** HTTP method in the contract's sense; PUT, PATCH and DELETE are sent as POST (see wire.ts). */
export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type Schema = z.ZodMiniType

type Spec = {
  method: Method
  /** Path as the product spec writes it, with `:name` parameters: `users/:id`. wire.ts adds the prefix. */
  path: string
  query?: Schema
  body?: Schema
  response: Schema
  /** Why the shape is a guess: neither the product spec nor the backend contract documents it. */
  assumed?: string
  /** The body is a multipart form because it contains a file: callers pass FormData, the schema parses its fields. */
  multipart?: true
  /** The response is a file, not JSON: the browser follows a link to it. */
  file?: true
  /** The response comes at the end of a job that can take minutes: no time limit. */
  isJob?: true
  /** The response starts the session of another user: no other request may run meanwhile. */
  startsSession?: true
  /** A library controls headers and body (such as tus); only error responses are JSON. */
  raw?: true
}

type ParamsInput<E extends Spec> = [keyof PathParams<E['path']>] extends [never]
  ? unknown
  : { params: PathParams<E['path']> }
type QueryInput<E extends Spec> = E['query'] extends Schema
  ? {} extends z.input<E['query']>
    ? { query?: z.input<E['query']> }
    : { query: z.input<E['query']> }
  : unknown
type BodyInput<E extends Spec> = E['multipart'] extends true
  ? { body: FormData }
  : E['raw'] extends true
    ? { headers?: Record<string, string>; body?: Uint8Array }
    : E['body'] extends Schema
      ? { body: z.input<E['body']> }
      : unknown

/** One backend endpoint, defined once: types the client, the mock's handlers and the contract cases. */
export type Endpoint = Readonly<Spec>

/** Endpoints by name, as each contract file exports them. */
export type EndpointGroup = Readonly<Record<string, Endpoint>>

/** A caller's input: path parameters, query and body, each only where the endpoint has it. */
export type Input<E extends Endpoint> = ParamsInput<E> & QueryInput<E> & BodyInput<E>

/** The response after the schema has normalized it. */
export type Output<E extends Endpoint> = z.output<E['response']>

/** The response as the server sends it, before the schema's transforms and defaults. */
export type WireResponse<E extends Endpoint> = z.input<E['response']>

/** Arguments of a call: the input is optional when none of it is required. */
export type Args<E extends Endpoint> = {} extends Input<E> ? [input?: Input<E>] : [input: Input<E>]

/** Declares one endpoint and preserves the literal types of `method` and `path`. */
export const endpoint = <const E extends Endpoint>(spec: E): E => spec

const emptyList = z.array(z.unknown()).check(z.maxLength(0))

/**
 * A response without data: no body, null, Fortify's empty string, PHP's empty list, or only a status (backend contract,
 * section 2; traps 6 and 14).
 */
export const emptyResponse = z.optional(z.nullable(z.union([z.literal(''), emptyList, z.looseObject({})])))

/** An optional response: undefined when the body is empty in any of the ways above. */
export const orEmpty = <Response extends z.ZodMiniType<object>>(response: Response) =>
  z.pipe(
    z.optional(z.nullable(z.union([response, z.literal(''), emptyList]))),
    z.transform((body): z.output<Response> | undefined =>
      body && !Array.isArray(body) ? (body as z.output<Response>) : undefined,
    ),
  )
