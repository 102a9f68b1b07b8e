import * as z from 'zod/mini'

import type { Endpoint, Method } from './endpoint'
import { encodeComponent, fillTemplate } from './path-template'

/*
 * The backend's conventions, defined once for the client, the mock server and the contract cases.
 * Sources: product spec, section 7 (opening paragraph); backend contract, section 2.
 */

// ---------------------------------------------------------------- requests

const API_PREFIX = 'api/v1/'
const OUTSIDE_API = /^(auth|secure|log-viewer|horizon)(\/|$)/
const ABSOLUTE = /^[a-z][a-z0-9+.-]*:|^\/\//i
const COMMA_JOINED = new Set(['with', 'withCount', 'load', 'loadCount', 'modelTypes', 'types', 'metrics'])
const TAKES_WORKSPACE = new Set<Method>(['GET', 'POST', 'PUT'])

/** Query parameter and header for the real method of a PUT, PATCH or DELETE, which is sent as POST. */
export const METHOD_PARAMETER = '_method'
export const METHOD_HEADER = 'X-HTTP-Method-Override'

/** Whether a list in a query is sent as one comma-joined value; the backend does not accept `name[]` for it. */
export const isCommaJoined = (name: string): boolean => COMMA_JOINED.has(name)

/** Query parameter for the active workspace; 0, the personal one, is never sent. */
export const WORKSPACE_PARAMETER = 'workspaceId'

/** Query parameter for the kind of pagination. */
export const PAGINATE_PARAMETER = 'paginate'

/** Cookie with the CSRF token, and the header that returns it URL-decoded. */
export const XSRF_COOKIE = 'XSRF-TOKEN'
export const XSRF_HEADER = 'X-XSRF-TOKEN'

/** An endpoint's input, loosely typed. */
export type LooseInput = {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  /** Only for raw endpoints: headers of their protocol. */
  headers?: Record<string, string>
  body?: unknown
}

/** HTTP method as sent; every proxy lets these through. */
type SentMethod = 'GET' | 'HEAD' | 'POST'

/** Request context besides the endpoint's input. */
export type WireContext = { workspaceId?: number }

/** A request exactly as the backend expects it; `url` is relative to the site's root, without a leading slash. */
export type WireRequest = {
  method: SentMethod
  url: string
  headers: Record<string, string>
  body: FormData | Uint8Array<ArrayBuffer> | string | undefined
}

/** The method for `_method` and the override header; undefined when the real one is sent as it is. */
const methodOverride = (method: Method): Method | undefined => (wireMethod(method) === method ? undefined : method)

/** The HTTP method that is sent for a contract method. */
export const wireMethod = (method: Method): SentMethod => (method === 'GET' || method === 'HEAD' ? method : 'POST')

/** Adds `api/v1/` to a path, except to absolute URLs and the few paths outside the API; keeps `:params`. */
export function wirePath(path: string): string {
  const relativePath = ABSOLUTE.test(path) ? path : path.replace(/^\/+/, '')
  if (ABSOLUTE.test(relativePath) || OUTSIDE_API.test(relativePath) || relativePath.startsWith(API_PREFIX))
    return relativePath
  return API_PREFIX + relativePath
}

/**
 * Whether an endpoint is paginated. The default kind differs between releases, so `paginate` is always sent (trap 5).
 */
export const isList = ({ query }: Endpoint): boolean =>
  query instanceof z.ZodMiniObject && PAGINATE_PARAMETER in query.shape

/** Builds the request of an endpoint. Throws when a path parameter is missing or a dot segment. */
export function toWire(endpoint: Endpoint, input: LooseInput = {}, context: WireContext = {}): WireRequest {
  const override = methodOverride(endpoint.method)
  // A raw endpoint's URL has no query: only the header contains the real method (backend contract, section 9).
  const query = isList(endpoint) ? { [PAGINATE_PARAMETER]: 'simple', ...input.query } : input.query
  const search = endpoint.raw ? '' : searchOf(endpoint.method, query, context).toString()
  const rawBody = input.body instanceof FormData || input.body instanceof Uint8Array ? input.body : undefined
  return {
    method: wireMethod(endpoint.method),
    url: fill(wirePath(endpoint.path), input.params) + (search && `?${search}`),
    headers: {
      Accept: 'application/json',
      ...(override && { [METHOD_HEADER]: override }),
      ...(input.body !== undefined && !rawBody && { 'Content-Type': 'application/json' }),
      ...input.headers,
    },
    body: (rawBody as WireRequest['body']) ?? JSON.stringify(input.body),
  }
}

function fill(path: string, params: LooseInput['params'] = {}): string {
  const segments = fillTemplate(path, params, (value, name) => {
    if (value === '') throw new Error(`Parameter "${name}" of ${path} is missing`)
    // The browser resolves `.` and `..` even when the rest of the path is encoded.
    if (/^\.{1,2}$/.test(value)) throw new Error(`Parameter "${name}" of ${path} must not be a dot segment: ${value}`)
    return encodeComponent(value)
  })
  return segments.join('/')
}

/** Writes a value of a query. PHP reads every text as true but the empty one and `0`, also the text `false`. */
const textOf = (value: unknown): string => (value === false ? '0' : String(value))

function searchOf(method: Method, query: LooseInput['query'] = {}, { workspaceId }: WireContext): URLSearchParams {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    if (!Array.isArray(value)) search.set(key, textOf(value))
    else if (method === 'GET' && isCommaJoined(key)) search.set(key, value.join(','))
    else for (const item of value) search.append(`${key}[]`, textOf(item))
  }
  if (workspaceId && TAKES_WORKSPACE.has(method)) search.set(WORKSPACE_PARAMETER, String(workspaceId))
  const override = methodOverride(method)
  if (override) search.set(METHOD_PARAMETER, override)
  return search
}

// ---------------------------------------------------------------- filters

/** Filter condition of a list (backend contract, section 2.2). */
export type Filter = { key: string; value: unknown; operator: string }

/** Escapes non-ASCII characters as `\uXXXX`: btoa() throws on Latvian letters. */
const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * Encodes the `filters` parameter: ASCII JSON, base64, percent-encoding. The query string percent-encodes it once more
 * and the backend decodes twice; otherwise a base64 `+` would become a space.
 */
export const encodeFilters = (filters: Filter[]): string => encodeComponent(btoa(asciiJson(filters)))

const filterSchema = z.looseObject({
  key: z.string().check(z.minLength(1)),
  value: z._default(z.unknown(), null),
  operator: z._default(z.string(), '='),
})

/** Decodes a `filters` parameter that was percent-decoded once; returns an empty list for anything invalid. */
export function decodeFilters(parameter: string): Filter[] {
  try {
    const list: unknown = JSON.parse(atob(decodeURIComponent(parameter)))
    if (!Array.isArray(list)) return []
    return list.flatMap((item) => {
      const parsed = filterSchema.safeParse(item)
      return parsed.success ? [parsed.data] : []
    })
  } catch {
    return []
  }
}
