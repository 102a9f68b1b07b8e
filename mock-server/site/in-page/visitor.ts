import { HttpStatus, isRedirect } from '@/contract/machinery/http-status'

import { pathWithin, respond, type Respond, sessionOf } from '../../backend/backend'
import { sessionCookies } from '../../backend/sessions/sessions'
import { errorPage } from '../../kit/error-page'
import type { Session } from '../../state/parts/session'
import type { World } from '../../state/world'
import { mediaResponse } from '../media/media-routes'
import { gatewayCall } from '../payments/gateway-calls'
import { createCookieJar } from './cookie-jar'

/** Browsers follow redirects themselves: a script receives the final page. */
const afterRedirect = (response: Response): Response =>
  isRedirect(response.status) ? errorPage(HttpStatus.Ok, 'The page at the end of a redirect.') : response

/** The single visitor of a mock that runs inside the page, without a network. */
export function createVisitor(worldNow: () => World, root = '/', handle: Respond = respond) {
  const jar = createCookieJar()

  /** Returns the visitor's session and opens one if needed. */
  function session(): Session {
    const current = sessionOf(worldNow(), jar.all())
    jar.keep(sessionCookies(current))
    return current
  }

  return {
    session,
    /** Handles an API, payment or media request of the page; undefined for anything else. */
    async respond(request: Request): Promise<Response | undefined> {
      const world = worldNow()
      const result = await handle(world, request, request.credentials === 'omit' ? {} : jar.all(), root)
      // Drop cookies of requests that were in flight when the world was replaced.
      const arrives = world === worldNow() && result?.response.type !== 'error'
      if (result && arrives) jar.keep(result.cookies)
      if (result) return afterRedirect(result.response)
      const path = pathWithin(root, new URL(request.url))
      if (path === undefined) return undefined
      const paid = await gatewayCall({ world, session, request, path })
      return paid ?? mediaResponse(worldNow(), request, path)
    },
    /** Signs in without a password; null signs out. */
    signIn(userId: number | null): void {
      const current = session()
      worldNow().sessions.signIn(current, userId)
      jar.keep(sessionCookies(current))
    },
    /** Keeps the `Set-Cookie` values of a response. */
    keep: (cookies: readonly string[]): void => jar.keep(cookies),
    /** Clears session and cookies. */
    clearCookies: (): void => jar.clear(),
  }
}
