import { respond } from '@mock/backend'
import { parseCookies } from '@mock/sessions/cookies'
import type { World } from '@mock/world'

import type { Transport } from '../client'

/** Sends requests to a world without a network. Throws for paths that are not the API's. */
export const inProcess =
  (world: World): Transport =>
  async (url, init) => {
    const request = new Request(url, init)
    const result = await respond(world, request, parseCookies(new Headers(init.headers).get('cookie') ?? ''))
    if (!result) throw new Error(`${url.pathname} is not an API path`)
    const headers = new Headers(result.response.headers)
    for (const cookie of result.cookies) headers.append('Set-Cookie', cookie)
    const { status } = result.response
    return new Response(status === 204 ? null : await result.response.arrayBuffer(), { status, headers })
  }
