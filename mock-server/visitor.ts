import { respond, sessionOf } from './backend'
import { mediaResponse } from './media/media-routes'
import { errorPage } from './pipeline/error-page'
import { createCookieJar } from './sessions/cookie-jar'
import { sessionCookies } from './sessions/sessions'
import type { Session } from './sessions/sessions'
import { pathWithin } from './site-path'
import type { World } from './world'

/** A browser follows redirects by itself: what a script gets is the page at their end. */
const followed = (response: Response): Response =>
  response.status >= 300 && response.status < 400 ? errorPage(200, 'The page at the end of a redirect.') : response

/** The one browser of a mock that runs in the page itself, without a network. */
export function createVisitor(worldNow: () => World, root = '/') {
  const jar = createCookieJar()

  /** The visitor's session, opened when there is none. */
  function session(): Session {
    const current = sessionOf(worldNow(), jar.all())
    jar.keep(sessionCookies(current))
    return current
  }

  return {
    session,
    /** Answers a request of the page: API or media; undefined for what is neither. */
    async respond(request: Request): Promise<Response | undefined> {
      const world = worldNow()
      const answer = await respond(world, request, request.credentials === 'omit' ? {} : jar.all(), root)
      // What was on its way when the world ended is of no session in the next one.
      const arrives = world === worldNow() && answer?.response.type !== 'error'
      if (answer && arrives) jar.keep(answer.cookies)
      if (answer) return followed(answer.response)
      const path = pathWithin(root, new URL(request.url))
      return path === undefined ? undefined : mediaResponse(worldNow(), request, path)
    },
    /** Signs in without a password; null signs out. */
    signIn(userId: number | null): void {
      const current = session()
      worldNow().sessions.signIn(current, userId)
      jar.keep(sessionCookies(current))
    },
    /** Forgets session and cookies. */
    leave: (): void => jar.clear(),
  }
}
