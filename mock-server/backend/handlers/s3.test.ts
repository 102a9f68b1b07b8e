import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { fileEntries } from '@/contract/groups/file-entries'
import { s3 } from '@/contract/groups/s3'

import { createWorld } from '../../site/create-world'
import { createHttpServer } from '../../site/http/create-http-server'
import { openStorage } from '../../site/storage/open-storage'
import { createS3Storage } from '../../site/storage/s3-storage'
import { testBrowser } from '../../testing/test-browser'

const text = 'Aijā, žūžū, lāča bērni'
const bytes = new TextEncoder().encode(text)
const fields = { filename: 'aijā.txt', mime: 'text/plain', size: bytes.length, extension: 'txt' }

let opened: Awaited<ReturnType<typeof openStorage>>
let world: ReturnType<typeof createWorld>
let browser: ReturnType<typeof testBrowser>

beforeAll(async () => {
  opened = await openStorage(process.env)
  await createS3Storage(opened.config).prepare(['http://dziesma.test'])
})
afterAll(() => opened.close())

beforeEach(() => {
  world = createWorld({ storage: createS3Storage(opened.config) })
  browser = testBrowser(world)
  browser.signInAs('artist')
})

async function store(place: { disk?: 'uploads' | 'public'; diskPrefix?: string } = {}) {
  const { url, key, acl } = s3.presign.response.parse(
    await (await browser.send(s3.presign, { body: { ...fields, ...place } })).json(),
  )
  await fetch(url, { method: 'PUT', body: bytes, headers: { 'Content-Type': fields.mime, 'x-amz-acl': acl } })
  return { key, filename: key.split('/').at(-1) ?? '' }
}

async function list(filename: string, place = {}) {
  const body = {
    clientName: fields.filename,
    clientExtension: 'txt',
    clientMime: fields.mime,
    size: fields.size,
    filename,
    ...place,
  }
  return s3.entries.response.parse(await (await browser.send(s3.entries, { body })).json()).fileEntry
}

it('serves a private file to its owner through the site and deletes the object with the entry', async () => {
  const { key, filename } = await store()
  expect(await world.direct?.unfinished(world.db)).toEqual({ parts: [], objects: [key] })
  const { id, url, file_name } = await list(filename)
  expect([url, file_name]).toEqual([`api/v1/file-entries/${id}`, filename])
  expect(await world.direct?.unfinished(world.db)).toEqual({ parts: [], objects: [] })
  const file = await browser.send(fileEntries.content, { params: { id } })
  expect([await file.text(), file.headers.get('content-type')]).toEqual([text, 'text/plain'])
  await browser.send(fileEntries.remove, { body: { entryIds: [id] } })
  expect(await world.direct?.storage.sizeOf({ disk: 'uploads', key })).toBeUndefined()
})

it('returns the same entry with the public URL on repeated calls', async () => {
  const place = { disk: 'public', diskPrefix: 'track_media' } as const
  const { filename } = await store(place)
  const [entry, again] = [await list(filename, place), await list(filename, place)]
  expect(again).toEqual(entry)
  expect(await (await fetch(entry.url)).text()).toBe(text)
})

it('lists unfinished multipart uploads', async () => {
  const { key, uploadId } = s3.create.response.parse(await (await browser.send(s3.create, { body: fields })).json())
  expect((await world.direct?.unfinished(world.db))?.parts).toEqual([key])
  await browser.send(s3.abort, { body: { key, uploadId } })
  expect(await world.direct?.unfinished(world.db)).toEqual({ parts: [], objects: [] })
})

it('responds with 404 without a storage', async () => {
  const plainBrowser = testBrowser(createWorld())
  plainBrowser.signInAs('artist')
  expect((await plainBrowser.send(s3.presign, { body: fields })).status).toBe(404)
})

it('allows the storage in the CSP when the settings use it, and reports unfinished uploads', async () => {
  const server = await createHttpServer({ port: 0, storage: createS3Storage(opened.config), entryTags: () => '' })
  const policy = async () =>
    (await fetch(server.url, { headers: { Accept: 'text/html' } })).headers.get('content-security-policy') ?? ''
  const { origin } = new URL(opened.config.endpoint)
  expect(await policy()).not.toContain(origin)
  const settings = { uploads: { uploads_driver: 's3', s3_direct_upload: true } }
  await fetch(new URL('mock/control', server.url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ settings }),
  })
  expect(await policy()).toContain(`connect-src 'self' ${origin}`)
  expect(await (await fetch(new URL('mock/unfinished', server.url))).json()).toEqual({
    tus: [],
    parts: [],
    objects: [],
  })
  await server.close()
})
