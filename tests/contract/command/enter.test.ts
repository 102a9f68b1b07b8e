import { afterAll, beforeAll, expect, it } from 'vitest'

import { bootstrap } from '@/contract/groups/bootstrap'
import { createHttpServer, type HttpServer } from '@mock/site/http/create-http-server'

import { enter } from '../../../tools/contract/enter'
import { type Client, createClient } from '../client'

let server: HttpServer
beforeAll(async () => {
  server = await createHttpServer({ port: 0 })
})
afterAll(() => server.close())

const account = { email: 'qa@music.example', password: 'secret' }

/** Enters with a client whose sign-in has this response, and which stays a guest. */
const enterWith = (signedIn: object, send?: Client['send']) => {
  const guest = createClient(server.url)
  const client = { ...guest, ...(send && { send }), signIn: () => Promise.resolve(Response.json(signedIn)) }
  return enter(client, account, { mayWrite: false, mayBeAdmin: false })
}

async function guestData(): Promise<object> {
  const body = (await (await createClient(server.url).send(bootstrap.get)).json()) as { data: string }
  return { status: 'success', bootstrapData: body.data }
}

it('names two-factor authentication when the site demands a second factor', async () => {
  await expect(enterWith({ two_factor: true })).rejects.toThrow('two-factor authentication is on')
})

it('blames the session, not two-factor authentication, when the site forgets the sign-in', async () => {
  await expect(enterWith(await guestData())).rejects.toThrow(/^The account does not stay signed in: /)
})

it('names the fields of an unreadable sign-in, one line each', async () => {
  await expect(enterWith({ user: {} })).rejects.toThrow(
    /^The account cannot sign in: POST auth\/login cannot be used: body at .+: .+$/m,
  )
})

it('names what is wrong with unreadable bootstrap data', async () => {
  const send = () => Promise.resolve(new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }))
  await expect(enterWith(await guestData(), send)).rejects.toThrow(
    'The bootstrap data of the account cannot be read: GET bootstrap-data cannot be used: content type text/html instead of JSON',
  )
})
