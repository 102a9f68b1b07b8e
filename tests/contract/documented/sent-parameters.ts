import { contract } from '@/contract'
import type { Endpoint } from '@/contract/machinery/endpoint'
import { listQuery } from '@/contract/machinery/pagination'
import { type LooseInput, toWire } from '@/contract/machinery/wire'
import { phpFields } from '@mock/backend/pipeline/parse-input'
import { listParameters } from '@mock/documented/documented'
import { documentedProblems } from '@mock/documented/problems'

import { documented } from './documented-groups'
import { schemaParameters } from './schema-parameters'

type SentRequest = { name: string; endpoint: Endpoint; input: LooseInput }

/** Fields of a body, after the JSON round trip that drops undefined ones. */
function fieldsOf(body: unknown): unknown {
  if (body instanceof FormData) return phpFields(body.entries())
  return body === undefined || body instanceof Uint8Array ? undefined : JSON.parse(JSON.stringify(body))
}

/** Parts of a request that the documents list parameters for. */
function partsOf({ endpoint, input }: SentRequest) {
  const { search } = new URL(toWire(endpoint, input).url, 'http://site.test')
  return { query: phpFields(new URLSearchParams(search)), body: fieldsOf(input.body) }
}

/** Paths of the values in a request, with `*` for the items of a list. */
function pathsIn(value: unknown, path = ''): string[] {
  const own = path === '' ? [] : [path]
  if (typeof value !== 'object' || value === null || value instanceof Blob) return own
  const prefix = path === '' ? '' : `${path}.`
  if (Array.isArray(value)) return [...own, ...value.flatMap((item) => pathsIn(item, `${prefix}*`))]
  return [...own, ...Object.entries(value).flatMap(([key, item]) => pathsIn(item, `${prefix}${key}`))]
}

/** Lists how a case's request differs from the documents. */
export const requestProblems = (sent: SentRequest): string[] => {
  const row = documented[sent.name]
  if (!row) return [`${sent.name} is not documented`]
  return sent.endpoint.raw ? [] : documentedProblems(row, partsOf(sent))
}

/** Documented parameters of an endpoint that its schemas accept; a list's own are checked over all lists. */
function expectedOf(name: string, endpoint: Endpoint): string[] {
  const row = documented[name]
  return (['query', 'body'] as const).flatMap((part) => {
    const accepted = schemaParameters(endpoint[part])
    return Object.keys(row?.[part] ?? {})
      .filter((path) => Object.hasOwn(accepted, path) && (part === 'body' || !isShared(row?.query ?? {}, path)))
      .map((path) => `${name}: ${part} ${path}`)
  })
}

/** Whether a parameter is one that all lists share, with the same definition. */
const isShared = (query: object, path: string): boolean =>
  Object.hasOwn(listParameters, path) && query[path as never] === listParameters[path]

/** Lists the documented parameters that no request sends. */
export function unsentParameters(requests: readonly SentRequest[]): string[] {
  const sent = new Set(
    requests.flatMap((request) => {
      const { query, body } = partsOf(request)
      const inQuery = pathsIn(query)
      const bodyPaths = pathsIn(body)
      return [
        ...inQuery.map((path) => `${request.name}: query ${path}`),
        ...inQuery.map((path) => `lists: query ${path}`),
        ...bodyPaths.map((path) => `${request.name}: body ${path}`),
      ]
    }),
  )
  const own = Object.entries<Record<string, Endpoint>>(contract).flatMap(([group, endpoints]) =>
    Object.entries(endpoints).flatMap(([name, endpoint]) => expectedOf(`${group}.${name}`, endpoint)),
  )
  const shared = Object.keys(listQuery).map((path) => `lists: query ${path}`)
  return [...own, ...shared].filter((parameter) => !sent.has(parameter))
}
