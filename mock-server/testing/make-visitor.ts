import type { Endpoint, Output } from '@/contract/machinery/endpoint'
import { type LooseInput, toWire, XSRF_HEADER } from '@/contract/machinery/wire'

import { respond } from '../backend/backend'
import { SESSION_COOKIE, xsrfToken } from '../backend/sessions/sessions'
import { type PersonaKey, personas } from '../state/seeds/personas'
import type { World } from '../state/world'

const SITE = 'http://dziesma.test/'

type Options = { cookies?: Record<string, string>; referer?: string | null }

/** A visitor signed in as a persona, who calls the mock backend without a network. */
export function makeVisitor(world: World, persona: PersonaKey = 'guest') {
  const session = world.sessions.open()
  const { id } = personas[persona]
  if (id !== null) world.sessions.signIn(session, id)

  /** Sends a request and returns the raw result. */
  async function send(endpoint: Endpoint, input?: LooseInput, { cookies, referer = SITE }: Options = {}) {
    const { url, method, headers, body } = toWire(endpoint, input)
    const request = new Request(new URL(url, SITE), {
      method,
      headers: { ...headers, [XSRF_HEADER]: xsrfToken(session), ...(referer && { Referer: referer }) },
      ...(body !== undefined && { body }),
    })
    const result = await respond(world, request, { ...cookies, [SESSION_COOKIE]: session.id })
    if (!result) throw new Error(`${url} is not an API path`)
    return result
  }

  return {
    session,
    send,
    /** Returns the response's status. */
    status: async (endpoint: Endpoint, input?: LooseInput) => (await send(endpoint, input)).response.status,
    /** Returns the body parsed by the contract, as the client does. Throws on an error status. */
    async ask<E extends Endpoint>(endpoint: E, input?: LooseInput, options?: Options): Promise<NonNullable<Output<E>>> {
      const { response } = await send(endpoint, input, options)
      const body: unknown = await response.json()
      if (!response.ok) throw new Error(`${endpoint.path} responded with ${response.status}: ${JSON.stringify(body)}`)
      return endpoint.response.parse(body) as NonNullable<Output<E>>
    },
  }
}
