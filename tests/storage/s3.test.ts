import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { minutes, seconds } from '@/lib/dates/duration'
import { signer } from '@mock/site/storage/credentials'
import { createS3Storage } from '@mock/site/storage/s3-storage'
import { xmlText } from '@mock/site/storage/xml'

import { openTarget, type Target } from './target'

/*
 * S3 behaviour that the backend and the client rely on. `npm test` runs against the mock's storage, `npm run test:s3`
 * against a Ceph Object Gateway, so that the mock cannot drift from a real one.
 */

const PAGE = 'http://dziesma.test'
const PART = 5 * 1024 * 1024

let target: Target
let storage: ReturnType<typeof createS3Storage>
let count = 0

beforeAll(async () => {
  target = await openTarget(process.env)
  const { endpoint, credentials } = target
  storage = createS3Storage({ endpoint, ...credentials, buckets: { uploads: 'test-uploads', public: 'test-public' } })
  await storage.prepare([PAGE])
})
afterAll(() => target.close())

const object = (name = 'ā č ē.bin', disk: 'uploads' | 'public' = 'uploads') => ({
  disk,
  key: `${Date.now()}-${(count += 1)}/${name}`,
})

const bytesOf = (length: number, seed: number): Uint8Array<ArrayBuffer> => new Uint8Array(length).fill(seed)

const put = (url: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'PUT', body, headers })

/** Returns the status and the S3 error code of a refusal. */
async function refusal(response: Response): Promise<[number, string | undefined]> {
  return [response.status, xmlText(await response.text(), 'Code')]
}

const text = 'Aijā, žūžū, lāča bērni'
const type = { 'Content-Type': 'text/plain' }
const priv = { ...type, 'x-amz-acl': 'private' }

describe('PUT to a presigned URL', () => {
  it('stores the bytes and the type, private to the owner', async () => {
    const place = object()
    const response = await put(await storage.signPut(place, 'private'), text, priv)
    expect(response.status).toBe(200)
    expect(response.headers.get('etag')).toMatch(/^"[\da-f]{32}"$/)
    const stored = await storage.read(place)
    expect([await stored.text(), stored.headers.get('content-type')]).toEqual([text, 'text/plain'])
    expect((await fetch(storage.addressOf(place))).status).toBe(403)
  })

  it('stores a public object when its URL was signed as public-read', async () => {
    const place = object('vāks.txt', 'public')
    expect(
      (await put(await storage.signPut(place, 'public-read'), text, { ...type, 'x-amz-acl': 'public-read' })).status,
    ).toBe(200)
    const response = await fetch(storage.addressOf(place))
    expect([response.status, await response.text(), response.headers.get('content-type')]).toEqual([
      200,
      text,
      'text/plain',
    ])
    const part = await fetch(storage.addressOf(place), { headers: { Range: 'bytes=0-2' } })
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, 'Aij', 'bytes 0-2/30'])
  })

  it('stores an empty object', async () => {
    const place = object('tukšs.txt')
    expect((await put(await storage.signPut(place, 'private'), new Blob([]), priv)).status).toBe(200)
    expect(await storage.sizeOf(place)).toBe(0)
  })

  it('refuses another ACL than the signed one, or none', async () => {
    const place = object()
    const url = await storage.signPut(place, 'private')
    expect((await put(url, text, { ...type, 'x-amz-acl': 'public-read' })).status).toBe(403)
    expect((await put(url, text, type)).status).toBe(403)
    expect(await storage.sizeOf(place)).toBeUndefined()
  })

  it.each([
    ['another key', (url: URL) => (url.pathname += 'x')],
    ['another bucket', (url: URL) => (url.pathname = url.pathname.replace('test-uploads', 'test-public'))],
    ['a longer validity', (url: URL) => url.searchParams.set('X-Amz-Expires', '86400')],
    ['another signature', (url: URL) => url.searchParams.set('X-Amz-Signature', '0'.repeat(64))],
    ['an additional parameter', (url: URL) => url.searchParams.set('x-id', 'PutObject')],
  ])('refuses a URL with %s', async (_, change) => {
    const url = new URL(await storage.signPut(object(), 'private'))
    change(url)
    expect(await refusal(await put(url.href, text, priv))).toEqual([403, 'SignatureDoesNotMatch'])
  })

  it('refuses another method, an unknown key, and a missing signature', async () => {
    const place = object()
    const url = await storage.signPut(place, 'private')
    expect((await fetch(url, { method: 'DELETE', headers: { 'x-amz-acl': 'private' } })).status).toBe(403)
    const stranger = new URL(url)
    stranger.searchParams.set(
      'X-Amz-Credential',
      (stranger.searchParams.get('X-Amz-Credential') ?? '').replace(/^[^/]+/, 'nobody'),
    )
    expect(await refusal(await put(stranger.href, text, priv))).toEqual([403, 'InvalidAccessKeyId'])
    expect(await refusal(await put(url.split('?')[0] ?? '', text, type))).toEqual([403, 'AccessDenied'])
  })

  it('refuses an expired URL', async () => {
    const url = new URL(storage.addressOf(object()))
    url.searchParams.set('X-Amz-Expires', '60')
    const at = Date.now() - minutes(2)
    const signed = await signer({ method: 'PUT', url, at, signQuery: true }, target.credentials).sign()
    expect(await refusal(await put(signed.url.href, text, type))).toEqual([403, 'AccessDenied'])
    const still = await signer(
      { method: 'PUT', url, at: Date.now() - seconds(30), signQuery: true },
      target.credentials,
    ).sign()
    expect((await put(still.url.href, text, type)).status).toBe(200)
  })

  it('removes an object, and accepts a second removal', async () => {
    const place = object()
    await put(await storage.signPut(place, 'private'), text, priv)
    await storage.remove(place)
    await storage.remove(place)
    expect(await storage.sizeOf(place)).toBeUndefined()
  })
})

describe('multipart upload', () => {
  const create = (place = object()) =>
    storage.create(place, { acl: 'private', mime: 'audio/flac' }).then((id) => ({ place, id }))
  type Created = Awaited<ReturnType<typeof create>>

  async function send({ place, id }: Created, PartNumber: number, bytes: Uint8Array<ArrayBuffer>) {
    const response = await put(await storage.signPart(place, id, PartNumber), bytes)
    return { PartNumber, ETag: response.headers.get('etag') ?? '', status: response.status }
  }

  it('joins parts by number, and ends the upload', async () => {
    const upload = await create()
    const last = await send(upload, 3, bytesOf(11, 3))
    const [second, first] = await Promise.all([send(upload, 2, bytesOf(PART, 2)), send(upload, 1, bytesOf(PART, 1))])
    expect(first.ETag).toMatch(/^"[\da-f]{32}"$/)
    expect(
      (await storage.parts(upload.place, upload.id)).map(({ PartNumber, ETag, Size }) => [PartNumber, ETag, Size]),
    ).toEqual([
      [1, first.ETag, PART],
      [2, second.ETag, PART],
      [3, last.ETag, 11],
    ])
    await storage.complete(upload.place, upload.id, [first, second, last])
    const stored = await storage.read(upload.place)
    const bytes = Buffer.from(await stored.arrayBuffer())
    expect(bytes.equals(Buffer.concat([bytesOf(PART, 1), bytesOf(PART, 2), bytesOf(11, 3)]))).toBe(true)
    expect([stored.headers.get('content-type'), stored.headers.get('etag')]).toEqual([
      'audio/flac',
      expect.stringMatching(/^"[\da-f]{32}-3"$/),
    ])
    // S3 returns NoSuchUpload, Ceph may return NoSuchKey.
    await expect(storage.parts(upload.place, upload.id)).rejects.toMatchObject({
      code: expect.stringMatching(/^NoSuch/),
      status: 404,
    })
  })

  it('completes with a single small part that was sent twice', async () => {
    const upload = await create()
    const before = await send(upload, 1, bytesOf(5, 1))
    const after = await send(upload, 1, bytesOf(7, 2))
    await expect(storage.complete(upload.place, upload.id, [before])).rejects.toMatchObject({ code: 'InvalidPart' })
    await storage.complete(upload.place, upload.id, [after])
    expect(await storage.sizeOf(upload.place)).toBe(7)
  })

  it('requires parts of 5 MiB, except for the last', async () => {
    const upload = await create()
    const parts = [await send(upload, 1, bytesOf(PART - 1, 1)), await send(upload, 2, bytesOf(1, 2))]
    await expect(storage.complete(upload.place, upload.id, parts)).rejects.toMatchObject({
      code: 'EntityTooSmall',
      status: 400,
    })
  })

  it('refuses to complete with wrong ETags, unknown parts, or none', async () => {
    const upload = await create()
    const first = await send(upload, 1, bytesOf(PART, 1))
    const second = await send(upload, 2, bytesOf(1, 2))
    const complete = (parts: { PartNumber: number; ETag: string }[]) => storage.complete(upload.place, upload.id, parts)
    await expect(complete([{ ...first, ETag: second.ETag }])).rejects.toMatchObject({
      code: 'InvalidPart',
      status: 400,
    })
    await expect(complete([first, { ...second, PartNumber: 3 }])).rejects.toMatchObject({
      code: 'InvalidPart',
      status: 400,
    })
    await expect(complete([])).rejects.toMatchObject({ code: 'MalformedXML', status: 400 })
    await complete([first, second])
  })

  it('deletes an aborted upload', async () => {
    const upload = await create()
    const part = await send(upload, 1, bytesOf(5, 1))
    await storage.abort(upload.place, upload.id)
    await expect(storage.abort(upload.place, upload.id)).rejects.toMatchObject({ code: 'NoSuchUpload', status: 404 })
    // S3 returns NoSuchUpload, Ceph may report a concurrent completion.
    await expect(storage.complete(upload.place, upload.id, [part])).rejects.toMatchObject({ name: 'StorageError' })
    const latePart = await put(await storage.signPart(upload.place, upload.id, 2), bytesOf(5, 1))
    expect(await refusal(latePart)).toEqual([404, 'NoSuchUpload'])
    expect(await storage.sizeOf(upload.place)).toBeUndefined()
  })

  it('refuses parts for another key', async () => {
    const upload = await create()
    const other = await put(await storage.signPart(object(), upload.id, 1), bytesOf(5, 1))
    expect(await refusal(other)).toEqual([404, 'NoSuchUpload'])
  })

  it('completes an upload created as public-read to a public object', async () => {
    const place = object('dziesma.bin', 'public')
    const id = await storage.create(place, { acl: 'public-read', mime: 'audio/flac' })
    await storage.complete(place, id, [await send({ place, id }, 1, bytesOf(5, 1))])
    expect((await fetch(storage.addressOf(place))).status).toBe(200)
  })
})

describe('CORS', () => {
  const preflight = async (headers: Record<string, string>) =>
    fetch(await storage.signPut(object(), 'private'), {
      method: 'OPTIONS',
      headers: { 'Access-Control-Request-Method': 'PUT', ...headers },
    })

  it('allows PUT with the required headers from the site', async () => {
    const response = await preflight({ Origin: PAGE, 'Access-Control-Request-Headers': 'content-type,x-amz-acl' })
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, PAGE])
    expect(response.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('x-amz-acl')
    expect(response.headers.get('access-control-allow-methods')).toContain('PUT')
  })

  it('refuses other origins and methods', async () => {
    expect((await preflight({ Origin: 'https://elsewhere.test' })).ok).toBe(false)
    expect((await preflight({ Origin: PAGE, 'Access-Control-Request-Method': 'DELETE' })).ok).toBe(false)
  })

  it('exposes the ETag to the site only', async () => {
    const tagFor = async (Origin: string) => {
      const { headers } = await put(await storage.signPut(object(), 'private'), text, { ...priv, Origin })
      return [headers.get('access-control-allow-origin'), headers.get('access-control-expose-headers')]
    }
    expect(await tagFor(PAGE)).toEqual([PAGE, 'ETag'])
    expect((await tagFor('https://elsewhere.test'))[0]).toBeNull()
  })
})
