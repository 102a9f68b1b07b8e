import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'

import { compress } from './compress'

const ask = (headers: Record<string, string> = { 'Accept-Encoding': 'gzip, br' }, method = 'GET') =>
  new Request('http://site.test/', { method, headers })

const TEXT = 'žūžū '.repeat(500)
const script = (init?: ResponseInit) =>
  new Response(TEXT, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Content-Length': '3500', ETag: '"1"' },
    ...init,
  })

it('compresses text for a client that accepts gzip', async () => {
  const { headers, body } = compress(ask(), script())
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
])('leaves a response uncompressed: %s', (_, request, response) => {
  expect(compress(request, response)).toBe(response)
})

it('keeps multiple Set-Cookie headers separate', () => {
  const response = script()
  response.headers.append('Set-Cookie', 'a=1')
  response.headers.append('Set-Cookie', 'b=2')
  expect(compress(ask(), response).headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})
