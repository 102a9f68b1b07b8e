import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ApiError } from '@/core/platform/api/api-error'
import { createFakeTransports } from '@/core/shared/uploads/fake-transport'
import type { UploadItem } from '@/core/shared/uploads/queue/upload-item'
import { UploadFailure } from '@/core/shared/uploads/upload-failure'
import { createUploader, type Uploader } from '@/core/shared/uploads/uploader'
import { hours } from '@/lib/dates/duration'
import type { Fault } from '@mock/control/faults'
import { mockBackend } from '@mock/node'
import { bytesOf, expectNothingLeft, MEDIA, SMALL_PART, startSiteWithStorage } from '@tests/site-with-storage'

import { createMultipartTransport } from './multipart-transport'
import { putPart } from './put-part'
import { PART_RETRY_DELAYS_MS, MAX_PARALLEL_PARTS } from './put-parts'

/** Of the last part, which is the third. */
const REST = 500
const SIZE = 2 * SMALL_PART + REST

/** What a test makes of each part that is sent; the storage takes it otherwise. */
let meddle: (call: {
  partNumber: number
  url: string
  signal: AbortSignal
}) => Promise<string | undefined> | undefined = () => undefined
const puts: number[] = []
/** What the storage has taken last, by part: it has told the parts' ETags, and takes no others when they are put together. */
const taken = new Map<number, Uint8Array>()
let uploader: Uploader

vi.mock(import('./put-part'))

async function putToStorage({ url, body, signal, onProgress }: Parameters<typeof putPart>[0]): Promise<string> {
  const partNumber = Number(new URL(url).searchParams.get('partNumber'))
  puts.push(partNumber)
  const meddled = await meddle({ partNumber, url, signal })
  if (meddled !== undefined) return meddled
  const bytes = new Uint8Array(await body.arrayBuffer())
  const response = await fetch(url, { method: 'PUT', body: bytes })
  if (!response.ok) throw new ApiError(response.status)
  taken.set(partNumber, bytes)
  signal.throwIfAborted()
  onProgress(body.size)
  return response.headers.get('ETag') ?? ''
}

startSiteWithStorage()
beforeEach(() => {
  vi.mocked(putPart).mockImplementation(putToStorage)
  puts.length = 0
  taken.clear()
  meddle = () => undefined
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

/** The second part never arrives. */
const hanging: typeof meddle = ({ partNumber, signal }) =>
  partNumber === 2
    ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    : undefined

async function expectStored(of = uploader): Promise<void> {
  await untilStatus('completed', of)
  const parts = [...taken].toSorted(([a], [b]) => a - b).map(([, bytes]) => bytes)
  expect(Buffer.compare(Buffer.concat(parts), content)).toBe(0)
  await expectNothingLeft()
}

test('parts at once, tries and waits are those of the spec', () => {
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
])('sends no part to %j, and has the storage forget the upload', async (url) => {
  const { direct } = mockBackend.world
  vi.spyOn(direct?.storage ?? expect.unreachable(), 'signPart').mockResolvedValue(url)
  uploader.add([song()], MEDIA)
  await untilStatus('failed')
  expect(puts).toEqual([])
  await expectNothingLeft()
})

describe('the largest files', () => {
  test('go in parts and arrive as they were', async () => {
    uploader.add([song()], MEDIA)
    await expectStored()
    expect(puts.toSorted((a, b) => a - b)).toEqual([1, 2, 3])
    expect(first()).toMatchObject({ percentage: 100, entry: { name: 'Aijā žūžū.wav', file_size: SIZE } })
    expect(JSON.stringify({ ...localStorage })).not.toContain('uploadId')
  })

  test('go on in another page with the parts that are missing', async () => {
    meddle = hanging
    uploader.add([song()], MEDIA)
    await vi.waitFor(() => expect(first()?.bytesUploaded).toBe(SMALL_PART + REST), { timeout: 15_000 })
    uploader.pause(first()?.id ?? '')
    meddle = () => undefined
    puts.length = 0
    const reloaded = open()
    reloaded.add([song()], MEDIA)
    await expectStored(reloaded)
    expect(puts).toEqual([2])
  })

  test('go on in parts of another size by beginning anew: the old upload is taken back', async () => {
    const uploadIds = new Set<string | null>()
    const note = ({ url }: { url: string }) => void uploadIds.add(new URL(url).searchParams.get('uploadId'))
    meddle = (call) => (note(call), hanging(call))
    uploader.add([song()], MEDIA)
    await vi.waitFor(() => expect(first()?.bytesUploaded).toBe(SMALL_PART + REST), { timeout: 15_000 })
    uploader.pause(first()?.id ?? '')
    meddle = (call) => (note(call), undefined)
    taken.clear()
    const reloaded = open(2 * SMALL_PART)
    reloaded.add([song()], MEDIA)
    await expectStored(reloaded)
    expect(uploadIds.size).toBe(2)
  })

  test('that nobody goes on with in time are taken back with the next one', async () => {
    meddle = ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    uploader.add([song()], MEDIA)
    await vi.waitFor(() => expect(puts).toHaveLength(3), { timeout: 15_000 })
    uploader.pause(first()?.id ?? '')
    for (const [key, value] of Object.entries({ ...localStorage })) {
      localStorage.setItem(key, String(value).replaceAll(/"time":\d+/g, `"time":${Date.now() - hours(23)}`))
    }
    meddle = () => undefined
    const reloaded = open()
    reloaded.add([song()], MEDIA)
    await expectStored(reloaded)
  })

  test('leave nothing in the storage when they are cancelled', async () => {
    meddle = hanging
    uploader.add([song()], MEDIA)
    await vi.waitFor(() => expect(first()?.bytesUploaded).toBe(SMALL_PART + REST), { timeout: 15_000 })
    uploader.abort(first()?.id ?? '')
    await vi.waitFor(expectNothingLeft, { timeout: 15_000 })
  })
})

describe('when something goes wrong', () => {
  /** Fails a part so often. */
  const failing = (status: number, times: number) => {
    let left = times
    return ({ partNumber }: { partNumber: number }) =>
      partNumber === 2 && (left -= 1) >= 0 ? Promise.reject(new ApiError(status)) : undefined
  }
  /** The waits between tries are nothing to test here. */
  const hurry = () => {
    const { setTimeout: wait } = globalThis
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((act, after = 0, ...rest) =>
      wait(act, PART_RETRY_DELAYS_MS.includes(after) ? 0 : after, ...rest),
    )
  }

  test.each([
    ['an expired address', 403, 1],
    ['a reset', 0, 3],
    ['a failing storage', 503, 3],
  ])('%s of a part: it arrives all the same', async (_, status, times) => {
    hurry()
    meddle = failing(status, times)
    uploader.add([song()], MEDIA)
    await expectStored()
    expect(puts.filter((number) => number === 2)).toHaveLength(times + 1)
  })

  test('an upload that the storage has lost begins anew', async () => {
    meddle = failing(404, 1)
    uploader.add([song()], MEDIA)
    await untilStatus('completed')
    expect(puts.filter((number) => number === 2)).toHaveLength(2)
    expect(first()?.entry?.file_size).toBe(SIZE)
  })

  test.each([
    ['an address that stays refused', () => failing(403, 9), 'The storage has refused the file.'],
    [
      'a storage that hides the ETag',
      () => () => Promise.reject(new UploadFailure('CORS must expose ETag')),
      'CORS must expose ETag',
    ],
    [
      'addresses that the site refuses',
      () => (
        provoke({ kind: 'status', status: 422, endpoint: 's3.signParts', body: { message: 'No more.' } }),
        () => undefined
      ),
      'No more.',
    ],
    ['a part that is refused every time', () => failing(400, 9), 'There was an issue. Please try again.'],
  ])('%s: it has failed, and nothing is left', async (_, trouble, message) => {
    hurry()
    meddle = trouble()
    uploader.add([song()], MEDIA)
    await untilStatus('failed')
    expect(first()?.errorMessage).toBe(message)
    await vi.waitFor(expectNothingLeft)
  })

  test('a connection that stays lost: it has failed, and goes on when it is tried again', async () => {
    hurry()
    meddle = failing(0, 9)
    uploader.add([song()], MEDIA)
    await untilStatus('failed')
    meddle = () => undefined
    puts.length = 0
    uploader.retry(first()?.id ?? '')
    await expectStored()
    expect(puts).toContain(2)
  })

  test.each(['s3.complete', 's3.entries', 's3.signParts'])(
    'a lost answer of %s: it arrives all the same, or when it is tried again',
    async (endpoint) => {
      hurry()
      provoke({ kind: 'truncated', endpoint, times: 1 })
      uploader.add([song()], MEDIA)
      await vi.waitFor(() => expect(first()?.status).not.toBe('inProgress'), { timeout: 15_000 })
      if (first()?.status === 'failed') uploader.retry(first()?.id ?? '')
      await expectStored()
    },
  )

  test.each(['s3.uploadedParts', 's3.complete'])('a refusal of %s leaves nothing behind', async (endpoint) => {
    hurry()
    meddle = failing(0, 4)
    uploader.add([song()], MEDIA)
    await untilStatus('failed')
    provoke({ kind: 'status', status: 404, endpoint, times: 1 })
    uploader.retry(first()?.id ?? '')
    await untilStatus('completed')
    await expectNothingLeft()
  })

  test('what was put together without an answer is listed, and not sent anew', async () => {
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
    ['without an answer', { kind: 'network' }],
    ['by a refusal', { kind: 'status', status: 400 }],
  ] as const)('an upload that cannot be taken back, %s, is gone on with when it is tried again', async (_, fault) => {
    meddle = hanging
    uploader.add([song()], MEDIA)
    await vi.waitFor(() => expect(first()?.bytesUploaded).toBe(SMALL_PART + REST), { timeout: 15_000 })
    provoke({ ...fault, endpoint: 's3.abort' })
    uploader.abort(first()?.id ?? '')
    meddle = () => undefined
    uploader.retry(first()?.id ?? '')
    await expectStored()
  })

  test('a file that the server does not list is told of, and not sent twice', async () => {
    provoke({ kind: 'status', status: 500, endpoint: 's3.entries', times: 2 })
    uploader.add([song()], MEDIA)
    await untilStatus('failed')
    expect(first()?.errorMessage).toBe('The file was uploaded, but could not be listed. Please try again.')
    puts.length = 0
    uploader.retry(first()?.id ?? '')
    await expectStored()
    expect(puts).toEqual([])
  })
})
