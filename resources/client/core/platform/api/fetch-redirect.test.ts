import { afterEach, describe, expect, it, vi } from 'vitest'

import { workspaces } from '@/contract/groups/workspaces'

import { fetchRedirect } from './fetch-redirect'

afterEach(() => vi.unstubAllGlobals())

/** Stubs fetch with a response, redirected or not. */
function stubFetch({ url = '', redirected = false, status = 200, body = '' }) {
  const fetched = vi.fn<(url: URL) => Promise<Response>>(() => {
    const response = new Response(body, { status })
    return Promise.resolve(
      Object.defineProperties(response, { url: { value: url }, redirected: { value: redirected } }),
    )
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const request = () => fetchRedirect(workspaces.join, { params: { inviteId: 'abc' } })

describe('fetchRedirect', () => {
  it.each([
    ['a page of this site', { url: 'http://dziesma.test/login?email=a', redirected: true }, '/login?email=a'],
    ['a page that refuses JSON', { url: 'http://dziesma.test/login', redirected: true, status: 404 }, '/login'],
    ['another site', { url: 'https://evil.test/login', redirected: true }, undefined],
    ['no redirect', { url: 'http://dziesma.test/api/v1/workspace/join/abc' }, undefined],
  ])('resolves the redirect: %s', async (_, response, expected) => {
    const fetched = stubFetch(response)
    expect(await request()).toBe(expected)
    expect(fetched.mock.calls[0]?.[0].href).toBe('http://dziesma.test/api/v1/workspace/join/abc')
  })

  it('throws an ApiError with the server’s message for an error status', async () => {
    stubFetch({ status: 404, body: '{"message":"Gone."}' })
    await expect(request()).rejects.toMatchObject({ status: 404, message: 'Gone.' })
    stubFetch({ status: 500, body: '<html>' })
    await expect(request()).rejects.toMatchObject({ status: 500 })
  })

  it('throws an ApiError with status 0 without a response', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(request()).rejects.toMatchObject({ status: 0 })
  })
})
