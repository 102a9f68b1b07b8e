import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'

import { createCompress } from './compress'

const compress = createCompress()

const ask = (headers: Record<string, string> = { 'Accept-Encoding': 'gzip, br' }, method = 'GET') =>
  new Request('http://site.test/', { method, headers })

const TEXT = 'žūžū '.repeat(500)
const script = (init?: ResponseInit) =>
  new Response(TEXT, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Content-Length': '3500', ETag: '"1"' },
    ...init,
  })

it('compresses text for a client that accepts gzip', async () => {
  const { headers, body } = await compress(ask(), script())
  const bytes = Buffer.from(await new Response(body).arrayBuffer())
  expect(gunzipSync(bytes).toString()).toBe(TEXT)
  expect(Object.fromEntries(headers)).toEqual({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'gzip',
    etag: 'W/"1"',
    vary: 'Accept-Encoding',
  })
})

it.each([
  ['client without gzip', ask({}), script()],
  ['HEAD request', ask(undefined, 'HEAD'), new Response(null, script())],
  [
    'partial content',
    ask(),
    script({ status: 206, headers: { 'Content-Type': 'text/plain', 'Content-Range': 'bytes 0-1/3500' } }),
  ],
  ['no content', ask(), new Response(null, { status: 204 })],
  ['compressed media type', ask(), new Response(TEXT, { headers: { 'Content-Type': 'audio/wav' } })],
])('leaves a response uncompressed: %s', async (_, request, response) => {
  expect(await compress(request, response)).toBe(response)
})

it('compresses a file again only when its ETag has changed', async () => {
  const once = createCompress()
  const unzip = async (text: string, etag: string) => {
    const response = new Response(text, { headers: { 'Content-Type': 'text/css', ETag: etag } })
    return gunzipSync(await (await once(ask(), response)).arrayBuffer()).toString()
  }
  expect(await unzip('a {}', '"1"')).toBe('a {}')
  expect(await unzip('unread', '"1"')).toBe('a {}')
  expect(await unzip('b {}', '"2"')).toBe('b {}')
})

it('compresses every response without an ETag', async () => {
  const text = async (body: string) => {
    const response = new Response(body, { headers: { 'Content-Type': 'application/json' } })
    return gunzipSync(await (await compress(ask(), response)).arrayBuffer()).toString()
  }
  expect([await text('1'), await text('2')]).toEqual(['1', '2'])
})

it('keeps multiple Set-Cookie headers separate', async () => {
  const response = script()
  response.headers.append('Set-Cookie', 'a=1')
  response.headers.append('Set-Cookie', 'b=2')
  expect((await compress(ask(), response)).headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})
