import type { Endpoint } from '@/contract/endpoint'
import { errorBodySchema } from '@/contract/errors'

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/

function parsed(text: string): { body: unknown } | undefined {
  try {
    return { body: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** What a file, or an answer of a protocol of its own, may not be. */
const fileProblems = (type: string): string[] => (JSON_TYPE.test(type) ? ['JSON instead of a file'] : [])

/** What is wrong with the JSON of an answer. */
function bodyProblems(endpoint: Endpoint, { ok }: Response, text: string, type: string): string[] {
  const problems = text !== '' && !JSON_TYPE.test(type) ? [`content type ${type} instead of JSON`] : []
  const json = text === '' ? { body: undefined } : parsed(text)
  if (!json) return [...problems, `no JSON: ${text.slice(0, 200)}`]
  const schema = ok ? endpoint.response : errorBodySchema
  const issues = schema.safeParse(json.body).error?.issues ?? []
  return [...problems, ...issues.map(({ path, message }) => `body at ${path.join('.') || 'its root'}: ${message}`)]
}

const isSame = (expected: number, status: number): boolean => expected === status

/** What is wrong with an answer, in one line each; nothing when it keeps the contract. */
export async function verdict(
  endpoint: Endpoint,
  status: number,
  response: Response,
  accepts = isSame,
): Promise<string[]> {
  const text = await response.text()
  const isAsked = accepts(status, response.status)
  const problems = isAsked ? [] : [`status ${response.status} instead of ${status}: ${text.slice(0, 200)}`]
  // What a redirect carries is read by nobody, and HEAD is answered without a body.
  if ((response.status >= 300 && response.status < 400) || endpoint.method === 'HEAD') return problems
  // What a refusal of a protocol of its own holds is stated nowhere.
  if (endpoint.raw && !response.ok) return problems
  const type = response.headers.get('content-type') ?? 'none'
  const isFile = (endpoint.file ?? endpoint.raw) && response.ok
  return [...problems, ...(isFile ? fileProblems(type) : bodyProblems(endpoint, response, text, type))]
}
