import { HttpStatus } from '@/contract/machinery/http-status'

import { readJson } from '../../kit/read-json'
import { controlCall } from '../control/control-call'
import { logCall } from '../control/log-call'
import { CSP_REPORT_PATH } from '../pages/csp'
import { type RouteHandler, withCookies } from './exchange'
import { outboxPage } from './outbox-page'
import { storedFiles } from './stored-files'

const refuse = (status: number, message: string): Response => Response.json({ message }, { status })

/** The state of the browser's world, and changes of it. */
const control: RouteHandler = async (exchange) => {
  const { response, cookies } = await controlCall(exchange)
  return withCookies(response, cookies)
}

const log: RouteHandler = ({ request, context }) => logCall(request, context)

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
