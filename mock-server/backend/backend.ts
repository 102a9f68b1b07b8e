import { HttpStatus } from '@/contract/machinery/http-status'
import { wireMethod, wirePath } from '@/contract/machinery/wire'

import { emptyResponse } from '../kit/empty-response'
import { ContractViolation, MockFailure } from '../kit/mock-failure'
import { settleBilling } from '../rules/billing/settle-billing'
import { missingEndpoints } from '../rules/releases/missing-endpoints'
import type { Fault } from '../state/parts/faults'
import type { Session } from '../state/parts/session'
import type { World } from '../state/world'
import { mockedEndpoints } from './handlers'
import { type Call, isExternalCall } from './pipeline/call'
import { failureResponse } from './pipeline/failure-response'
import { methodOf, rawMethodOf } from './pipeline/method'
import type { MockedEndpoint } from './pipeline/mock-group'
import { perform } from './pipeline/perform'
import { createRoutes, type RouteMatch, type Routes } from './pipeline/routes'
import { withFaults } from './pipeline/with-faults'
import { deviceOf } from './sessions/device'
import { sessionCookies } from './sessions/sessions'
import { tokenUser } from './sign-in/token-user'

/** The path below the site's root (a slash at both ends), without a leading slash; undefined outside it. */
export const pathWithin = (root: string, { pathname }: URL): string | undefined =>
  pathname.startsWith(root) ? pathname.slice(root.length) : undefined

/** The mock's response to an API call. */
export type CallResult = {
  response: Response
  /** `Set-Cookie` values, kept separately because a browser's Response cannot carry them. */
  cookies: string[]
  /** Name of the matched endpoint, if any. */
  endpoint?: string | undefined
  /** Contract violation by the mock itself, if any. */
  violation?: string | undefined
  /** Faults that were applied to the call. */
  faults?: readonly Fault[]
}

type Cookies = Readonly<Record<string, string>>

/** True for the API's paths; wire.ts would prefix the client's own paths. */
const isApiPath = (path: string): boolean => path !== '' && wirePath(path) === path

/** Returns the session of the request's cookie or opens one, in the language the visitor chose before. */
export function sessionOf({ db, sessions }: World, cookies: Cookies): Session {
  const session = sessions.of(cookies)
  const locale = cookies['selected_locale']
  if (db.localizations.all().some(({ language }) => language === locale)) session.locale = locale ?? null
  return session
}

/** Methods at a path, as Laravel's `Allow` header lists them. */
function allowAt(routes: Routes, path: string): string[] {
  const methods = routes.methodsAt(path).map(wireMethod)
  return [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : [])])]
}

/** Methods sent over the wire; any other is sent as POST with an override. */
const SENT_METHODS = new Set(['GET', 'HEAD', 'POST'])

/** Finds the endpoint for the call. Throws 400, 404 or 405 when there is no match. */
function findRoute(routes: Routes, { world, request, url, path }: Call): RouteMatch {
  const { method } = request
  const isRaw = routes.isRawAt(path)
  const isSendable = SENT_METHODS.has(method) || (isRaw && method === 'DELETE')
  const effectiveMethod = () => (isRaw ? rawMethodOf(request) : methodOf(request, url.searchParams))
  const route = isSendable ? routes.find(effectiveMethod(), path, url.searchParams) : undefined
  const isMissing = route && missingEndpoints(world.release).includes(route.name)
  if (route && !isMissing) return route
  if (isMissing || routes.methodsAt(path).length === 0)
    throw new MockFailure(HttpStatus.NotFound, { message: `The route ${path} could not be found.` })
  const allow = allowAt(routes, path).join(', ')
  const message = `The ${method} method is not supported for route ${path}. Supported methods: ${allow}.`
  throw new MockFailure(HttpStatus.MethodNotAllowed, { message }, { Allow: allow })
}

async function handleCall(routes: Routes, call: Call): Promise<CallResult> {
  const { world, request } = call
  const cookies: string[] = []
  let endpoint: string | undefined
  let faults: readonly Fault[] = []
  try {
    const route = findRoute(routes, call)
    endpoint = route.name
    faults = world.faults.trigger(endpoint)
    const response = await withFaults({ faults, latency: world.faults.latency, request }, async () => {
      const performed = await perform(call, route)
      cookies.push(...performed.cookies)
      return performed.response
    })
    return { response, cookies, endpoint, faults }
  } catch (thrown) {
    if (!(thrown instanceof MockFailure)) console.error(thrown)
    const violation = thrown instanceof ContractViolation ? thrown.message : undefined
    return { response: failureResponse(call, thrown, endpoint), cookies, endpoint, violation, faults }
  }
}

/**
 * Handles an API call and returns the session's cookies with every response. Undefined for paths that are not the API's
 * or are outside `root` (a path with a slash at both ends, `/` by default).
 */
export type Respond = (
  world: World,
  request: Request,
  cookies: Cookies,
  root?: string,
) => Promise<CallResult | undefined>

/** Creates a backend for these endpoints. */
export function createBackend(endpoints: readonly MockedEndpoint[]): Respond {
  const routes = createRoutes(endpoints)

  return async (world, request, cookies, root = '/') => {
    const url = new URL(request.url)
    const path = pathWithin(root, url)
    if (path === undefined || !isApiPath(path)) return undefined
    if (request.method === 'OPTIONS') {
      return {
        response: emptyResponse(HttpStatus.Ok, { Allow: allowAt(routes, path).join(',') }),
        cookies: [],
      }
    }
    settleBilling(world)
    const call = { world, request, url, path, root }
    if (isExternalCall(call)) {
      const session = sessionOf(world, {})
      return {
        ...(await handleCall(routes, { ...call, session, user: tokenUser(world, request), cookies: {} })),
        cookies: [],
      }
    }
    const session = sessionOf(world, cookies)
    world.sessions.touch(session, deviceOf(request))
    session.siteUrl = `${url.origin}${root}`
    const signedIn = session.userId === null ? null : (world.db.users.get(session.userId) ?? null)
    const user = signedIn ?? (path.startsWith('api/') ? tokenUser(world, request) : null)
    const result = await handleCall(routes, { ...call, session, user, cookies })
    return { ...result, cookies: [...sessionCookies(session), ...result.cookies] }
  }
}

/** The mock backend with every endpoint of the contract. */
export const respond = createBackend(mockedEndpoints)
