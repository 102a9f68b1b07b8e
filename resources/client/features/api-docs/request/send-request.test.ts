import { describe, expect, it, vi } from 'vitest'

import { sendRequest } from './send-request'

const root = new URL('http://dziesma.test/music/')
const url = 'http://dziesma.test/music/api/v1/x'

function send(respond: () => Response | Promise<Response>, { to = url, token = '1|abc' } = {}) {
  const fetch = vi.fn<(input: string, init: RequestInit) => Promise<Response>>(() => Promise.resolve().then(respond))
  vi.stubGlobal('fetch', fetch)
  const controller = new AbortController()
  const request = { method: 'GET', url: to, headers: { Accept: 'application/json' }, body: undefined }
  return { fetch, controller, outcome: sendRequest(request, { token, root, signal: controller.signal }) }
}

describe('sendRequest', () => {
  it('authenticates with the token only', async () => {
    const { fetch, outcome } = send(() => Response.json({ id: 1 }, { headers: { 'X-Powered-By': 'x' } }))
    expect(await outcome).toMatchObject({
      kind: 'response',
      status: 200,
      headers: [['content-type', 'application/json']],
      body: { kind: 'text', text: '{\n  "id": 1\n}', isCut: false },
    })
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      credentials: 'omit',
      mode: 'same-origin',
      redirect: 'manual',
      cache: 'no-store',
      headers: { Accept: 'application/json', Authorization: 'Bearer 1|abc' },
    })
  })

  it.each([
    ['another site', { to: 'https://elsewhere.test/api' }],
    ['a URL outside of the site', { to: 'http://dziesma.test/other/api' }],
    ['a URL that climbs out of the site', { to: 'http://dziesma.test/music/../api' }],
    ['a URL with an account', { to: 'http://a:b@dziesma.test/music/api' }],
    ['no URL', { to: '//' }],
    ['a token of several lines', { token: '1|a\nCookie: x' }],
    ['a token with letters that headers cannot have', { token: '1|ā' }],
  ])('sends nothing to or with %s', async (_, options) => {
    const { fetch, outcome } = send(() => new Response(), options)
    expect(await outcome).toEqual({ kind: 'unusable' })
    expect(fetch).not.toHaveBeenCalled()
  })

  it('reports a lost connection and a redirect', async () => {
    expect(await send(() => Promise.reject(new TypeError('Failed to fetch'))).outcome).toEqual({ kind: 'unreachable' })
    const redirect = { type: 'opaqueredirect' } as Response
    expect(await send(() => redirect).outcome).toEqual({ kind: 'redirected' })
  })

  it('rejects when it is aborted', async () => {
    const { controller, outcome } = send(() => Promise.reject(new DOMException('', 'AbortError')))
    controller.abort()
    await expect(outcome).rejects.toHaveProperty('name', 'AbortError')
  })
})

describe('readBody', () => {
  const bodyOf = async (content: BodyInit | null, type: string) => {
    const outcome = await send(() => new Response(content, { headers: { 'Content-Type': type } })).outcome
    return outcome.kind === 'response' ? outcome.body : undefined
  }

  it('keeps markup and broken JSON as text', async () => {
    expect(await bodyOf('<b>1</b>', 'text/html')).toEqual({ kind: 'text', text: '<b>1</b>', isCut: false })
    expect(await bodyOf('{"a"', 'application/json')).toMatchObject({ text: '{"a"' })
  })

  it('truncates a long text', async () => {
    const body = await bodyOf('x'.repeat(1_500_000), 'text/plain')
    expect(body).toMatchObject({ kind: 'text', isCut: true })
    expect(body?.kind === 'text' && body.text.length).toBe(100_000)
  })

  it('offers anything else as an inert download', async () => {
    const body = await bodyOf(new Uint8Array([1, 2, 3]), 'image/svg')
    expect(body?.kind === 'file' && [body.blob.size, body.blob.type]).toEqual([3, 'application/octet-stream'])
    expect(await bodyOf(null, 'audio/mpeg')).toEqual({ kind: 'empty' })
  })
})
