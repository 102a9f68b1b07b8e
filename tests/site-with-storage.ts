import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'

import { recoverWith } from '@/core/platform/api/recovery'
import { changeLanguage } from '@/core/platform/i18n/i18n'
import { refreshBootstrap, renewSession } from '@/core/platform/session/refresh-bootstrap'
import type { UploadOptions } from '@/core/shared/uploads/uploader'
import { mockBackend } from '@mock/node'
import { createFaultProxy, type FaultProxy } from '@mock/site/fault-proxy/create-fault-proxy'
import { openStorage } from '@mock/site/storage/open-storage'
import { createS3Storage } from '@mock/site/storage/s3-storage'

/** Part size in bytes: the test storage has a lower minimum than S3, so that files stay small. */
export const SMALL_PART = 2000

/** Options of uploads in these tests. */
export const MEDIA = { metadata: { disk: 'public', diskPrefix: 'track_media' } } satisfies UploadOptions

/** Bytes that depend on their position, so that a misplaced part is noticed. */
export const bytesOf = (size: number) =>
  Uint8Array.from({ length: size }, (_, index) => (index * 31 + (index >> 8)) % 251)

/**
 * Runs every test of a file on its own site, with an artist signed in and uploads to a storage with small parts.
 * Returns a getter of the proxy before the storage, available once tests run.
 */
export function startSiteWithStorage(): () => FaultProxy {
  let opened: Awaited<ReturnType<typeof openStorage>>
  let proxy: FaultProxy
  let stopRecovery = () => {}
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
    stopRecovery = recoverWith({ renewSession })
  })
  afterEach(() => {
    stopRecovery()
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

/** Parts and objects in the storage that belong to no file. */
const unfinished = () => mockBackend.world.direct?.unfinished(mockBackend.world.db)

/** Asserts that the storage holds nothing orphaned. */
export const expectNoLeftovers = async (): Promise<void> =>
  expect(await unfinished()).toEqual({ parts: [], objects: [] })
