import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { s3 } from '@/contract/groups/s3'
import { tus } from '@/contract/groups/tus'
import { METHOD_HEADER, wirePath, XSRF_COOKIE, XSRF_HEADER } from '@/contract/machinery/wire'
import { seconds } from '@/lib/dates/duration'

import { createFaultProxy, type FaultProxy } from './create-fault-proxy'
import type { Incident } from './proxy-fault'
import { startFaultySite } from './start-faulty-site'

const PAGE = 'http://dziesma.test'

describe('createFaultProxy', () => {
  let server: Server
  let proxy: FaultProxy
  /** Request bodies that reached the server, with their byte counts. */
  let received: { whole: boolean; bytes: number }[] = []
  let signalArrival = (): void => undefined

  beforeAll(async () => {
    server = createServer((incoming, outgoing) => {
      const entry = { whole: false, bytes: 0 }
      received.push(entry)
      incoming.on('data', (chunk: Buffer) => {
        entry.bytes += chunk.length
        signalArrival()
      })
      incoming.on('error', () => undefined)
      incoming.on('end', () => {
        entry.whole = true
        outgoing.writeHead(201, {
          ETag: '"tag"',
          Location: '/own',
          'Access-Control-Expose-Headers': 'ETag',
          'X-Host': incoming.headers.host,
        })
        outgoing.end(`${entry.bytes} bytes`)
        signalArrival()
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    proxy = await createFaultProxy({ target: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  })
  afterEach(() => {
    received = []
    signalArrival = () => undefined
    proxy.script([])
  })
  afterAll(async () => {
    await proxy.close()
    server.close()
  })

  const send = (init: RequestInit = {}) =>
    fetch(`${proxy.origin}/file?part=1`, { method: 'PUT', body: 'x'.repeat(1000), ...init })
  const meet = (incident: Incident) => proxy.script([{ method: 'PUT', path: /part=1/, incident }])

  it('forwards a request unchanged, with the client’s Host header', async () => {
    const response = await send()
    expect([response.status, await response.text()]).toEqual([201, '1000 bytes'])
    expect(response.headers.get('x-host')).toBe(new URL(proxy.origin).host)
    expect(proxy.passed().at(-1)).toMatchObject({ method: 'PUT', path: '/file?part=1', incident: null })
  })

  it('never delivers the request when a reset breaks the connection immediately', async () => {
    meet({ kind: 'reset' })
    await expect(send()).rejects.toThrow('fetch failed')
    expect(received).toEqual([])
    expect((await send()).status).toBe(201)
  })

  it('delivers part of the body before a reset with afterBytes', async () => {
    meet({ kind: 'reset', afterBytes: 300 })
    await expect(send()).rejects.toThrow('fetch failed')
    expect(received.filter(({ whole, bytes }) => whole || bytes > 300)).toEqual([])
  })

  it('delivers part of the body before a stall with afterBytes, and ends when the client aborts', async () => {
    meet({ kind: 'stall', afterBytes: 300 })
    const client = new AbortController()
    const partly = new Promise<void>((resolve) => {
      signalArrival = () => {
        if (received[0]?.bytes === 300) resolve()
      }
    })
    const response = send({ signal: client.signal })
    await partly
    await proxy.whenIdle()
    expect(proxy.held()).toBe(1)
    client.abort()
    await expect(response).rejects.toThrow('abort')
    expect(received).toEqual([{ whole: false, bytes: 300 }])
  })

  it('holds the request until the test releases it', async () => {
    meet({ kind: 'silence' })
    const response = send()
    await vi.waitFor(() => expect(received).toEqual([{ whole: true, bytes: 1000 }]))
    proxy.release()
    await expect(response).rejects.toThrow('fetch failed')
    await vi.waitFor(() => expect(proxy.held()).toBe(0))
  })

  it('breaks at the end of a body shorter than the afterBytes of a reset', async () => {
    meet({ kind: 'reset', afterBytes: 1001 })
    await expect(send()).rejects.toThrow('fetch failed')
    expect(received.every(({ whole }) => !whole)).toBe(true)
  })

  it.each([{ kind: 'lost' }, { kind: 'silence' }] as const)(
    'delivers the whole request although $kind loses the response',
    async (incident) => {
      meet(incident)
      const client = new AbortController()
      const done = new Promise<void>((resolve) => {
        signalArrival = () => {
          if (received[0]?.whole) resolve()
        }
      })
      const response = send({ signal: client.signal })
      response.catch(() => undefined)
      await done
      if (incident.kind === 'silence') client.abort()
      await expect(response).rejects.toThrow(/fetch failed|abort/)
      expect(received).toEqual([{ whole: true, bytes: 1000 }])
    },
  )

  it('responds to a status fault itself, readable by pages of other origins', async () => {
    meet({ kind: 'status', status: 503, body: 'later', headers: { 'Retry-After': '1' } })
    const response = await send({ headers: { Origin: PAGE } })
    expect([response.status, await response.text(), response.headers.get('retry-after')]).toEqual([503, 'later', '1'])
    expect(response.headers.get('access-control-allow-origin')).toBe(PAGE)
    expect(received).toEqual([])
  })

  it('changes one part of the response with hide, header and body', async () => {
    meet({ kind: 'hide', header: 'ETag' })
    const hidden = await send()
    expect([hidden.status, hidden.headers.get('etag'), hidden.headers.get('access-control-expose-headers')]).toEqual([
      201,
      null,
      null,
    ])
    meet({ kind: 'header', header: 'Location', value: (own) => `https://elsewhere.test${own}` })
    expect((await send()).headers.get('location')).toBe('https://elsewhere.test/own')
    meet({ kind: 'body', body: '<p>Sign in to the network</p>' })
    const other = await send()
    expect([other.status, await other.text()]).toEqual([201, '<p>Sign in to the network</p>'])
  })

  it('applies a fault in its turn, a limited number of times, to matching requests only', async () => {
    proxy.script([{ method: 'PUT', path: /part=1$/, skip: 1, times: 2, incident: { kind: 'status', status: 500 } }])
    const statuses: number[] = []
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await send()).status)
    expect(statuses).toEqual([201, 500, 500, 201])
    expect(proxy.left()).toEqual([])
    meet({ kind: 'status', status: 500 })
    expect((await send({ method: 'POST' })).status).toBe(201)
    expect((await fetch(`${proxy.origin}/file?part=2`, { method: 'PUT' })).status).toBe(201)
    expect(proxy.left()).toHaveLength(1)
  })
})

describe('startFaultySite', () => {
  let site: Awaited<ReturnType<typeof startFaultySite>>
  let headers: Record<string, string>

  beforeAll(async () => {
    site = await startFaultySite({ entryTags: () => '' })
    const control = await fetch(new URL('mock/control', site.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ signInAs: 'artist' }),
    })
    const cookies = control.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
    const token = cookies.find((cookie) => cookie.startsWith(XSRF_COOKIE))?.slice(XSRF_COOKIE.length + 1) ?? ''
    headers = {
      Accept: 'application/json',
      Referer: site.url,
      Cookie: cookies.join('; '),
      [XSRF_HEADER]: decodeURIComponent(token),
    }
  })
  afterAll(() => site.close())

  const PROTOCOL = { 'Tus-Resumable': '1.0.0' }

  /** Creates a resumable upload and returns its URL. */
  async function createUpload(size: number): Promise<string> {
    const fields = { clientName: 'a.txt', clientExtension: 'txt', clientMime: 'text/plain', clientSize: String(size) }
    const metadata = Object.entries(fields).map(([name, value]) => `${name} ${btoa(value)}`)
    const { headers: responseHeaders } = await fetch(new URL(wirePath(tus.create.path), site.url), {
      method: 'POST',
      headers: { ...headers, ...PROTOCOL, 'Upload-Length': String(size), 'Upload-Metadata': metadata.join(',') },
    })
    return responseHeaders.get('location') ?? ''
  }

  const append = (url: string, offset: number, body: Uint8Array<ArrayBuffer>, signal?: AbortSignal) =>
    fetch(url, {
      method: 'POST',
      headers: {
        ...headers,
        ...PROTOCOL,
        [METHOD_HEADER]: 'PATCH',
        'Content-Type': 'application/offset+octet-stream',
        'Upload-Offset': String(offset),
      },
      body,
      ...(signal && { signal }),
    })

  const offsetOf = async (url: string): Promise<number> =>
    Number(
      (await fetch(url, { method: 'HEAD', headers: { ...headers, ...PROTOCOL } })).headers.get('upload-offset') ??
        Number.NaN,
    )

  it('returns upload URLs that lead through the proxy', async () => {
    expect(await createUpload(5)).toMatch(new RegExp(`^${site.url}${wirePath(tus.create.path)}/`))
  })

  it.each(['reset', 'stall'] as const)('resumes a resumable upload after a %s', async (kind) => {
    const bytes = new Uint8Array(3 * 1024 * 1024).fill(7)
    const url = await createUpload(bytes.length)
    site.site.script([{ method: 'POST', path: /tus\/upload\//, incident: { kind, afterBytes: 1024 * 1024 } }])
    const client = new AbortController()
    const broken = append(url, 0, bytes, client.signal)
    broken.catch(() => undefined)
    if (kind === 'stall') {
      // A HEAD request ends the stalled call on the server; the received bytes stay.
      await vi.waitFor(async () => expect(await offsetOf(url)).toBe(1024 * 1024), { timeout: seconds(20) })
      client.abort()
    }
    await expect(broken).rejects.toThrow(/fetch failed|abort/)
    const offset = await offsetOf(url)
    expect(offset).toBeLessThanOrEqual(1024 * 1024)
    const rest = await append(url, offset, bytes.subarray(offset))
    expect([rest.status, rest.headers.get('upload-offset')]).toEqual([204, String(bytes.length)])
  })

  it('runs a storage that accepts presigned uploads from the site’s pages', async () => {
    const presigned = await fetch(new URL('api/v1/s3/simple/presign', site.url), {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ filename: 'a.txt', mime: 'text/plain', size: 5, extension: 'txt' }),
    })
    const { url, acl } = s3.presign.response.parse(await presigned.json())
    expect(new URL(url).origin).toBe(site.storage.origin)
    const { origin } = new URL(site.url)
    const stored = await fetch(url, {
      method: 'PUT',
      body: 'bytes',
      headers: { Origin: origin, 'Content-Type': 'text/plain', 'x-amz-acl': acl },
    })
    expect([stored.status, stored.headers.get('access-control-allow-origin')]).toEqual([200, origin])
    expect(site.storage.passed().at(-1)?.headers).not.toHaveProperty('x-xsrf-token')
  })
})
