import { expect, it } from 'vitest'

import { createClient } from '../client'

const account = { email: 'qa@music.example', password: 'secret' }

/** A client of a site that answers each request like this. */
const clientOf = (body: object, init: ResponseInit) =>
  createClient('https://music.example/', { transport: () => Promise.resolve(Response.json(body, init)) })

const cookie = { 'Set-Cookie': 'XSRF-TOKEN=token' }

it.each([
  ['a missing XSRF cookie', {}, { status: 419 }, 'the site sets no XSRF-TOKEN cookie'],
  ['a redirect', {}, { status: 302, headers: { ...cookie, Location: '/sso' } }, 'status 302, a redirect to /sso'],
  [
    'the message of a field',
    { message: 'The given data was invalid.', errors: { email: ['These credentials do not match.'] } },
    { status: 422, headers: cookie },
    'status 422, “These credentials do not match.”',
  ],
  ['an unreadable refusal', [], { status: 500, headers: cookie }, 'status 500'],
])('names the cause of a refused sign-in: %s', async (_, body, init, cause) => {
  await expect(clientOf(body, init).signIn(account)).rejects.toThrow(`qa@music.example cannot sign in: ${cause}`)
})
