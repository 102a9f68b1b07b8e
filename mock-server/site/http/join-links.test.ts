import { afterEach, beforeEach, expect, it } from 'vitest'

import { personas } from '../../state/seeds/personas'
import { INVITES } from '../../state/seeds/workspaces'
import { createHttpServer, type HttpServer } from './create-http-server'

let server: HttpServer

beforeEach(async () => {
  server = await createHttpServer({ port: 0, root: '/muzika/', entryTags: () => '' })
})
afterEach(() => server.close())

const cookiesOf = (response: Response) => response.headers.getSetCookie().map((line) => line.split(';')[0])

/** Opens the link of an invitation like a browser with these cookies. */
const follow = (inviteId: string, cookie = '') =>
  fetch(`${server.url}workspace/join/${inviteId}`, {
    redirect: 'manual',
    headers: { Accept: 'text/html', Cookie: cookie },
  })

async function signIn(persona: 'invited' | 'free'): Promise<string> {
  const response = await fetch(`${server.url}mock/control`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ signInAs: persona }),
  })
  return cookiesOf(response).join('; ')
}

it('redirects a guest to sign in or register', async () => {
  const { origin } = new URL(server.url)
  const locationOf = async (inviteId: string) => (await follow(inviteId)).headers.get('location')
  expect(await locationOf(INVITES.invited)).toBe(
    `${origin}/muzika/workspace/join/login?email=${encodeURIComponent(personas.invited.email)}`,
  )
  expect(await locationOf(INVITES.stranger)).toContain('/muzika/workspace/join/register?email=')
})

it('adds the invited user to the workspace and redirects home; a second visit is a 404', async () => {
  const cookies = await signIn('invited')
  const response = await follow(INVITES.invited, cookies)
  expect([response.status, response.headers.get('location')]).toEqual([302, '/muzika/'])
  expect((await follow(INVITES.invited, cookies)).status).toBe(404)
})

it('responds with 403 to another user', async () => {
  expect((await follow(INVITES.invited, await signIn('free'))).status).toBe(403)
})

it('leaves the sign-in and registration pages to the client', async () => {
  const response = await follow('login')
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('id="root"')
})
