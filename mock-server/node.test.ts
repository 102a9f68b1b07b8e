// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { auth } from '@/contract/groups/auth'
import { bootstrap } from '@/contract/groups/bootstrap'
import { tracks } from '@/contract/groups/tracks'
import type { Endpoint } from '@/contract/machinery/endpoint'
import { type LooseInput, toWire, XSRF_COOKIE, XSRF_HEADER } from '@/contract/machinery/wire'

import { parseCookies } from './kit/cookies'
import { mockBackend } from './node'
import { sentProblems } from './site/control/sent-problems'
import { PERSONA_PASSWORD, personas } from './state/seeds/personas'

beforeAll(() => mockBackend.listen())
afterEach(() => mockBackend.reset())
afterAll(() => mockBackend.close())

const tokenOfDocument = () => parseCookies(document.cookie)[XSRF_COOKIE]

async function send(endpoint: Endpoint, input: LooseInput = {}) {
  const { url, method, headers, body } = toWire(endpoint, input)
  const token = tokenOfDocument()
  const response = await fetch(new URL(url, location.href), {
    method,
    body: body ?? null,
    headers: { ...headers, ...(token && { [XSRF_HEADER]: token }) },
  })
  return { status: response.status, data: (await response.json()) as unknown }
}

const userNow = async () => bootstrap.get.response.parse((await send(bootstrap.get)).data).data.user

describe('mockBackend for API calls of a page', () => {
  it('starts as a guest with a CSRF token that the page can read', async () => {
    expect(await userNow()).toBeNull()
    expect(tokenOfDocument()).toMatch(/=$/)
    expect(document.cookie).not.toContain(mockBackend.session.id)
  })

  it('lists undocumented and missing parameters of a request', async () => {
    await fetch(new URL('/api/v1/tracks/1?sort=name', location.href), { headers: { Accept: 'application/json' } })
    expect(sentProblems.splice(0)).toEqual([
      'tracks.show query: undocumented parameter sort',
      'tracks.show query: missing parameter loader',
    ])
    await send(tracks.show, { params: { id: 1 }, query: { loader: 'trackPage' } })
    expect(sentProblems).toEqual([])
  })

  it('signs in through the form and changes the token', async () => {
    await send(bootstrap.get)
    const before = tokenOfDocument()
    const { status } = await send(auth.login, { body: { email: personas.free.email, password: PERSONA_PASSWORD } })
    expect(status).toBe(200)
    expect(tokenOfDocument()).not.toBe(before)
    expect((await userNow())?.id).toBe(personas.free.id)
    expect((await send(auth.logout)).status).toBe(200)
    expect(await userNow()).toBeNull()
  })

  it('signs in as a persona directly and passes the CSRF check', async () => {
    mockBackend.signInAs('parent')
    expect((await userNow())?.email).toBe(personas.parent.email)
    expect((await send(auth.logout)).status).toBe(200)
  })

  it('rejects calls without the token', async () => {
    mockBackend.signInAs('free')
    document.cookie = `${XSRF_COOKIE}=; Max-Age=0; Path=/`
    expect((await send(auth.logout)).status).toBe(419)
  })

  it('starts fresh after a reset', async () => {
    mockBackend.signInAs('free')
    mockBackend.world.db.tracks.update(1, { name: 'Changed' })
    mockBackend.reset()
    expect(document.cookie).toBe('')
    expect(await userNow()).toBeNull()
    const { data } = await send(tracks.show, { params: { id: 1 }, query: { loader: 'trackPage' } })
    expect(tracks.show.response.parse(data).track.name).not.toBe('Changed')
  })

  it('rejects when a network fault drops the connection', async () => {
    mockBackend.world.faults.set([{ kind: 'network', endpoint: '*' }])
    await expect(send(bootstrap.get)).rejects.toThrow('Failed to fetch')
  })

  it('keeps a timed-out call pending until it is aborted', async () => {
    const { faults } = mockBackend.world
    faults.set([{ kind: 'timeout', endpoint: '*', times: 1 }])
    const { url, headers } = toWire(bootstrap.get)
    const caller = new AbortController()
    const response = fetch(new URL(url, location.href), { headers, signal: caller.signal })
    await vi.waitFor(() => expect(faults.list()).toEqual([]))
    caller.abort()
    await expect(response).rejects.toThrow('aborted')
  })
})

describe('mockBackend for other requests of a page', () => {
  it('treats a request without credentials as a guest’s', async () => {
    mockBackend.signInAs('free')
    const response = await fetch(new URL('/api/v1/bootstrap-data', location.href), { credentials: 'omit' })
    const { data } = bootstrap.get.response.parse(await response.json())
    expect(data.user).toBeNull()
  })

  it('serves byte ranges of audio', async () => {
    const response = await fetch(new URL('/storage/track_media/1.wav', location.href), {
      headers: { Range: 'bytes=0-3' },
    })
    expect([response.status, await response.text()]).toEqual([206, 'RIFF'])
  })
})
