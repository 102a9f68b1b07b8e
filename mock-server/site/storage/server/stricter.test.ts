import { existsSync, readdirSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { sendRaw } from '@mock/testing/test-server'

import { createS3Storage } from '../s3-storage'
import { xmlText } from '../xml'
import { createStorageServer } from './create-storage-server'

/*
 * Cases where this server is as strict as Amazon's S3 and Ceph's gateway is not; the common ones are in tests/storage.
 */

const credentials = { accessKeyId: 'key', secretAccessKey: 'secret', region: 'us-east-1' }
const buckets = { uploads: 'private-files', public: 'public-files' }
const PAGE = 'http://dziesma.test'
const place = { disk: 'uploads', key: 'folder/file.bin' } as const

let server: Awaited<ReturnType<typeof createStorageServer>>
let storage: ReturnType<typeof createS3Storage>

beforeAll(async () => {
  server = await createStorageServer({ credentials })
  storage = createS3Storage({ ...credentials, endpoint: server.origin, buckets })
  await storage.prepare([PAGE])
})
afterAll(() => server.close())

const put = (url: string, headers: Record<string, string> = {}, body: BodyInit = 'bytes') =>
  fetch(url, { method: 'PUT', headers, body })
const refusal = async (response: Response) => [response.status, xmlText(await response.text(), 'Code')]

describe('createStorageServer: the Host header', () => {
  it.each(['localhost', '127.1.2.3:8000', '[::1]:8000'])('accepts a loopback name: %s', async (host) => {
    expect((await sendRaw(server.port, '/', { headers: { Host: host } })).status).not.toBe(421)
  })

  it.each(['evil.test', 'localhost.evil.test', '192.168.1.5', '[fe80::1]'])(
    'refuses any other name: %s',
    async (host) => {
      for (const path of ['/', '/public-files/folder/file.bin'])
        for (const method of ['GET', 'PUT', 'OPTIONS'])
          expect((await sendRaw(server.port, path, { method, headers: { Host: host } })).status).toBe(421)
    },
  )

  it('accepts the configured host', async () => {
    const named = await createStorageServer({ credentials, host: '0.0.0.0' })
    const statuses = ['0.0.0.0', 'evil.test'].map(
      async (host) => (await sendRaw(named.port, '/', { headers: { Host: host } })).status,
    )
    expect(await Promise.all(statuses)).toEqual([405, 421])
    await named.close()
  })
})

describe('createStorageServer', () => {
  it('completes uploads only with parts in order, numbered 1 to 10,000', async () => {
    const id = await storage.create(place, { acl: 'private', mime: 'audio/flac' })
    const parts = [1, 2].map(async (PartNumber) => {
      const ETag = (
        await put(await storage.signPart(place, id, PartNumber), {}, new Uint8Array(5 * 1024 * 1024))
      ).headers.get('etag')
      return { PartNumber, ETag: ETag ?? '' }
    })
    const reversedParts = (await Promise.all(parts)).toReversed()
    await expect(storage.complete(place, id, reversedParts)).rejects.toMatchObject({
      code: 'InvalidPartOrder',
      status: 400,
    })
    for (const number of [0, 10_001]) {
      expect(await refusal(await put(await storage.signPart(place, id, number)))).toEqual([400, 'InvalidArgument'])
    }
    await storage.abort(place, id)
  })

  it('rejects unsigned S3 headers', async () => {
    const id = await storage.create(place, { acl: 'private', mime: 'audio/flac' })
    const url = await storage.signPart(place, id, 1)
    expect(await refusal(await put(url, { 'x-amz-acl': 'public-read' }))).toEqual([403, 'AccessDenied'])
    expect((await put(url)).status).toBe(200)
  })

  it('sends CORS headers with a refusal', async () => {
    const url = new URL(await storage.signPut(place, 'private'))
    url.searchParams.set('X-Amz-Signature', '0')
    const { status, headers } = await put(url.href, { Origin: PAGE, 'x-amz-acl': 'private' })
    expect([status, headers.get('access-control-allow-origin')]).toEqual([403, PAGE])
  })

  it('rejects incomplete and missing signatures', async () => {
    const url = new URL(await storage.signPut(place, 'private'))
    url.searchParams.delete('X-Amz-Expires')
    expect(await refusal(await put(url.href, { 'x-amz-acl': 'private' }))).toEqual([
      400,
      'AuthorizationQueryParametersError',
    ])
    expect(await refusal(await fetch(`${server.origin}/private-files?uploads=`))).toEqual([403, 'AccessDenied'])
    expect(await refusal(await fetch(`${server.origin}/nowhere/x`))).toEqual([404, 'NoSuchBucket'])
  })

  it('discards interrupted uploads and requires a Content-Length', async () => {
    const url = new URL(await storage.signPut(place, 'private'))
    const options = { host: url.hostname, port: url.port, path: `${url.pathname}${url.search}`, method: 'PUT' }
    await new Promise<void>((resolve) => {
      const broken = request({ ...options, headers: { 'x-amz-acl': 'private', 'Content-Length': '100' } })
      broken.on('error', () => resolve())
      broken.write('half', () => broken.destroy())
    })
    expect(await storage.sizeOf(place)).toBeUndefined()
    const status = await new Promise((resolve) => {
      const chunked = request(
        { ...options, headers: { 'x-amz-acl': 'private', 'Transfer-Encoding': 'chunked' } },
        (response) => {
          resolve(response.statusCode)
        },
      )
      chunked.end('bytes')
    })
    expect(status).toBe(411)
  })

  it('removes the stored files on close', async () => {
    const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('dziesma-uploads-'))
    const before = new Set(folders())
    const other = await createStorageServer({ credentials })
    const own = createS3Storage({ ...credentials, endpoint: other.origin, buckets })
    await own.prepare([PAGE])
    await put(await own.signPut(place, 'private'), { 'x-amz-acl': 'private' })
    const made = folders().filter((name) => !before.has(name) && existsSync(join(tmpdir(), name)))
    expect(made.length).toBeGreaterThan(0)
    const nonEmptyFolders = made.filter((name) => readdirSync(join(tmpdir(), name)).length > 0)
    await other.close()
    expect(nonEmptyFolders.filter((name) => existsSync(join(tmpdir(), name)))).toEqual([])
  })
})
