import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'

import { recoverWith } from '@/core/platform/api/recovery'
import { refreshBootstrap, renewSession } from '@/core/platform/bootstrap/refresh-bootstrap'
import { changeLanguage } from '@/core/platform/i18n/i18n'
import type { UploadOptions } from '@/core/shared/uploads/uploader'
import { createFaultProxy, type FaultProxy } from '@mock/fault-proxy/create-fault-proxy'
import { mockBackend } from '@mock/node'
import { openStorage } from '@mock/storage/open-storage'
import { createS3Storage } from '@mock/storage/s3-storage'

/** Bytes of a part in tests: the storage has a smaller rule there, so that files are small too. */
export const SMALL_PART = 2000

/** Where files of these tests go. */
export const MEDIA = { metadata: { disk: 'public', diskPrefix: 'track_media' } } satisfies UploadOptions

/** So many bytes that tell where they are. */
export const bytesOf = (size: number) =>
  Uint8Array.from({ length: size }, (_, index) => (index * 31 + (index >> 8)) % 251)

/**
 * Has every test of a file run on a site of its own with an artist signed in, whose uploads go to a storage with small parts. Gives the
 * proxy before the storage, which is there once tests run.
 */
export function startSiteWithStorage(): () => FaultProxy {
  let opened: Awaited<ReturnType<typeof openStorage>>
  let proxy: FaultProxy
  let giveBack = () => {}
  const storage = () => createS3Storage({ ...opened.config, endpoint: proxy.origin })

  beforeAll(async () => {
    opened = await openStorage({}, { minPartBytes: SMALL_PART })
    proxy = await createFaultProxy({ target: opened.config.endpoint })
    await storage().prepare([window.location.origin])
    mockBackend.listen({ storage: proxy.origin })
  })
  beforeEach(async () => {
    localStorage.clear()
    mockBackend.reset({ storage: storage() })
    mockBackend.signInAs('artist')
    await refreshBootstrap()
    await changeLanguage('en')
    giveBack = recoverWith({ renewSession })
  })
  afterEach(() => {
    giveBack()
    proxy.script([])
    mockBackend.reset()
  })
  afterAll(async () => {
    mockBackend.close()
    await proxy.close()
    await opened.close()
  })
  return () => proxy
}

/** What lies in the storage and belongs to no file. */
const unfinished = () => mockBackend.world.direct?.unfinished(mockBackend.world.db)

/** Nothing lies in the storage that belongs to no file. */
export const expectNothingLeft = async (): Promise<void> =>
  expect(await unfinished()).toEqual({ parts: [], objects: [] })
