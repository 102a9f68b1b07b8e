import { type Respond, respond, sessionOf } from '@mock/backend/backend'
import { sessionCookies } from '@mock/backend/sessions/sessions'
import { parseCookies } from '@mock/kit/cookies'
import { outboxJson } from '@mock/site/control/outbox-of'
import { type Context, createContexts } from '@mock/site/http/contexts'
import { withCookies } from '@mock/site/http/exchange'
import { socialPages } from '@mock/site/http/social-pages'
import { createCookieJar } from '@mock/site/in-page/cookie-jar'
import { gatewayCall } from '@mock/site/payments/gateway-calls'
import { openStorage } from '@mock/site/storage/open-storage'
import { createS3Storage } from '@mock/site/storage/s3-storage'
import type { Release } from '@mock/state/parts/release'
import { personas } from '@mock/state/seeds/personas'

import type { Exchange, Visit } from '../case'
import { createClient, type Transport } from '../client'
import { accountOf, personOf } from '../open-visit'
import type { Mutate } from './mutant'

const SITE = 'http://dziesma.test/'
const WORLD = 'mutant'

type Visitor = Pick<Exchange, 'as' | 'confirmed'>
type Mock = { release?: Release | undefined; mutate?: Mutate | undefined }

/** A mock inside this process, without a network, that can be broken. */
export type MutableMock = {
  /**
   * Opens a visit in a fresh world, of the intact mock or one broken by `mutate`. The visitor is already signed in: other cases prove the
   * sign-in, and it takes longer than most calls.
   */
  openVisit: (visitor: Visitor, mock?: Mock) => Visit
  /** Opens a visit in the world of the last one, of the intact mock. */
  joinVisit: (visitor: Visitor) => Visit
  close: () => Promise<void>
}

/** Opens the mock with the reference tus server and a storage. */
export async function openMutableMock(): Promise<MutableMock> {
  const server = await openStorage({})
  const storage = createS3Storage(server.config)
  await storage.prepare([SITE])
  const contexts = createContexts({ storage })

  const transportTo =
    (handle: Respond, context: Context): Transport =>
    async (url, init) => {
      if (url.pathname === '/mock/outbox') return outboxJson(context.world)
      const request = new Request(url, init)
      const cookies = parseCookies(request.headers.get('cookie'))
      const path = url.pathname.slice(1)
      const page = await socialPages({ request, url, path, root: '/', cookies, context, contexts })
      if (page) return page
      const paid = await gatewayCall({
        world: context.world,
        session: () => sessionOf(context.world, cookies),
        request,
        path,
      })
      if (paid) return paid
      const result = await handle(context.world, request, cookies)
      if (!result) throw new Error(`${url.pathname} is not a path of the mock`)
      return withCookies(result.response, result.cookies)
    }

  function visit(context: Context, { as = 'guest', confirmed }: Visitor, handle: Respond): Visit {
    const { sessions, now } = context.world
    const jar = createCookieJar()
    if (as !== 'guest') {
      const session = sessions.open()
      sessions.signIn(session, personas[as].id)
      if (confirmed) session.passwordConfirmedAt = now()
      jar.keep(sessionCookies(session))
    }
    const client = createClient(SITE, { cookies: jar.all(), transport: transportTo(handle, context) })
    return { client, account: accountOf(as), person: personOf }
  }

  return {
    openVisit(visitor, { release, mutate = (intact: Respond): Respond => intact } = {}) {
      const context = contexts.reset(WORLD)
      if (release) context.world.release = release
      return visit(context, visitor, mutate(respond))
    },
    joinVisit: (visitor) => visit(contexts.get(WORLD), visitor, respond),
    async close() {
      contexts.close()
      await server.close()
    },
  }
}
