import { http } from 'msw'
import { setupServer } from 'msw/node'

import { respondAndJudge } from './site/control/respond-and-judge'
import { createWorld } from './site/create-world'
import { createVisitor } from './site/in-page/visitor'
import type { Session } from './state/parts/session'
import { type PersonaKey, personas } from './state/seeds/personas'
import type { World } from './state/world'

let world: World = createWorld()
const visitor = createVisitor(() => world, '/', respondAndJudge)

const isForeign = (request: Request): boolean =>
  typeof location !== 'undefined' && new URL(request.url).origin !== location.origin

/** Adds the Referer, which a test's page does not send although it belongs to the site. */
function fromThisPage(request: Request): Request {
  if (!request.headers.has('referer')) request.headers.set('referer', new URL('/', request.url).href)
  return request
}

const server = setupServer(
  http.all('*', ({ request }) => (isForeign(request) ? undefined : visitor.respond(fromThisPage(request)))),
)

/** The mock backend for tests: handles and judges every request of the page, however it is sent. */
export const mockBackend = {
  /**
   * Starts handling requests. A request outside the site's API and media, and of an opened test storage, fails the
   * test.
   */
  listen({ storage }: { storage?: string } = {}): void {
    server.listen({
      onUnhandledRequest: ({ url }, print) => {
        if (new URL(url).origin !== storage) print.error()
      },
    })
  },
  close(): void {
    visitor.clearCookies()
    server.close()
  },
  /** Starts a fresh world and a visitor without cookies; call it before each test. */
  reset(options: Parameters<typeof createWorld>[0] = {}): void {
    visitor.clearCookies()
    world.close()
    world = createWorld(options)
  },
  /** The current world; `reset()` replaces it. */
  get world(): World {
    return world
  },
  /** The visitor's session. */
  get session(): Session {
    return visitor.session()
  },
  /** Signs the visitor in without a password: the next call carries the session and its token. */
  signInAs: (persona: PersonaKey): void => visitor.signIn(personas[persona].id),
}
