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
  await expect(recordRequests(1, createScrubber()).transport(url, {})).rejects.toThrow(
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
  const { transport, last } = recordRequests(10_000, scrubber)
  await transport(url, { method: 'POST', headers: { Accept: 'application/json' }, body: 'x' })
  expect(last()).toEqual({ method: 'POST', url: url.href, headers: { accept: 'application/json' }, body: 'x' })
  expect(scrubber.scrub('s3cr3t+session s3cr3t%2Bsession inner-csrf user-token plain-token Anna')).toBe(
    '<cookie> <cookie> <csrf_token> <api_token> <plainTextToken> Anna',
  )
})
