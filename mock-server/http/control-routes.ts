import * as z from 'zod/mini'

import { HttpStatus } from '@/contract/http-status'

import { sessionOf } from '../backend'
import { applyControl, ControlError, controlSchema, requestedScenario, stateOf } from '../control/control'
import { CSP_REPORT_PATH } from '../pages/csp'
import { setCookie } from '../sessions/cookies'
import { SESSION_COOKIE, sessionCookies } from '../sessions/sessions'
import { WORLD_COOKIE } from './contexts'
import { type Exchange, type RouteHandler, withCookies } from './exchange'
import { outboxPage } from './outbox-page'
import { storedFiles } from './stored-files'

/** `world` switches the browser to the world of this name before the change is applied. */
const httpControlSchema = z.extend(controlSchema, { world: z.optional(z.string().check(z.maxLength(200))) })

const refuse = (status: number, message: string): Response => Response.json({ message }, { status })

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    return undefined
  }
}

function change(
  { context: own, contexts, cookies }: Exchange,
  { world: name, ...control }: z.output<typeof httpControlSchema>,
): Response {
  const named = name === undefined ? own : contexts.get(name)
  const scenario = requestedScenario(named.world, control)
  const context = scenario ? contexts.reset(named.name, scenario) : named
  const session = sessionOf(context.world, cookies)
  applyControl(context.world, session, control)
  const state = stateOf(context.world, session)
  context.link = state.link
  return withCookies(Response.json({ world: context.name, problems: context.problems, ...state }), [
    ...(name === undefined ? [] : [setCookie(WORLD_COOKIE, name)]),
    ...sessionCookies(session),
  ])
}

async function control(exchange: Exchange): Promise<Response> {
  const { request, context, cookies } = exchange
  const { world, name, problems } = context
  if (request.method === 'GET') {
    const state = stateOf(world, world.sessions.find(cookies[SESSION_COOKIE]))
    return Response.json({ world: name, problems, ...state })
  }
  // A form on another site can post here too, but cannot send JSON.
  if (!request.headers.get('content-type')?.startsWith('application/json'))
    return refuse(HttpStatus.UnsupportedMediaType, 'Send application/json.')
  const parsed = httpControlSchema.safeParse(await readJson(request))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return refuse(
      HttpStatus.UnprocessableContent,
      `${issue?.path.map(String).join('.') || 'The body'}: ${issue?.message}`,
    )
  }
  try {
    return change(exchange, parsed.data)
  } catch (thrown) {
    if (thrown instanceof ControlError) return refuse(HttpStatus.UnprocessableContent, thrown.message)
    throw thrown
  }
}

const log: RouteHandler = ({ request, context }) => {
  if (request.method === 'GET') return Response.json({ requests: context.log.all() })
  context.log.clear()
  return new Response(null, { status: HttpStatus.NoContent })
}

const cspReports: RouteHandler = async ({ request, context: { reports } }) => {
  if (request.method === 'GET') return Response.json({ reports: reports.all() })
  if (request.method === 'DELETE') reports.clear()
  else reports.add(await readJson(request))
  return new Response(null, { status: HttpStatus.NoContent })
}

/** Lists orphaned uploads: started but unfinished ones, and stored objects without a file entry. */
const unfinished: RouteHandler = async ({ context: { world } }) => {
  const { parts = [], objects = [] } = (await world.direct?.unfinished(world.db)) ?? {}
  return Response.json({ tus: world.tus?.open() ?? [], parts, objects })
}

const routes: Record<string, { methods: string[]; handle: RouteHandler }> = {
  'mock/control': { methods: ['GET', 'POST'], handle: control },
  'mock/outbox': { methods: ['GET'], handle: outboxPage },
  'mock/files': { methods: ['GET', 'DELETE'], handle: storedFiles },
  'mock/unfinished': { methods: ['GET'], handle: unfinished },
  'mock/log': { methods: ['GET', 'DELETE'], handle: log },
  [CSP_REPORT_PATH]: { methods: ['GET', 'POST', 'DELETE'], handle: cspReports },
}

/** Routes that only the mock has: control, outbox, log, stored files, orphaned uploads and CSP reports. */
export const controlRoutes: RouteHandler = (exchange) => {
  const { path, request } = exchange
  const route = Object.hasOwn(routes, path) ? routes[path] : undefined
  if (!route) return path.startsWith('mock/') ? refuse(HttpStatus.NotFound, 'Not Found') : undefined
  if (route.methods.includes(request.method)) return route.handle(exchange)
  return refuse(HttpStatus.MethodNotAllowed, `Supported methods: ${route.methods.join(', ')}`)
}
