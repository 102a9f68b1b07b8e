import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ApiError } from '@/core/platform/api/api-error'
import type { UploadItem } from '@/core/shared/uploads/queue/upload-item'
import { createFakeTransports } from '@/core/shared/uploads/testing/fake-transport'
import { UploadFailure } from '@/core/shared/uploads/upload-failure'
import { createUploader, type Uploader } from '@/core/shared/uploads/uploader'
import { hours } from '@/lib/dates/duration'
import { mockBackend } from '@mock/node'
import type { Fault } from '@mock/state/parts/faults'
import { bytesOf, expectNoLeftovers, MEDIA, SMALL_PART, startSiteWithStorage } from '@tests/site-with-storage'

import { createMultipartTransport } from './multipart-transport'
import { putPart } from './put-part'
import { PART_RETRY_DELAYS_MS, MAX_PARALLEL_PARTS } from './put-parts'

/** Bytes of the third and last part. */
const LAST_PART = 500
const SIZE = 2 * SMALL_PART + LAST_PART

/** Intercepts each part that is sent; the storage stores it when this returns undefined. */
let intercept: (call: {
  partNumber: number
  url: string
  signal: AbortSignal
}) => Promise<string | undefined> | undefined = () => undefined
const puts: number[] = []
/** Bytes that the storage stored last, by part number; it accepts no other ETags on completion. */
const storedParts = new Map<number, Uint8Array>()
let uploader: Uploader

vi.mock(import('./put-part'))

async function putToStorage({ url, body, signal, onProgress }: Parameters<typeof putPart>[0]): Promise<string> {
  const partNumber = Number(new URL(url).searchParams.get('partNumber'))
  puts.push(partNumber)
  const intercepted = await intercept({ partNumber, url, signal })
  if (intercepted !== undefined) return intercepted
  const bytes = new Uint8Array(await body.arrayBuffer())
  const response = await fetch(url, { method: 'PUT', body: bytes })
  if (!response.ok) throw new ApiError(response.status)
  storedParts.set(partNumber, bytes)
  signal.throwIfAborted()
  onProgress(body.size)
  return response.headers.get('ETag') ?? ''
}

startSiteWithStorage()
beforeEach(() => {
  vi.mocked(putPart).mockImplementation(putToStorage)
  puts.length = 0
  storedParts.clear()
  intercept = () => undefined
  uploader = open()
})
afterEach(() => uploader.close())

const open = (partSize = SMALL_PART) =>
  createUploader(
    {
      ...createFakeTransports().transports,
      s3Multipart: () => Promise.resolve(createMultipartTransport(() => partSize)),
    },
    () => 's3Multipart',
  )

const content = bytesOf(SIZE)
const song = (bytes = content) => new File([bytes], 'Aijā žūžū.wav', { type: 'audio/wav', lastModified: 5 })
const provoke = (...faults: Fault[]) => mockBackend.world.faults.set(faults)
const first = () => uploader.get()[0]
const untilStatus = (status: UploadItem['status'], of = uploader) =>
  vi.waitFor(() => expect(of.get()[0]?.status).toBe(status), { timeout: 15_000 })

/** Holds the second part back until it is aborted. */
const hanging: typeof intercept = ({ partNumber, signal }) =>
  partNumber === 2
    ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    : undefined

async function expectStored(of = uploader): Promise<void> {
  await untilStatus('completed', of)
  const parts = [...storedParts].toSorted(([a], [b]) => a - b).map(([, bytes]) => bytes)
  expect(Buffer.compare(Buffer.concat(parts), content)).toBe(0)
  await expectNoLeftovers()
}

test('uses the parallelism and the number of retries of the spec', () => {
  expect([MAX_PARALLEL_PARTS, PART_RETRY_DELAYS_MS.length]).toEqual([5, 3])
})

test.each([
  'album/2',
  '/album/2',
  '//dziesma.test/album/2',
  'http://dziesma.test/album/2',
  'data:,x',
  'blob:http://dziesma.test/1',
  '',
])('sends no part to %j, and aborts the upload', async (url) => {
  const { direct } = mockBackend.world
  vi.spyOn(direct?.storage ?? expect.unreachable(), 'signPart').mockResolvedValue(url)
  uploader.add([song()], MEDIA)
  await untilStatus('failed')
  expect(puts).toEqual([])
  await expectNoLeftovers()
})

describe('createMultipartTransport', () => {
  test('uploads a file in parts, unchanged', async () => {
    uploader.add([song()], MEDIA)
    await expectStored()
    expect(puts.toSorted((a, b) => a - b)).toEqual([1, 2, 3])
    expect(first()).toMatchObject({ percentage: 100, entry: { name: 'Aijā žūžū.wav', file_size: SIZE } })
    expect(JSON.stringify({ ...localStorage })).not.toContain('uploadId')
  })

  test('resumes on another page with the missing parts', async () => {
    intercept = hanging
    uploader.add([song()], MEDIA)
    await vi.waitFor(() => expect(first()?.bytesUploaded).toBe(SMALL_PART + LAST_PART), { timeout: 15_000 })
    uploader.pause(first()?.id ?? '')
    intercept = () => undefined
    puts.length = 0
    const reloaded = open()
    reloaded.add([song()], MEDIA)
    await expectStored(reloaded)
    expect(puts).toEqual([2])
  })

  test('aborts an upload with another part size and starts over', async () => {
    const uploadIds = new Set<string | null>()
    const note = ({ url }: { url: string }) => void uploadIds.add(new URL(url).searchParams.get('uploadId'))
    intercept = (call) => (note(call), hanging(call))
    uploader.add([song()], MEDIA)
    await vi.waitFor(() => expect(first()?.bytesUploaded).toBe(SMALL_PART + LAST_PART), { timeout: 15_000 })
    uploader.pause(first()?.id ?? '')
    intercept = (call) => (note(call), undefined)
    storedParts.clear()
    const reloaded = open(2 * SMALL_PART)
    reloaded.add([song()], MEDIA)
    await expectStored(reloaded)
    expect(uploadIds.size).toBe(2)
  })

  test('aborts expired uploads when the next upload starts', async () => {
    intercept = ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    uploader.add([song()], MEDIA)
    await vi.waitFor(() => expect(puts).toHaveLength(3), { timeout: 15_000 })
    uploader.pause(first()?.id ?? '')
    for (const [key, value] of Object.entries({ ...localStorage })) {
      localStorage.setItem(key, String(value).replaceAll(/"time":\d+/g, `"time":${Date.now() - hours(23)}`))
    }
    intercept = () => undefined
    const reloaded = open()
    reloaded.add([song()], MEDIA)
    await expectStored(reloaded)
  })

  test('leaves nothing in the storage after a cancellation', async () => {
    intercept = hanging
    uploader.add([song()], MEDIA)
    await vi.waitFor(() => expect(first()?.bytesUploaded).toBe(SMALL_PART + LAST_PART), { timeout: 15_000 })
    uploader.abort(first()?.id ?? '')
    await vi.waitFor(expectNoLeftovers, { timeout: 15_000 })
  })
})

describe('createMultipartTransport: failures', () => {
  /** Fails the second part `times` times. */
  const failing = (status: number, times: number) => {
    let left = times
    return ({ partNumber }: { partNumber: number }) =>
      partNumber === 2 && (left -= 1) >= 0 ? Promise.reject(new ApiError(status)) : undefined
  }
  /** Removes the delays between retries. */
  const skipDelays = () => {
    const { setTimeout: wait } = globalThis
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((act, after = 0, ...rest) =>
      wait(act, PART_RETRY_DELAYS_MS.includes(after) ? 0 : after, ...rest),
    )
  }

  test.each([
    ['an expired URL', 403, 1],
    ['lost connections', 0, 3],
    ['storage errors', 503, 3],
  ])('uploads despite %s', async (_, status, times) => {
    skipDelays()
    intercept = failing(status, times)
    uploader.add([song()], MEDIA)
    await expectStored()
    expect(puts.filter((number) => number === 2)).toHaveLength(times + 1)
  })

  test('starts over when the storage has lost the upload', async () => {
    intercept = failing(404, 1)
    uploader.add([song()], MEDIA)
    await untilStatus('completed')
    expect(puts.filter((number) => number === 2)).toHaveLength(2)
    expect(first()?.entry?.file_size).toBe(SIZE)
  })

  test.each([
    ['a part URL that stays refused', () => failing(403, 9), 'The storage server rejected the file.'],
    [
      'a storage that hides the ETag',
      () => () => Promise.reject(new UploadFailure('CORS must expose ETag')),
      'CORS must expose ETag',
    ],
    [
      'part URLs that the site refuses to sign',
      () => (
        provoke({ kind: 'status', status: 422, endpoint: 's3.signParts', body: { message: 'No more.' } }),
        () => undefined
      ),
      'No more.',
    ],
    ['a part that is refused every time', () => failing(400, 9), 'There was an issue. Please try again.'],
  ])('fails on %s and leaves nothing in the storage', async (_, fail, message) => {
    skipDelays()
    intercept = fail()
    uploader.add([song()], MEDIA)
    await untilStatus('failed')
    expect(first()?.errorMessage).toBe(message)
    await vi.waitFor(expectNoLeftovers)
  })

  test('fails on a lost connection, and resumes on retry', async () => {
    skipDelays()
    intercept = failing(0, 9)
    uploader.add([song()], MEDIA)
    await untilStatus('failed')
    intercept = () => undefined
    puts.length = 0
    uploader.retry(first()?.id ?? '')
    await expectStored()
    expect(puts).toContain(2)
  })

  test.each(['s3.complete', 's3.entries', 's3.signParts'])(
    'uploads despite a lost response of %s, at the latest on retry',
    async (endpoint) => {
      skipDelays()
      provoke({ kind: 'truncated', endpoint, times: 1 })
      uploader.add([song()], MEDIA)
      await vi.waitFor(() => expect(first()?.status).not.toBe('inProgress'), { timeout: 15_000 })
      if (first()?.status === 'failed') uploader.retry(first()?.id ?? '')
      await expectStored()
    },
  )

  test.each(['s3.uploadedParts', 's3.complete'])(
    'leaves nothing in the storage after a refusal of %s',
    async (endpoint) => {
      skipDelays()
      intercept = failing(0, 4)
      uploader.add([song()], MEDIA)
      await untilStatus('failed')
      provoke({ kind: 'status', status: 404, endpoint, times: 1 })
      uploader.retry(first()?.id ?? '')
      await untilStatus('completed')
      await expectNoLeftovers()
    },
  )

  test('lists an object whose complete response was lost, without resending', async () => {
    provoke(
      { kind: 'lost', endpoint: 's3.complete', times: 1 },
      { kind: 'network', endpoint: 's3.complete', every: 2, times: 1 },
    )
    uploader.add([song()], MEDIA)
    await untilStatus('failed')
    puts.length = 0
    uploader.retry(first()?.id ?? '')
    await expectStored()
    expect(puts).toEqual([])
  })

  test.each([
    ['gets no response', { kind: 'network' }],
    ['is refused', { kind: 'status', status: 400 }],
  ] as const)('resumes on retry when the abort %s', async (_, fault) => {
    intercept = hanging
    uploader.add([song()], MEDIA)
    await vi.waitFor(() => expect(first()?.bytesUploaded).toBe(SMALL_PART + LAST_PART), { timeout: 15_000 })
    provoke({ ...fault, endpoint: 's3.abort' })
    uploader.abort(first()?.id ?? '')
    intercept = () => undefined
    uploader.retry(first()?.id ?? '')
    await expectStored()
  })

  test('reports an object that the server does not list, and does not resend it', async () => {
    provoke({ kind: 'status', status: 500, endpoint: 's3.entries', times: 2 })
    uploader.add([song()], MEDIA)
    await untilStatus('failed')
    expect(first()?.errorMessage).toBe("The file was uploaded but couldn't be added. Please try again.")
    puts.length = 0
    uploader.retry(first()?.id ?? '')
    await expectStored()
    expect(puts).toEqual([])
  })
})
