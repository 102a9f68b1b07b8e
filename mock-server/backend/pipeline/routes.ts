import type { Endpoint, Method } from '@/contract/machinery/endpoint'
import { parameterOf } from '@/contract/machinery/path-template'
import { wirePath } from '@/contract/machinery/wire'

import type { MockedEndpoint } from './mock-group'

type Route = MockedEndpoint & { pattern: RegExp; rank: string }

/** A matched endpoint with its path parameters. */
export type RouteMatch = Route & { params: Record<string, string> }

const segmentsOf = ({ path }: Endpoint): string[] => wirePath(path).split('/')

function patternOf(endpoint: Endpoint): RegExp {
  const parts = segmentsOf(endpoint).map((segment) => {
    const parameter = parameterOf(segment)
    return parameter ? `(?<${parameter.name}>[^/]+)` : segment.replace(/[^\w-]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('/')}$`)
}

/** Ranks literal segments before parameters, and endpoints with a condition before those without. */
function rankOf({ endpoint, when }: MockedEndpoint): string {
  const segments = segmentsOf(endpoint).map((segment) => (parameterOf(segment) ? '1' : '0'))
  return `${segments.join('')}${when ? '0' : '1'}`
}

/** Decoded path parameters; undefined for another path or malformed percent-encoding. */
function paramsIn({ pattern }: Route, path: string): Record<string, string> | undefined {
  const match = pattern.exec(path)
  if (!match) return undefined
  try {
    const groups = Object.entries(match.groups ?? {})
    return Object.fromEntries(groups.map(([name, value]) => [name, decodeURIComponent(value)]))
  } catch {
    return undefined
  }
}

/** GET endpoints also accept HEAD. */
const acceptsMethod = ({ endpoint }: Route, method: string): boolean =>
  endpoint.method === method || (endpoint.method === 'GET' && method === 'HEAD')

/** Finds the endpoint for a call by the contract's paths. */
export function createRoutes(endpoints: readonly MockedEndpoint[]) {
  const routes: Route[] = endpoints
    .map((mocked) => ({ ...mocked, pattern: patternOf(mocked.endpoint), rank: rankOf(mocked) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)))

  return {
    find(method: string, path: string, query: URLSearchParams): RouteMatch | undefined {
      for (const route of routes) {
        const params = acceptsMethod(route, method) ? paramsIn(route, path) : undefined
        if (params && route.when?.(query) !== false) return { ...route, params }
      }
      return undefined
    },
    /** True for paths of raw endpoints, which use another protocol than JSON. */
    isRawAt: (path: string): boolean => routes.some((route) => route.endpoint.raw && paramsIn(route, path)),
    /** The contract's methods at a path; empty for an unknown path. */
    methodsAt: (path: string): Method[] => [
      ...new Set(routes.filter((route) => paramsIn(route, path)).map(({ endpoint }) => endpoint.method)),
    ],
  }
}
/** Result of {@link createRoutes}. */
export type Routes = ReturnType<typeof createRoutes>
