import type * as z from 'zod/mini'

import type { Endpoint, EndpointGroup, WireResponse } from '@/contract/machinery/endpoint'

import type { DocumentedEndpoint, DocumentedGroupOf } from '../../documented/documented'
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
    : WireResponse<E> | MockResponse<WireResponse<E>> | Promise<WireResponse<E> | MockResponse<WireResponse<E>>>

type Condition = (query: URLSearchParams) => boolean

/** An endpoint of a group with the mock's resolver. */
type Mocked<E extends Endpoint> = {
  endpoint: E
  resolve: (request: never) => unknown
  /**
   * Tells endpoints apart that share method and path: the one with a condition gets the matching queries and must be
   * tried first.
   */
  when?: Condition
}

/** An endpoint of the contract by its full name, such as `albums.show`. */
export type MockedEndpoint = Mocked<Endpoint> & { name: string; documented: DocumentedEndpoint | undefined }

/** A contract group as the documents state it, and its endpoints with the mock's resolvers. */
export type MockedGroup<G extends EndpointGroup> = {
  documented: DocumentedGroupOf<G>
  endpoints: { [Name in keyof G]: Mocked<G[Name]> }
}

/** Implements every endpoint of a contract group; a missing resolver or documented row does not compile. */
export const mockGroup = <G extends EndpointGroup>(
  group: G,
  documented: DocumentedGroupOf<NoInfer<G>>,
  resolvers: { [Name in keyof G]: Resolver<G[Name]> },
  conditions: { [Name in keyof G]?: Condition } = {},
): MockedGroup<G> => {
  const mocked = <Name extends keyof G>(name: Name): Mocked<G[Name]> => {
    const when = conditions[name]
    return { endpoint: group[name], resolve: resolvers[name], ...(when && { when }) }
  }
  const endpoints = Object.fromEntries(Object.keys(group).map((name) => [name, mocked(name)]))
  return { documented, endpoints: endpoints as MockedGroup<G>['endpoints'] }
}

/** Lists the endpoints of several groups with their full names. */
export const mockedEndpointsOf = (groups: Record<string, MockedGroup<EndpointGroup>>): MockedEndpoint[] =>
  Object.entries(groups).flatMap(([group, { documented, endpoints }]) =>
    Object.entries(endpoints).map(([name, mocked]) => ({
      name: `${group}.${name}`,
      documented: documented.endpoints[name],
      ...mocked,
    })),
  )
