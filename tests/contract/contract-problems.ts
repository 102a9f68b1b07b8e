import type { Endpoint } from '@/contract/machinery/endpoint'
import { errorBodySchema } from '@/contract/machinery/errors'
import { HttpStatus, isRedirect } from '@/contract/machinery/http-status'
import { isPlanPage } from '@mock/rules/billing/plan-redirect'

import { headerProblems } from './header-problems'
import { errorProblems, strictProblems } from './strict-problems'

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/

function tryParse(text: string): { body: unknown } | undefined {
  try {
    return { body: JSON.parse(text) }
  } catch {
    return undefined
  }
}

const PAGE_TYPE = /^text\/html\b/

/** Problems of a file, or of a response in another protocol than JSON. */
function fileProblems(headers: Headers, type: string, text: string): string[] {
  const isAttached = headers.get('content-disposition')?.startsWith('attachment') ?? false
  if (JSON_TYPE.test(type) && !isAttached) return ['JSON instead of a file']
  // PHP declares an empty body as a page.
  return text !== '' && PAGE_TYPE.test(type) ? ['a page instead of a file'] : []
}

type RequestInfo = { endpoint: Endpoint; query: Parameters<typeof strictProblems>[2] }

/** Problems of a JSON response to a request with this query. */
function bodyProblems({ endpoint, query }: RequestInfo, { ok }: Response, text: string, type: string): string[] {
  const problems = text !== '' && !JSON_TYPE.test(type) ? [`content type ${type} instead of JSON`] : []
  const json = text === '' ? { body: undefined } : tryParse(text)
  if (!json) return [...problems, `no JSON: ${text.slice(0, 200)}`]
  const schema = ok ? endpoint.response : errorBodySchema
  const issues = schema.safeParse(json.body).error?.issues ?? []
  return [
    ...problems,
    ...issues.map(({ path, message }) => `body at ${path.join('.') || 'its root'}: ${message}`),
    ...(ok ? strictProblems(endpoint, json.body, query) : errorProblems(json.body)),
  ]
}

function contentProblems(requestInfo: RequestInfo, response: Response, text: string): string[] {
  const type = response.headers.get('content-type') ?? 'none'
  const isFile = (requestInfo.endpoint.file ?? requestInfo.endpoint.raw) && response.ok
  return isFile ? fileProblems(response.headers, type, text) : bodyProblems(requestInfo, response, text, type)
}

type Leniency = {
  /** Whether a status counts as the expected one; only itself by default. */
  accepts?: ((expected: number, status: number) => boolean) | undefined
  /** Query for the request, which a page has to honour. */
  query?: RequestInfo['query']
}

/** Whether a refusal is a redirect to a page of plans instead (backend contract, trap 27). */
const leadsToPlans = (expected: number, { status, headers }: Response): boolean =>
  expected === HttpStatus.Forbidden &&
  isRedirect(status) &&
  isPlanPage(/([^/?#]*)\/?(?:[?#].*)?$/.exec(headers.get('location') ?? '')?.[1] ?? '')

const isEqual = (expected: number, status: number): boolean => expected === status

/** Lists how a response violates the contract, one line each; empty when it conforms. */
export async function contractProblems(
  endpoint: Endpoint,
  status: number,
  response: Response,
  { accepts = isEqual, query }: Leniency = {},
): Promise<string[]> {
  const text = await response.text()
  const isAccepted = accepts(status, response.status) || leadsToPlans(status, response)
  const problems = [
    ...(isAccepted ? [] : [`status ${response.status} instead of ${status}: ${text.slice(0, 200)}`]),
    ...headerProblems(endpoint, response),
  ]
  // Clients ignore the body of a redirect, and a HEAD response has none.
  if (isRedirect(response.status) || endpoint.method === 'HEAD') return problems
  // The contract does not define error bodies of raw protocols.
  if (endpoint.raw && !response.ok) return problems
  return [...problems, ...contentProblems({ endpoint, query }, response, text)]
}
