import { HttpStatus, isError } from '@/contract/machinery/http-status'

import { sessionOf } from '../../backend/backend'
import { sessionCookies } from '../../backend/sessions/sessions'
import { errorPage } from '../../kit/error-page'
import { MockFailure } from '../../kit/mock-failure'
import { join } from '../../rules/workspaces/invites'
import { type RouteHandler, type Exchange, withCookies } from './exchange'

const LINK = /^workspace\/join\/(?<inviteId>[\da-f]{8}-[\da-f-]{27})$/

const redirect = (to: string): Response => new Response(null, { status: HttpStatus.Found, headers: { Location: to } })

function follow({ context: { world }, cookies, url, root }: Exchange, inviteId: string): Response {
  const session = sessionOf(world, cookies)
  const user = session.userId === null ? null : (world.db.users.get(session.userId) ?? null)
  try {
    join({ world, user, site: new URL(root, url).href }, inviteId)
    return withCookies(redirect(root), sessionCookies(session))
  } catch (thrown) {
    if (!(thrown instanceof MockFailure)) throw thrown
    const { status, body, headers } = thrown
    return isError(status) ? errorPage(status, body.message ?? '') : new Response(null, { status, headers })
  }
}

/** Links in invitation mails: members are redirected home, guests to the sign-in or registration page. */
export const joinLinks: RouteHandler = (exchange) => {
  const { inviteId } = LINK.exec(exchange.path)?.groups ?? {}
  return inviteId !== undefined && exchange.request.method === 'GET' ? follow(exchange, inviteId) : undefined
}
