import type { Respond } from '@mock/backend/backend'

/** Defects by what they break, in the order of the score's table. */
export const mutantKinds = [
  'field missing',
  'field renamed',
  'field retyped',
  'list missing',
  'list as a map',
  'page incomplete',
  'status changed',
  'content type changed',
  'header missing',
  'encoding changed',
  'refusal missing',
  'rule missing',
] as const
/** One of {@link mutantKinds}. */
export type MutantKind = (typeof mutantKinds)[number]

/** Breaks the mock from outside: wraps its response function. */
export type Mutate = (respond: Respond) => Respond

/** One deliberate defect of the mock. */
export type Mutant = {
  kind: MutantKind
  /** Endpoint that is broken, or `*` for all of them. */
  endpoint: string
  /** Unique: endpoint and defect. */
  name: string
  mutate: Mutate
  /** Status that the mutant replaces; cases that expect it run first. */
  status?: number
}

/** Changes the responses of an endpoint, or of all with `*`. */
export const onResponse =
  (endpoint: string, change: (response: Response) => Response | Promise<Response>): Mutate =>
  (respond) =>
  async (...call) => {
    const result = await respond(...call)
    if (!result || (endpoint !== '*' && result.endpoint !== endpoint)) return result
    return { ...result, response: await change(result.response) }
  }

/** Changes the JSON bodies of an endpoint's successful responses. */
export const onBody = (endpoint: string, change: (body: unknown) => unknown): Mutate =>
  onResponse(endpoint, async (response) => {
    if (!response.ok) return response
    const text = await response.clone().text()
    return text === '' ? response : withText(response, JSON.stringify(change(JSON.parse(text))))
  })

/** Copies a response with another body. */
export const withText = ({ status, headers }: Response, text: string): Response =>
  new Response(text, { status, headers })

/** Copies a response with other headers. */
export function withHeaders(response: Response, change: (headers: Headers) => void): Response {
  const headers = new Headers(response.headers)
  change(headers)
  return new Response(response.body, { status: response.status, headers })
}
