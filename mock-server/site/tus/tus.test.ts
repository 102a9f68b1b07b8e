import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Upload } from 'tus-js-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { fileEntries } from '@/contract/groups/file-entries'
import { tus } from '@/contract/groups/tus'
import { XSRF_COOKIE, XSRF_HEADER } from '@/contract/machinery/wire'
import { hours, seconds } from '@/lib/dates/duration'

import { testBrowser } from '../../testing/test-browser'
import { testClock } from '../../testing/test-clock'
import { createWorld } from '../create-world'
import { createHttpServer } from '../http/create-http-server'
import { createFileEngine } from './file-engine'

const PROTOCOL = { 'Tus-Resumable': '1.0.0' }
const PIECE = { ...PROTOCOL, 'Content-Type': 'application/offset+octet-stream' }
const text = 'Aijā, žūžū, lāča bērni'
const bytes = new TextEncoder().encode(text)
const fields = {
  clientName: 'aijā.txt',
  clientExtension: 'txt',
  clientMime: 'text/plain',
  clientSize: String(bytes.length),
}

const metadata = (pairs: Record<string, string>): string =>
  Object.entries(pairs)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')

/** File names in a folder; empty for a missing one, since other tests may remove theirs at any time. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(join(tmpdir(), folder))
  } catch {
    return []
  }
}

/** Files in the upload folders of all worlds. */
const filesOnDisk = (): string[] =>
  readdirSync(tmpdir()).flatMap((name) => (name.startsWith('dziesma-uploads-') ? namesIn(name) : []))

let clock: ReturnType<typeof testClock>
let world: ReturnType<typeof createWorld>
let browser: ReturnType<typeof testBrowser>

beforeEach(() => {
  clock = testClock()
  world = createWorld({ now: clock.now, tus: createFileEngine() })
  browser = testBrowser(world)
  browser.signInAs('artist')
})
afterEach(() => world.close())

const create = (pairs: Record<string, string> = fields) =>
  browser.send(tus.create, {
    headers: { ...PROTOCOL, 'Upload-Length': String(bytes.length), 'Upload-Metadata': metadata(pairs) },
  })

async function createdKey(): Promise<string> {
  return (await create()).headers.get('location')?.split('/').at(-1) ?? ''
}

const append = (key: string, from: number, to: number) =>
  browser.send(tus.append, {
    params: { key },
    headers: { ...PIECE, 'Upload-Offset': String(from) },
    body: bytes.slice(from, to),
  })

const offset = (key: string) => browser.send(tus.offset, { params: { key }, headers: PROTOCOL })
const finish = (uploadKey: string) => browser.send(tus.entries, { body: { uploadKey } })

describe('a tus upload', () => {
  it('turns a complete upload into a file with all bytes', async () => {
    const response = await create()
    const key = response.headers.get('location')?.split('/').at(-1) ?? ''
    expect(response.headers.get('location')).toBe(`http://dziesma.test/api/v1/tus/upload/${key}`)
    expect(Date.parse(response.headers.get('upload-expires') ?? '') - clock.now()).toBe(hours(24))
    expect((await append(key, 0, 5)).headers.get('upload-offset')).toBe('5')
    expect((await append(key, 0, 5)).status).toBe(409)
    const { headers } = await offset(key)
    expect([headers.get('upload-offset'), headers.get('upload-length')]).toEqual(['5', String(bytes.length)])
    expect((await finish(key)).status).toBe(422)
    await append(key, 5, bytes.length)
    const { fileEntry } = tus.entries.response.parse(await (await finish(key)).json())
    expect(fileEntry).toMatchObject({ name: 'aijā.txt', extension: 'txt', mime: 'text/plain', file_size: bytes.length })
    const file = await browser.send(fileEntries.content, { params: { id: fileEntry.id } })
    expect(await file.text()).toBe(text)
    expect([(await offset(key)).status, (await finish(key)).status]).toEqual([404, 422])
  })

  it('completes immediately when empty', async () => {
    const response = await browser.send(tus.create, {
      headers: { ...PROTOCOL, 'Upload-Length': '0', 'Upload-Metadata': metadata({ ...fields, clientSize: '0' }) },
    })
    const key = response.headers.get('location')?.split('/').at(-1) ?? ''
    expect(await (await finish(key)).json()).toMatchObject({ fileEntry: { file_size: 0 } })
  })

  it('accepts no more bytes than announced', async () => {
    const key = await createdKey()
    const body = new Uint8Array(bytes.length + 1)
    expect(
      (await browser.send(tus.append, { params: { key }, headers: { ...PIECE, 'Upload-Offset': '0' }, body })).ok,
    ).toBe(false)
    expect((await offset(key)).headers.get('upload-offset')).not.toBe(String(bytes.length + 1))
  })

  it('refuses an upload without required metadata, in another version or with deferred length', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (const name of Object.keys(fields)) {
      const { [name]: _, ...rest } = fields as Record<string, string>
      expect((await create(rest)).status).toBe(500)
    }
    const creation = { 'Upload-Length': '5', 'Upload-Metadata': metadata({ ...fields, clientSize: '5' }) }
    expect((await browser.send(tus.create, { headers: creation })).status).toBe(412)
    const unknown = { ...PROTOCOL, 'Upload-Defer-Length': '1', 'Upload-Metadata': metadata(fields) }
    expect((await browser.send(tus.create, { headers: unknown })).ok).toBe(false)
  })

  it('reports errors as a single JSON message', async () => {
    world.db.settings.uploads = { max_size: 10 }
    const response = await create()
    expect([response.status, await response.json()]).toEqual([
      422,
      { message: 'The file size may not be greater than 10 bytes.' },
    ])
  })

  it('expires after a day and leaves nothing on disk', async () => {
    const key = await createdKey()
    await append(key, 0, 5)
    clock.advance(hours(24) - 1)
    browser.signInAs('artist')
    expect((await offset(key)).status).toBe(200)
    expect(filesOnDisk()).toContain(key)
    clock.advance(1)
    expect((await offset(key)).status).toBe(410)
    expect(filesOnDisk()).not.toContain(key)
    expect((await finish(key)).status).toBe(422)
  })

  it('ends on DELETE or on the method override', async () => {
    const keys = [await createdKey(), await createdKey()]
    expect((await browser.send(tus.terminate, { params: { key: keys[0] ?? '' }, headers: PROTOCOL })).status).toBe(204)
    const token = { [XSRF_HEADER]: browser.cookies()[XSRF_COOKIE] ?? '' }
    const path = `api/v1/tus/upload/${keys[1]}`
    expect((await browser.ask(path, { method: 'DELETE', headers: PROTOCOL }))?.response.status).toBe(419)
    expect((await browser.ask(path, { method: 'DELETE', headers: { ...PROTOCOL, ...token } }))?.response.status).toBe(
      204,
    )
    expect(filesOnDisk().filter((name) => keys.includes(name))).toEqual([])
  })

  it('opens only for its owner in its world', async () => {
    const key = await createdKey()
    const other = testBrowser(world)
    other.signInAs('admin')
    expect((await other.send(tus.offset, { params: { key }, headers: PROTOCOL })).status).toBe(404)
    expect((await other.send(tus.entries, { body: { uploadKey: key } })).status).toBe(422)
    const otherWorld = createWorld({ tus: createFileEngine() })
    const otherBrowser = testBrowser(otherWorld)
    otherBrowser.signInAs('artist')
    expect((await otherBrowser.send(tus.offset, { params: { key }, headers: PROTOCOL })).status).toBe(404)
    otherWorld.close()
  })

  it('disappears together with its world', async () => {
    const key = await createdKey()
    expect(filesOnDisk()).toContain(key)
    world.close()
    expect(filesOnDisk()).not.toContain(key)
  })

  it('applies faults', async () => {
    const key = await createdKey()
    world.faults.set([{ endpoint: 'tus.append', kind: 'status', status: 423, times: 1 }])
    expect((await append(key, 0, 5)).status).toBe(423)
    world.faults.set([{ endpoint: 'tus.append', kind: 'lost', times: 1 }])
    expect((await append(key, 0, 5)).type).toBe('error')
    expect((await offset(key)).headers.get('upload-offset')).toBe('5')
  })
})

it('responds with 404 without an engine', async () => {
  const diskless = testBrowser(createWorld())
  diskless.signInAs('artist')
  expect((await diskless.send(tus.create, { headers: PROTOCOL })).status).toBe(404)
})

describe('tus over HTTP', () => {
  it('uploads three megabytes in chunks with tus-js-client and removes its files on close', async () => {
    const server = await createHttpServer({ port: 0 })
    const control = await fetch(new URL('mock/control', server.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ world: 'tus', signInAs: 'artist' }),
    })
    const cookies = control.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
    const token = cookies.find((cookie) => cookie.startsWith(XSRF_COOKIE))?.slice(XSRF_COOKIE.length + 1) ?? ''
    const headers = {
      Accept: 'application/json',
      Referer: server.url,
      Cookie: cookies.join('; '),
      [XSRF_HEADER]: decodeURIComponent(token),
    }
    const content = crypto.getRandomValues(Buffer.alloc(65_536))
    const file = Buffer.concat(Array.from({ length: 48 }, () => content))
    const url = await new Promise<string>((resolve, reject) => {
      const upload: Upload = new Upload(file, {
        endpoint: new URL('api/v1/tus/upload', server.url).href,
        chunkSize: 1024 * 1024,
        overridePatchMethod: true,
        headers,
        metadata: { ...fields, clientSize: String(file.length) },
        onError: reject,
        onSuccess: () => resolve(upload.url ?? ''),
        retryDelays: [seconds(0)],
      })
      upload.start()
    })
    const entry = await fetch(new URL('api/v1/tus/entries', server.url), {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ uploadKey: url.split('/').at(-1) }),
    })
    const { fileEntry } = tus.entries.response.parse(await entry.json())
    const stored = await fetch(new URL(fileEntry.url, server.url), { headers })
    expect(Buffer.from(await stored.arrayBuffer()).equals(file)).toBe(true)
    expect(filesOnDisk()).toContain(url.split('/').at(-1))
    await server.close()
    expect(filesOnDisk()).not.toContain(url.split('/').at(-1))
  })
})
