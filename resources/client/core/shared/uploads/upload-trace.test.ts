import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { recoverWith } from '@/core/platform/api/recovery'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import { closeAllDialogs, dialogStore } from '@/core/shared/dialogs/dialog-store'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { mockBackend } from '@mock/node'
import { createFileEngine } from '@mock/site/tus/file-engine'

import { siteTransports } from './site-uploader'
import { createUploader, type Uploader } from './uploader'

// Node would load the library's Node build, which supports neither File nor cookies.
vi.mock('tus-js-client', async () => (await import('@tests/recorded-tus')).recordTusRequests())

const trace = { ignitionTrace: true, message: 'Broken', exception: 'ErrorException', file: 'x.php', line: 1, trace: [] }

let uploader: Uploader | undefined
let restoreRecovery = () => {}

beforeAll(() => mockBackend.listen())
beforeEach(async () => {
  mockBackend.reset({ tus: createFileEngine() })
  mockBackend.signInAs('artist')
  await refreshBootstrap()
  restoreRecovery = recoverWith({ announceFailure })
})
afterEach(() => {
  uploader?.close()
  closeAllDialogs()
  restoreRecovery()
  localStorage.clear()
})
afterAll(() => mockBackend.close())

test.each([
  ['form', 'fileEntries.upload'],
  ['tus', 'tus.create'],
  ['tus', 'tus.append'],
  ['tus', 'tus.entries'],
  ['s3Simple', 's3.presign'],
  ['s3Multipart', 's3.create'],
] as const)('opens one error dialog for the traces of two uploads by %s, from %s', async (transport, endpoint) => {
  mockBackend.world.faults.set([{ kind: 'status', status: 403, endpoint, body: trace }])
  const queue = createUploader(siteTransports, () => transport)
  uploader = queue
  queue.add([new File(['Aijā'], 'a.mp3', { type: 'audio/mpeg' }), new File(['žūžū'], 'b.mp3', { type: 'audio/mpeg' })])
  await vi.waitFor(() => expect(queue.get().map(({ status }) => status)).toEqual(['failed', 'failed']), {
    timeout: 9_000,
  })
  await vi.waitFor(() => expect(dialogStore.get()).toHaveLength(1))
  expect(dialogStore.get()[0]?.props).toMatchObject({ trace: { message: 'Broken' } })
})
