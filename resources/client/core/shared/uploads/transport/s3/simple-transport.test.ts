import { afterEach, describe, expect, test, vi } from 'vitest'

import type { UploadItem } from '@/core/shared/uploads/queue/upload-item'
import { createFakeTransports } from '@/core/shared/uploads/testing/fake-transport'
import { createUploader, type Uploader } from '@/core/shared/uploads/uploader'
import { mockBackend } from '@mock/node'
import type { Fault } from '@mock/state/parts/faults'
import { bytesOf, expectNoLeftovers, MEDIA, startSiteWithStorage } from '@tests/site-with-storage'

import { simpleTransport } from './simple-transport'

const SIZE = 3000

/** The number of times that the library sends a failing file. */
const LIBRARY_TRIES = 4

let uploader: Uploader
const storage = startSiteWithStorage()
afterEach(() => uploader.close())

const provoke = (...faults: Fault[]) => mockBackend.world.faults.set(faults)
const first = () => uploader.get()[0]
const untilStatus = (status: UploadItem['status']) =>
  vi.waitFor(() => expect(first()?.status).toBe(status), { timeout: 15_000 })
const cover = (bytes = bytesOf(SIZE)) => new File([bytes], 'Ķļavu vāks.png', { type: 'image/png' })
const send = async (file = cover()) => {
  uploader = createUploader(
    { ...createFakeTransports().transports, s3Simple: () => Promise.resolve(simpleTransport) },
    () => 's3Simple',
  )
  uploader.add([file], MEDIA)
  await vi.waitFor(() => expect(first()?.status).not.toBe('inProgress'), { timeout: 15_000 })
  return first()
}

describe('simpleTransport', () => {
  test.each([SIZE, 0])('uploads a file of %d bytes with one request', async (size) => {
    expect(await send(cover(bytesOf(size)))).toMatchObject({
      status: 'completed',
      percentage: 100,
      entry: { name: 'Ķļavu vāks.png', file_size: size },
    })
    await expectNoLeftovers()
  })

  test.each([
    ['a refusal', { kind: 'status', status: 422, body: { message: 'No space left.' } }, 'No space left.'],
    ['an HTML page', { kind: 'html' }, 'There was an issue. Please try again.'],
    ['an invalid URL', { kind: 'wrongShape' }, 'There was an issue. Please try again.'],
    ['a lost connection', { kind: 'network' }, 'There was an issue. Please try again.'],
  ] as const)('fails when presigning gets %s, and succeeds on retry', async (_, fault, message) => {
    provoke({ ...fault, endpoint: 's3.presign', times: 1 })
    expect(await send()).toMatchObject({ status: 'failed', errorMessage: message })
    uploader.retry(first()?.id ?? '')
    await untilStatus('completed')
  })

  test.each(['album/2', '/album/2', 'http://dziesma.test/album/2'])('sends no file to %s', async (url) => {
    const { direct } = mockBackend.world
    vi.spyOn(direct?.storage ?? expect.unreachable(), 'signPut').mockResolvedValue(url)
    expect(await send()).toMatchObject({ status: 'failed' })
    await expectNoLeftovers()
  })

  test('deletes an object that the server refused to list when its file is removed', async () => {
    provoke({ kind: 'status', status: 422, endpoint: 's3.entries', times: 1 })
    expect(await send()).toMatchObject({ status: 'failed' })
    uploader.remove(first()?.id ?? '')
    await vi.waitFor(expectNoLeftovers)
    expect(mockBackend.world.db.files.all()).toEqual([])
  })

  test('reports an object that the server does not list, and does not resend it', async () => {
    provoke({ kind: 'status', status: 500, endpoint: 's3.entries', times: 2 })
    expect(await send()).toMatchObject({
      status: 'failed',
      errorMessage: "The file was uploaded but couldn't be added. Please try again.",
    })
    provoke({ kind: 'status', status: 500, endpoint: 's3.presign' })
    uploader.retry(first()?.id ?? '')
    await untilStatus('completed')
  })

  test('reuses the presigned URL after a lost response, so that one object is stored', async () => {
    // Removes the delays between the library's retries.
    const { setTimeout: wait } = globalThis
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((act, after = 0, ...rest) =>
      wait(act, after < 1000 ? 0 : after, ...rest),
    )
    const sent = () =>
      storage()
        .passed()
        .filter(({ method }) => method === 'PUT')
        .map(({ path }) => path)
    const before = sent().length
    storage().script([{ method: 'PUT', path: /track_media/, times: LIBRARY_TRIES, incident: { kind: 'lost' } }])
    expect(await send()).toMatchObject({ status: 'failed' })
    expect(storage().left()).toEqual([])
    uploader.retry(first()?.id ?? '')
    await untilStatus('completed')
    const urls = sent().slice(before)
    expect([urls.length, new Set(urls).size]).toEqual([LIBRARY_TRIES + 1, 1])
    await expectNoLeftovers()
  })
})
