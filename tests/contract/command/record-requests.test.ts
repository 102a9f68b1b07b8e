import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'

import { recordRequests } from '../../../tools/contract/record-requests'
import { createScrubber } from '../../../tools/contract/scrub'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** Starts a server and returns its URL. */
async function serve(respond: Parameters<typeof createServer>[1]): Promise<URL> {
  const started = createServer(respond)
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  return new URL(`http://127.0.0.1:${(started.address() as AddressInfo).port}/`)
}

it('gives up on a request without a response', async () => {
  const url = await serve(() => undefined)
  await expect(recordRequests({ timeoutMs: 1 }, createScrubber()).transport(url, {})).rejects.toThrow(
    'no response to GET / within 0.001 s',
  )
})

it('keeps the last request, and collects the secrets of its response', async () => {
  const url = await serve((_, response) => {
    response.setHeader('Set-Cookie', 'site_session=s3cr3t%2Bsession; HttpOnly')
    response.setHeader('Content-Type', 'application/json')
    const inner = JSON.stringify({ csrf_token: 'inner-csrf', user: { api_token: 'user-token', name: 'Anna' } })
    response.end(JSON.stringify({ data: Buffer.from(inner).toString('base64'), plainTextToken: 'plain-token' }))
  })
  const scrubber = createScrubber()
  const { transport, last } = recordRequests({ timeoutMs: 10_000 }, scrubber)
  await transport(url, { method: 'POST', headers: { Accept: 'application/json' }, body: 'x' })
  expect(last()).toEqual({ method: 'POST', url: url.href, headers: { accept: 'application/json' }, body: 'x' })
  expect(scrubber.scrub('s3cr3t+session s3cr3t%2Bsession inner-csrf user-token plain-token Anna')).toBe(
    '<cookie> <cookie> <csrf_token> <api_token> <plainTextToken> Anna',
  )
})

it.each([
  ['a number', '7', 7000],
  ['a date of the server’s clock', 'Wed, 01 Jan 2031 00:00:09 GMT', 9000],
  ['a date that has passed', 'Tue, 31 Dec 2030 23:59:59 GMT', undefined],
  ['more than two minutes', 'Wed, 01 Jan 2031 00:10:00 GMT', undefined],
  ['nonsense', 'soon', undefined],
])('waits for what Retry-After demands: %s', async (_, retryAfter, expected) => {
  let count = 0
  const url = await serve((_, response) => {
    count += 1
    const headers = { Date: 'Wed, 01 Jan 2031 00:00:00 GMT', 'Retry-After': retryAfter }
    response.writeHead(count === 1 ? 429 : 200, headers).end()
  })
  const waits: number[] = []
  const wait = (ms: number) => Promise.resolve(waits.push(ms))
  const { status } = await recordRequests({ timeoutMs: 10_000 }, createScrubber(), wait).transport(url, {})
  expect(waits).toEqual(expected === undefined ? [] : [expected])
  expect(status).toBe(expected === undefined ? 429 : 200)
})

it('sends the headers of the run, and hides their values', async () => {
  let received: unknown
  const url = await serve((request, response) => {
    received = request.headers['x-preview']
    response.end()
  })
  const scrubber = createScrubber()
  await recordRequests({ timeoutMs: 10_000, headers: { 'X-Preview': 'opens-staging' } }, scrubber).transport(url, {})
  expect(received).toBe('opens-staging')
  expect(scrubber.scrub('opens-staging')).toBe('<header>')
})

it.each([
  { method: 'GET', retries: 2, sent: 3 },
  { method: 'GET', retries: 0, sent: 1 },
  { method: 'POST', retries: 2, sent: 1 },
])(
  'sends $method $sent times when no connection holds, with $retries repetitions',
  async ({ method, retries, sent }) => {
    let count = 0
    const url = await serve((request) => {
      count += 1
      request.socket.destroy()
    })
    const { transport } = recordRequests({ timeoutMs: 10_000, retries }, createScrubber())
    await expect(transport(url, { method })).rejects.toThrow(TypeError)
    expect(count).toBe(sent)
  },
)
