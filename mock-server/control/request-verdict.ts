import * as z from 'zod/mini'

import type { Endpoint } from '@/contract/endpoint'
import { isList, METHOD_PARAMETER, PAGINATE_PARAMETER, WORKSPACE_PARAMETER } from '@/contract/wire'

import { laravelMessage } from '../pipeline/laravel-message'
import { phpFields, valueAt } from '../pipeline/parse-input'

/** A request as sent, to judge against the contract. */
export type SentRequest = {
  query: URLSearchParams
  /** Parsed JSON body; undefined without one, or when it is not JSON. */
  body: unknown
}

type Judge = { schema: unknown; value: unknown; path: string }

/** Parameters of the wire itself (contract/wire.ts), which any endpoint accepts. */
const WIRE_PARAMETERS = [METHOD_PARAMETER, WORKSPACE_PARAMETER]

/** The schema that parses a value as it is sent, without the wrappers around it. */
function sentSchema(schema: unknown): unknown {
  if (schema instanceof z.ZodMiniPipe) return sentSchema(schema.def.in)
  const isWrapped =
    schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniDefault
  return isWrapped ? sentSchema(schema.def.innerType) : schema
}

/** Lists parameters that the schema does not name, at any depth. */
function undocumentedIn({ schema, value, path }: Judge): string[] {
  const sent = sentSchema(schema)
  if (sent instanceof z.ZodMiniArray && Array.isArray(value))
    return value.flatMap((item, index) =>
      undocumentedIn({ schema: sent.def.element, value: item, path: `${path}.${index}` }),
    )
  if (!(sent instanceof z.ZodMiniObject) || typeof value !== 'object' || value === null) return []
  const shape: Readonly<Record<string, unknown>> = sent.shape
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    Object.hasOwn(shape, key)
      ? undocumentedIn({ schema: shape[key], value: part, path: `${path}.${key}` })
      : [`${path}.${key}: undocumented`],
  )
}

function violationsIn({ schema, value, path }: Judge): string[] {
  if (!(schema instanceof z.ZodMiniType)) return []
  const { error } = schema.safeParse(value)
  return (error?.issues ?? []).map((issue) => {
    const field = issue.path.map(String).join('.')
    return `${field ? `${path}.${field}` : path}: ${laravelMessage(issue, field, valueAt(value, issue.path))}`
  })
}

/** The endpoint's own parameters. */
const fieldsOf = (query: URLSearchParams) => phpFields([...query].filter(([key]) => !WIRE_PARAMETERS.includes(key)))

/** Judges one part; a part that the contract does not define must be empty. */
const judge = (part: Judge): string[] => [
  ...(part.schema ? violationsIn(part) : []),
  ...undocumentedIn({ ...part, schema: part.schema ?? z.object({}) }),
]

/**
 * Lists the parameters of a request that the contract does not document, requires but misses, or types differently.
 * Forms and raw bodies are not judged.
 */
export function requestVerdict(endpoint: Endpoint, { query, body }: SentRequest): string[] {
  if (endpoint.raw) return []
  const unpaged =
    isList(endpoint) && !query.has(PAGINATE_PARAMETER)
      ? [`query.${PAGINATE_PARAMETER}: The paginate field is required.`]
      : []
  return [
    ...unpaged,
    ...judge({ schema: endpoint.query, value: fieldsOf(query), path: 'query' }),
    ...(endpoint.multipart || (body === undefined && !endpoint.body)
      ? []
      : judge({ schema: endpoint.body, value: body, path: 'body' })),
  ]
}

/** Reads the JSON body of a copy of the request; undefined for any other type. */
export async function sentRequest(request: Request): Promise<SentRequest> {
  const query = new URL(request.url).searchParams
  const isJson = /^application\/json\b/.test(request.headers.get('content-type') ?? '')
  return { query, body: isJson ? await request.json().catch(() => undefined) : undefined }
}

/** Copies a request whose body is JSON, before the call consumes it; large forms and files are not copied. */
export const judgedCopy = (request: Request): Request =>
  /^application\/json\b/.test(request.headers.get('content-type') ?? '')
    ? request.clone()
    : new Request(request.url, { headers: request.headers })
