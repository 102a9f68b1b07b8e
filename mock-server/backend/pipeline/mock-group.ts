import type * as z from 'zod/mini'

import type { Endpoint, EndpointGroup, Sent } from '@/contract/machinery/endpoint'

import type { Session } from '../../state/parts/session'
import type { MockUser } from '../../state/store/db'
import type { World } from '../../state/world'

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined

/** Input of a resolver; query and body are parsed by the contract. */
export type MockRequest<E extends Endpoint> = {
  world: World
  session: Session
  /** The signed-in user; null for guests. */
  user: MockUser | null
  params: Record<string, string>
  query: E['query'] extends z.ZodMiniType ? z.output<E['query']> : Record<string, never>
  body: Parsed<E['body']>
  request: Request
  /** URL of the site's root, with a trailing slash. */
  site: string
  /** Cookies of the request by name, decoded. */
  cookies: Readonly<Record<string, string>>
}

/** A response with a status or cookies (`Set-Cookie` values) besides the body. */
export class MockResponse<Body> {
  constructor(
    readonly body: Body,
    readonly options: { status?: number; cookies?: string[] } = {},
  ) {}
}

type Resolver<E extends Endpoint> = (
  request: MockRequest<E>,
) => E['file'] extends true
  ? Response | Promise<Response>
  : E['raw'] extends true
    ? Promise<Response>
    : Sent<E> | MockResponse<Sent<E>> | Promise<Sent<E> | MockResponse<Sent<E>>>

type Condition = (query: URLSearchParams) => boolean

/** An endpoint of the contract with the mock's resolver. */
export type MockedEndpoint = {
  name: string
  endpoint: Endpoint
  resolve: (request: never) => unknown
  /**
   * Tells endpoints apart that share method and path: the one with a condition gets the matching queries and must be
   * tried first.
   */
  when?: Condition
}

/** Implements every endpoint of a contract group; a missing resolver does not compile. */
export const mockGroup = <G extends EndpointGroup>(
  groupName: string,
  group: G,
  resolvers: { [Name in keyof G]: Resolver<G[Name]> },
  conditions: { [Name in keyof G]?: Condition } = {},
): MockedEndpoint[] =>
  Object.entries(group).map(([name, endpoint]) => {
    const when = conditions[name as keyof G]
    return {
      name: `${groupName}.${name}`,
      endpoint,
      resolve: resolvers[name as keyof G],
      ...(when && { when }),
    }
  })
