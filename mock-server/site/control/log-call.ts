import { HttpStatus } from '@/contract/machinery/http-status'

import type { WorldContext } from './world-context'

/** Responds to `mock/log`: lists the calls of the world, or clears them. */
export function logCall({ method }: Request, { log }: Pick<WorldContext, 'log'>): Response {
  if (method === 'GET') return Response.json({ requests: log.all() })
  log.clear()
  return new Response(null, { status: HttpStatus.NoContent })
}
