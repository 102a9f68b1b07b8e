import { HttpStatus } from '@/contract/machinery/http-status'

import { emptyResponse } from '../../kit/empty-response'
import { laravelJson } from '../../kit/laravel-json'
import { ContractViolation } from '../../kit/mock-failure'
import { spell } from '../../rules/releases/spell'
import { ownData } from '../../state/own-data/own-data'
import { admit } from './admit'
import type { Call } from './call'
import { MockResponse } from './mock-group'
import { parseInput } from './parse-input'
import { refuseOnDemo } from './refuse-on-demo'
import type { RouteMatch } from './routes'
import { throttleLogin } from './throttle-calls'

const isMap = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body)

/**
 * Adds the status that controllers under api/v1 put into the objects they return (backend contract, section 2), except
 * for the next pages of a channel (section 5.1).
 */
const withStatus = ({ path, url }: Call, body: unknown): unknown =>
  path.startsWith('api/') && !url.searchParams.has('returnContentOnly') && isMap(body)
    ? { status: 'success', ...body }
    : body

function violationOf({ name, endpoint }: RouteMatch, body: unknown): string | undefined {
  const { error } = endpoint.response.safeParse(body)
  if (!error) return undefined
  const places = error.issues.map(({ path, message }) => `${path.map(String).join('.') || 'the body'}: ${message}`)
  return `The mock breaks the contract of ${name}: ${places.join('; ')}`
}

/** A response to a GET that was recorded at a live backend; it may deviate from the contract, as the backend did. */
function recordedResponse({ world, request, url, path }: Call): Response | undefined {
  if (world.scenario !== 'own' || request.method !== 'GET') return undefined
  const recorded = ownData()?.responseTo(path.replace(/^api\/v1\//, ''), url.searchParams)
  return recorded && Response.json(recorded.body)
}

/**
 * Admits, parses, resolves and validates a call. Throws MockFailure to reject it and ContractViolation for a contract
 * violation.
 */
export async function perform(call: Call, route: RouteMatch): Promise<{ response: Response; cookies: string[] }> {
  admit(call, route.name)
  refuseOnDemo(call, route)
  const recorded = recordedResponse(call)
  if (recorded) return { response: recorded, cookies: [] }
  const { world, session, user, request, url, cookies } = call
  const input = await parseInput(route.endpoint, request, url.searchParams)
  const resolve = route.resolve as (request: unknown) => unknown
  const resolved = await throttleLogin(call, { endpoint: route.name, body: input.body }, async () =>
    resolve({
      world,
      session,
      user,
      params: route.params,
      ...input,
      request,
      site: new URL(call.root, url).href,
      cookies,
    }),
  )
  if (resolved instanceof Response) return { response: resolved, cookies: [] }
  const { body, options } =
    resolved instanceof MockResponse ? (resolved as MockResponse<unknown>) : new MockResponse(resolved)
  const text = laravelJson(withStatus(call, spell(world, body)))
  const violation = violationOf(route, text === undefined ? undefined : JSON.parse(text))
  if (violation) throw new ContractViolation(violation)
  const { status = HttpStatus.Ok, cookies: added = [] } = options
  const headers = { 'Cache-Control': 'no-cache, private' }
  const response =
    text === undefined || status === HttpStatus.NoContent
      ? emptyResponse(status, headers)
      : new Response(text, { status, headers: { ...headers, 'Content-Type': 'application/json' } })
  return { response, cookies: added }
}
