import { afterEach, describe, expect, it, vi } from 'vitest'

import { workspaces } from '@/contract/workspaces'

import { redirectOf } from './redirect-of'

afterEach(() => vi.unstubAllGlobals())

/** Has the browser come to this, by a redirect or without one. */
function arriving({ url = '', redirected = false, status = 200, body = '' }) {
  const fetched = vi.fn<(url: URL) => Promise<Response>>(() => {
    const answer = new Response(body, { status })
    return Promise.resolve(Object.defineProperties(answer, { url: { value: url }, redirected: { value: redirected } }))
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const ask = () => redirectOf(workspaces.join, { params: { inviteId: 'abc' } })

describe('where the server sends', () => {
  it.each([
    ['a page of this site', { url: 'http://dziesma.test/login?email=a', redirected: true }, '/login?email=a'],
    ['a page that speaks no JSON', { url: 'http://dziesma.test/login', redirected: true, status: 404 }, '/login'],
    ['another site', { url: 'https://evil.test/login', redirected: true }, undefined],
    ['nowhere', { url: 'http://dziesma.test/api/v1/workspace/join/abc' }, undefined],
  ])('%s', async (_, arrival, expected) => {
    const fetched = arriving(arrival)
    expect(await ask()).toBe(expected)
    expect(fetched.mock.calls[0]?.[0].href).toBe('http://dziesma.test/api/v1/workspace/join/abc')
  })

  it('is refused, in the server’s words', async () => {
    arriving({ status: 404, body: '{"message":"Gone."}' })
    await expect(ask()).rejects.toMatchObject({ status: 404, message: 'Gone.' })
    arriving({ status: 500, body: '<html>' })
    await expect(ask()).rejects.toMatchObject({ status: 500 })
  })

  it('is not known without an answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(ask()).rejects.toMatchObject({ status: 0 })
  })
})
