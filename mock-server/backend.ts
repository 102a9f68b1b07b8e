import { wireMethod, wirePath } from '@/contract/wire'

import { mockedEndpoints } from './handlers'
import type { MockedEndpoint } from './mock'
import { MockFailure } from './mock-failure'
import type { Call } from './pipeline/call'
import { failureResponse } from './pipeline/failure-response'
import { methodOf, rawMethodOf } from './pipeline/method'
import { MockBreach } from './pipeline/mock-breach'
import { perform } from './pipeline/perform'
import { createRoutes } from './pipeline/routes'
import type { RouteMatch, Routes } from './pipeline/routes'
import { withFaults } from './pipeline/with-faults'
import { deviceOf } from './sessions/device'
import { sessionCookies } from './sessions/sessions'
import type { Session } from './sessions/sessions'
import { pathWithin } from './site-path'
import type { World } from './world'

/** The mock's answer to a call of the API. */
export type Answer = {
  response: Response
  /** `Set-Cookie` values; apart from the response, since a browser's Response may not carry them. */
  cookies: string[]
  /** Name of the endpoint that was asked, if there is one. */
  endpoint?: string | undefined
  /** What of the contract the mock itself broke. */
  breach?: string | undefined
}

type Cookies = Readonly<Record<string, string>>

/** Whether a path is the API's: the client's own are those that wire.ts would put a prefix before. */
const isApiPath = (path: string): boolean => path !== '' && wirePath(path) === path

/** The session of the request's cookie, or a new one; in the language the visitor chose before. */
export function sessionOf({ db, sessions }: World, cookies: Cookies): Session {
  const session = sessions.of(cookies)
  const locale = cookies['selected_locale']
  if (db.localizations.all().some(({ language }) => language === locale)) session.locale = locale ?? null
  return session
}

function allowAt(routes: Routes, path: string): string {
  const methods = routes.methodsAt(path).map(wireMethod)
  return [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].join(', ')
}

/** Methods that the backend is sent; what else is meant is named in a POST. */
const TRAVELLING = new Set(['GET', 'HEAD', 'POST'])

/** The endpoint that takes the call. Throws 400, 404 or 405 when there is none. */
function findRoute(routes: Routes, { request, url, path }: Call): RouteMatch {
  const { method } = request
  const isRaw = routes.isRawAt(path)
  const travels = TRAVELLING.has(method) || (isRaw && method === 'DELETE')
  const meant = () => (isRaw ? rawMethodOf(request) : methodOf(request, url.searchParams))
  const route = travels ? routes.find(meant(), path, url.searchParams) : undefined
  if (route) return route
  if (routes.methodsAt(path).length === 0)
    throw new MockFailure(404, { message: `The route ${path} could not be found.` })
  const allow = allowAt(routes, path)
  const message = `The ${method} method is not supported for route ${path}. Supported methods: ${allow}.`
  throw new MockFailure(405, { message }, { Allow: allow })
}

async function answer(routes: Routes, call: Call): Promise<Answer> {
  const { world, request } = call
  const cookies: string[] = []
  let endpoint: string | undefined
  try {
    const route = findRoute(routes, call)
    endpoint = route.name
    const { faults } = world
    const response = await withFaults(
      { faults: faults.strike(endpoint), latency: faults.latency, request },
      async () => {
        const performed = await perform(call, route)
        cookies.push(...performed.cookies)
        return performed.response
      },
    )
    return { response, cookies, endpoint }
  } catch (thrown) {
    if (!(thrown instanceof MockFailure)) console.error(thrown)
    const breach = thrown instanceof MockBreach ? thrown.message : undefined
    return { response: failureResponse(call, thrown, endpoint), cookies, endpoint, breach }
  }
}

/**
 * Answers a call of the API; undefined when the path is not the API's, or not below the site's root
 * (a path with a slash at both ends, `/` by default). The session's cookies come with every answer.
 */
export type Respond = (world: World, request: Request, cookies: Cookies, root?: string) => Promise<Answer | undefined>

/** A backend of these endpoints. */
export function createBackend(endpoints: readonly MockedEndpoint[]): Respond {
  const routes = createRoutes(endpoints)

  return async (world, request, cookies, root = '/') => {
    const url = new URL(request.url)
    const path = pathWithin(root, url)
    if (path === undefined || !isApiPath(path)) return undefined
    if (request.method === 'OPTIONS') {
      return { response: new Response(null, { status: 204, headers: { Allow: allowAt(routes, path) } }), cookies: [] }
    }
    const session = sessionOf(world, cookies)
    world.sessions.touch(session, deviceOf(request))
    const user = session.userId === null ? null : (world.db.users.get(session.userId) ?? null)
    const result = await answer(routes, { world, session, user, request, url, path, root, cookies })
    return { ...result, cookies: [...sessionCookies(session), ...result.cookies] }
  }
}

/** The mock backend: every endpoint of the contract. */
export const respond = createBackend(mockedEndpoints)
