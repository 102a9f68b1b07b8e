import type { Endpoint } from '@/contract/machinery/endpoint'
import { type LooseInput, toWire, XSRF_COOKIE, XSRF_HEADER } from '@/contract/machinery/wire'

import { type CallResult, respond as mockRespond, type Respond, sessionOf } from '../backend/backend'
import { sessionCookies } from '../backend/sessions/sessions'
import { createCookieJar } from '../site/in-page/cookie-jar'
import { type PersonaKey, personas } from '../state/seeds/personas'
import type { World } from '../state/world'

export const SITE = 'http://dziesma.test'

type HeaderMap = Record<string, string>
type Options = { respond?: Respond; root?: string }

/** A browser for tests: on a page of the site, with cookies and, once it has a session, a CSRF token. */
export function testBrowser(world: World, { respond = mockRespond, root = '/' }: Options = {}) {
  const jar = createCookieJar()

  const session = () => {
    const current = sessionOf(world, jar.all())
    jar.keep(sessionCookies(current))
    return current
  }

  /** Sends a request from a page of the site; an empty header value removes a default header. */
  async function ask(path: string, init: RequestInit & { headers?: HeaderMap } = {}): Promise<CallResult | undefined> {
    const headers = { Accept: 'application/json', Referer: `${SITE}${root}`, ...init.headers }
    const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''))
    const result = await respond(
      world,
      new Request(`${SITE}${root}${path}`, { ...init, headers: sent }),
      jar.all(),
      root,
    )
    jar.keep(result?.cookies ?? [])
    return result
  }

  /** Calls an endpoint like the client. Throws when the path is not the API's. */
  async function send(endpoint: Endpoint, input: LooseInput = {}, extra: HeaderMap = {}): Promise<Response> {
    session()
    const { url, method, headers, body } = toWire(endpoint, input)
    const result = await ask(url, {
      method,
      headers: { ...headers, [XSRF_HEADER]: jar.all()[XSRF_COOKIE] ?? '', ...extra },
      ...(body !== undefined && { body }),
    })
    if (!result) throw new Error(`${url} is not an API path`)
    return result.response
  }

  return {
    ask,
    send,
    session,
    cookies: jar.all,
    signInAs(persona: PersonaKey): void {
      const current = session()
      world.sessions.signIn(current, personas[persona].id)
      jar.keep(sessionCookies(current))
    },
  }
}
