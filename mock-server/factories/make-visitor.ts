import type { Endpoint, Output } from '@/contract/endpoint'
import { toWire, XSRF_HEADER } from '@/contract/wire'
import type { LooseInput } from '@/contract/wire'

import { respond } from '../backend'
import { personas } from '../scenarios/personas'
import type { PersonaKey } from '../scenarios/personas'
import { SESSION_COOKIE, xsrfToken } from '../sessions/sessions'
import type { World } from '../world'

const SITE = 'http://dziesma.test/'

type Options = { cookies?: Record<string, string>; referer?: string | null }

/** Someone on a page of the site, signed in as a persona, who calls the mock backend without a network. */
export function makeVisitor(world: World, persona: PersonaKey = 'guest') {
  const session = world.sessions.open()
  const { id } = personas[persona]
  if (id !== null) world.sessions.signIn(session, id)

  /** The answer as it goes over the wire. */
  async function send(endpoint: Endpoint, input?: LooseInput, { cookies, referer = SITE }: Options = {}) {
    const { url, method, headers, body } = toWire(endpoint, input)
    const request = new Request(new URL(url, SITE), {
      method,
      headers: { ...headers, [XSRF_HEADER]: xsrfToken(session), ...(referer && { Referer: referer }) },
      ...(body !== undefined && { body }),
    })
    const answer = await respond(world, request, { ...cookies, [SESSION_COOKIE]: session.id })
    if (!answer) throw new Error(`${url} is not the API's`)
    return answer
  }

  return {
    session,
    send,
    /** The status of the answer. */
    status: async (endpoint: Endpoint, input?: LooseInput) => (await send(endpoint, input)).response.status,
    /** The answer as the client reads it. Throws when the call is refused. */
    async ask<E extends Endpoint>(endpoint: E, input?: LooseInput, options?: Options): Promise<NonNullable<Output<E>>> {
      const { response } = await send(endpoint, input, options)
      const body: unknown = await response.json()
      if (!response.ok) throw new Error(`${endpoint.path} answers ${response.status}: ${JSON.stringify(body)}`)
      return endpoint.response.parse(body) as NonNullable<Output<E>>
    },
  }
}
