import * as z from 'zod/mini'

import type { Endpoint } from '@/contract/machinery/endpoint'

import { mockedEndpoints } from '../../backend/handlers'
import { laravelMessage } from '../../backend/pipeline/laravel-message'
import { phpFields, valueAt } from '../../backend/pipeline/parse-input'
import { documentedProblems } from '../../documented/problems'

/** A request as sent, to judge against the documents. */
export type SentRequest = {
  query: URLSearchParams
  /** Parsed JSON body; undefined without one, or when it is not JSON. */
  body: unknown
}

/** Lists the values that the contract types differently; missing ones are reported by the documented list. */
function mistypedIn(schema: unknown, value: unknown, part: 'query' | 'body'): string[] {
  if (!(schema instanceof z.ZodMiniType)) return []
  const { error } = schema.safeParse(value)
  return (error?.issues ?? [])
    .filter(({ path }) => valueAt(value, path) !== undefined)
    .map((issue) => {
      const field = issue.path.map(String).join('.')
      return `${part}.${field}: ${laravelMessage(issue, field, valueAt(value, issue.path))}`
    })
}

/** The JSON body to judge: a missing one is empty, and forms are not judged. */
const judgedBody = ({ multipart, body: schema }: Endpoint, body: unknown): unknown =>
  multipart ? undefined : (body ?? (schema && {}))

/**
 * Lists the parameters of a request that the documents do not name, or require but miss, and the values that they or
 * the contract do not allow. Forms and raw bodies are not judged.
 */
export function requestVerdict(
  { name, endpoint }: { name: string; endpoint: Endpoint },
  { query, body }: SentRequest,
): string[] {
  const row = mockedEndpoints.find((mocked) => mocked.name === name)?.documented
  if (endpoint.raw) return []
  if (!row) return [`No document lists ${name}.`]
  const sent = { query: phpFields(query), body: judgedBody(endpoint, body) }
  const problems = documentedProblems(row, sent)
  // A wrong value is reported once: by the documents if they list the values.
  if (problems.length > 0) return problems
  return [...mistypedIn(endpoint.query, sent.query, 'query'), ...mistypedIn(endpoint.body, sent.body, 'body')]
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
