import { beforeEach, describe, expect, it, vi } from 'vitest'

import { ApiError, NO_RESPONSE } from '@/core/platform/api/api-error'
import { itemOf } from '@/core/shared/uploads/queue/upload-item'
import { flatMetadata } from '@/core/shared/uploads/transport/metadata'
import { mockBackend } from '@mock/node'
import { bytesOf, expectNoLeftovers, MEDIA, SMALL_PART, startSiteWithStorage } from '@tests/site-with-storage'
import { stubLocks } from '@tests/stub-locks'

import type { Transfer } from '../transport'
import { putPart } from './put-part'
import { discardMultipart, uploadMultipart } from './upload-multipart'

const SIZE = SMALL_PART + 500

/** Rejects a part before it is sent; undefined sends it. */
let refuse: (partNumber: number) => Error | undefined
let locks: ReturnType<typeof stubLocks>
let lastId = 0

vi.mock(import('./put-part'))

async function putToStorage({ url, body }: Parameters<typeof putPart>[0]): Promise<string> {
  const error = refuse(Number(new URL(url).searchParams.get('partNumber')))
  if (error) throw error
  const response = await fetch(url, { method: 'PUT', body: new Uint8Array(await body.arrayBuffer()) })
  return response.headers.get('ETag') ?? ''
}

startSiteWithStorage()
beforeEach(() => {
  vi.mocked(putPart).mockImplementation(putToStorage)
  refuse = () => undefined
  locks = stubLocks()
})

/** Makes a transfer of the same file in another row. */
function transfer(): Transfer {
  const file = new File([bytesOf(SIZE)], 'a.wav', { type: 'audio/wav', lastModified: 5 })
  const item = itemOf(file, { id: `row-${(lastId += 1)}`, transport: 's3Multipart' })
  const watch = { arm: () => {}, disarm: () => {} }
  const { signal } = new AbortController()
  return { file, item, metadata: flatMetadata(MEDIA.metadata, item, 0), signal, report: () => {}, watch }
}

const upload = (of: Transfer) => uploadMultipart(of, SMALL_PART)
const unfinished = async () => (await mockBackend.world.direct?.unfinished(mockBackend.world.db))?.parts ?? []

/** Locks the file of the earlier upload, as another tab that resumes it does. */
const lockInAnotherTab = () => locks.granted.forEach((name) => locks.held.add(name))

/** Interrupts an upload that can be resumed, and returns the key of what it left in the storage. */
async function interrupt(of: Transfer): Promise<string | undefined> {
  const stop = new AbortController()
  refuse = () => (stop.abort(new ApiError(NO_RESPONSE)), new ApiError(NO_RESPONSE))
  await expect(upload({ ...of, signal: stop.signal })).rejects.toThrow(ApiError)
  refuse = () => undefined
  const [key] = await unfinished()
  return key
}

describe('uploadMultipart', () => {
  it('keeps the lock while it starts over after the storage has lost the upload', async () => {
    let hasFailed = false
    refuse = () => (hasFailed ? undefined : ((hasFailed = true), new ApiError(404)))
    await upload(transfer())
    expect(locks.granted).toHaveLength(1)
    expect(locks.held.size).toBe(0)
    await expectNoLeftovers()
  })

  it('starts another upload on retry while another tab is resuming the first', async () => {
    const row = transfer()
    const left = await interrupt(row)
    lockInAnotherTab()
    await upload(row)
    expect(await unfinished()).toEqual([left])
  })

  it('keeps the upload that another tab is resuming when the retry fails', async () => {
    const row = transfer()
    const left = await interrupt(row)
    lockInAnotherTab()
    mockBackend.world.faults.set([{ kind: 'status', status: 422, endpoint: 's3.create' }])
    await expect(upload(row)).rejects.toThrow(ApiError)
    expect(await unfinished()).toEqual([left])
  })
})

describe('discardMultipart', () => {
  it('deletes an unfinished upload under the lock of its file', async () => {
    const row = transfer()
    await interrupt(row)
    await discardMultipart(row)
    expect(locks.granted).toHaveLength(2)
    await expectNoLeftovers()
  })

  it('keeps an upload that another tab is resuming', async () => {
    const row = transfer()
    const left = await interrupt(row)
    lockInAnotherTab()
    await discardMultipart(row)
    expect(await unfinished()).toEqual([left])
  })
})
