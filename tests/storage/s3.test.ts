import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { minutes, seconds } from '@/lib/dates/duration'
import { signer } from '@mock/storage/credentials'
import { createS3Storage } from '@mock/storage/s3-storage'
import { xmlText } from '@mock/storage/xml'

import { openTarget } from './target'
import type { Target } from './target'

/*
 * What the backend and the client rely on in a storage that speaks S3. `npm test` asks the mock's own storage; `npm run test:s3` asks a
 * Ceph Object Gateway the same, so that the small one cannot drift from a real one.
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

/** A refusal's status and S3's name for it. */
async function refusal(response: Response): Promise<[number, string | undefined]> {
  return [response.status, xmlText(await response.text(), 'Code')]
}

const text = 'Aijā, žūžū, lāča bērni'
const type = { 'Content-Type': 'text/plain' }
const priv = { ...type, 'x-amz-acl': 'private' }

describe('an object that is put to a signed address', () => {
  it('is stored with every byte and its type, and is for its owner alone', async () => {
    const place = object()
    const response = await put(await storage.signPut(place, 'private'), text, priv)
    expect(response.status).toBe(200)
    expect(response.headers.get('etag')).toMatch(/^"[\da-f]{32}"$/)
    const stored = await storage.read(place)
    expect([await stored.text(), stored.headers.get('content-type')]).toEqual([text, 'text/plain'])
    expect((await fetch(storage.addressOf(place))).status).toBe(403)
  })

  it('is for everybody when that is what was signed', async () => {
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

  it('may be empty', async () => {
    const place = object('tukšs.txt')
    expect((await put(await storage.signPut(place, 'private'), new Blob([]), priv)).status).toBe(200)
    expect(await storage.sizeOf(place)).toBe(0)
  })

  it('is refused with another access than the signed one, or without a word of it', async () => {
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
    ['parameters of its own', (url: URL) => url.searchParams.set('x-id', 'PutObject')],
  ])('is refused at an address with %s', async (_, change) => {
    const url = new URL(await storage.signPut(object(), 'private'))
    change(url)
    expect(await refusal(await put(url.href, text, priv))).toEqual([403, 'SignatureDoesNotMatch'])
  })

  it('is refused with another method, by a stranger, and without any signature', async () => {
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

  it('is refused once the address has expired', async () => {
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

  it('is gone when it is removed, and may be removed again', async () => {
    const place = object()
    await put(await storage.signPut(place, 'private'), text, priv)
    await storage.remove(place)
    await storage.remove(place)
    expect(await storage.sizeOf(place)).toBeUndefined()
  })
})

describe('an upload in parts', () => {
  const begin = (place = object()) =>
    storage.create(place, { acl: 'private', mime: 'audio/flac' }).then((id) => ({ place, id }))
  type Begun = Awaited<ReturnType<typeof begin>>

  async function send({ place, id }: Begun, PartNumber: number, bytes: Uint8Array<ArrayBuffer>) {
    const response = await put(await storage.signPart(place, id, PartNumber), bytes)
    return { PartNumber, ETag: response.headers.get('etag') ?? '', status: response.status }
  }

  it('becomes one object of the parts in their order, whichever came first, and is no upload any more', async () => {
    const upload = await begin()
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
    // S3 says NoSuchUpload, Ceph may say NoSuchKey.
    await expect(storage.parts(upload.place, upload.id)).rejects.toMatchObject({
      code: expect.stringMatching(/^NoSuch/),
      status: 404,
    })
  })

  it('may be of one small part, and of a part that was sent again', async () => {
    const upload = await begin()
    const before = await send(upload, 1, bytesOf(5, 1))
    const after = await send(upload, 1, bytesOf(7, 2))
    await expect(storage.complete(upload.place, upload.id, [before])).rejects.toMatchObject({ code: 'InvalidPart' })
    await storage.complete(upload.place, upload.id, [after])
    expect(await storage.sizeOf(upload.place)).toBe(7)
  })

  it('has parts of five mebibytes at least, but for the last', async () => {
    const upload = await begin()
    const parts = [await send(upload, 1, bytesOf(PART - 1, 1)), await send(upload, 2, bytesOf(1, 2))]
    await expect(storage.complete(upload.place, upload.id, parts)).rejects.toMatchObject({
      code: 'EntityTooSmall',
      status: 400,
    })
  })

  it('is not completed with tags and parts that it does not have, or of nothing', async () => {
    const upload = await begin()
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

  it('is gone once it is aborted', async () => {
    const upload = await begin()
    const part = await send(upload, 1, bytesOf(5, 1))
    await storage.abort(upload.place, upload.id)
    await expect(storage.abort(upload.place, upload.id)).rejects.toMatchObject({ code: 'NoSuchUpload', status: 404 })
    // S3 says NoSuchUpload, Ceph may say that another completes it.
    await expect(storage.complete(upload.place, upload.id, [part])).rejects.toMatchObject({ name: 'StorageError' })
    const late = await put(await storage.signPart(upload.place, upload.id, 2), bytesOf(5, 1))
    expect(await refusal(late)).toEqual([404, 'NoSuchUpload'])
    expect(await storage.sizeOf(upload.place)).toBeUndefined()
  })

  it('takes parts for its own key alone', async () => {
    const upload = await begin()
    const other = await put(await storage.signPart(object(), upload.id, 1), bytesOf(5, 1))
    expect(await refusal(other)).toEqual([404, 'NoSuchUpload'])
  })

  it('is an object for everybody when that is what was begun', async () => {
    const place = object('dziesma.bin', 'public')
    const id = await storage.create(place, { acl: 'public-read', mime: 'audio/flac' })
    await storage.complete(place, id, [await send({ place, id }, 1, bytesOf(5, 1))])
    expect((await fetch(storage.addressOf(place))).status).toBe(200)
  })
})

describe('a page of the site', () => {
  const preflight = async (headers: Record<string, string>) =>
    fetch(await storage.signPut(object(), 'private'), {
      method: 'OPTIONS',
      headers: { 'Access-Control-Request-Method': 'PUT', ...headers },
    })

  it('may send, with the headers it needs', async () => {
    const response = await preflight({ Origin: PAGE, 'Access-Control-Request-Headers': 'content-type,x-amz-acl' })
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, PAGE])
    expect(response.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('x-amz-acl')
    expect(response.headers.get('access-control-allow-methods')).toContain('PUT')
  })

  it('of another origin, or with another method, may not', async () => {
    expect((await preflight({ Origin: 'https://elsewhere.test' })).ok).toBe(false)
    expect((await preflight({ Origin: PAGE, 'Access-Control-Request-Method': 'DELETE' })).ok).toBe(false)
  })

  it('may read the tag of what it has sent; others are told nothing', async () => {
    const tagFor = async (Origin: string) => {
      const { headers } = await put(await storage.signPut(object(), 'private'), text, { ...priv, Origin })
      return [headers.get('access-control-allow-origin'), headers.get('access-control-expose-headers')]
    }
    expect(await tagFor(PAGE)).toEqual([PAGE, 'ETag'])
    expect((await tagFor('https://elsewhere.test'))[0]).toBeNull()
  })
})
