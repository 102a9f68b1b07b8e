import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { recoverWith } from '@/core/platform/api/recovery'
import { changeLanguage } from '@/core/platform/i18n/i18n'
import { refreshBootstrap, renewSession } from '@/core/platform/session/refresh-bootstrap'
import { mockBackend } from '@mock/node'
import type { Fault } from '@mock/state/parts/faults'

import type { UploadItem } from '../queue/upload-item'
import { createFakeTransports } from '../testing/fake-transport'
import { createUploader, type Uploader, type UploadOptions } from '../uploader'
import { formTransport } from './form-transport'

const GENERIC = 'There was an issue. Please try again.'
const COVER = { metadata: { disk: 'public', diskPrefix: 'playlist_media' } } satisfies UploadOptions

let uploader: Uploader

beforeAll(() => mockBackend.listen())
beforeEach(async () => {
  mockBackend.signInAs('free')
  await refreshBootstrap()
  await changeLanguage('en')
  uploader = createUploader({ ...createFakeTransports().transports, form: () => Promise.resolve(formTransport) })
})
afterEach(() => {
  uploader.close()
  mockBackend.reset()
})
afterAll(() => mockBackend.close())

const cover = (name = 'Ķļavu vāks.png', content: BlobPart[] = ['la la']) =>
  new File(content, name, { type: 'image/png' })
const stored = () =>
  mockBackend.world.db.files.all().map(({ mime, disk, disk_prefix }) => ({ mime, disk, disk_prefix }))
const provoke = (...faults: Fault[]) => mockBackend.world.faults.set(faults)

async function upload(file = cover(), options: UploadOptions = COVER): Promise<UploadItem | undefined> {
  uploader.add([file], options)
  await vi.waitFor(() => expect(uploader.get()[0]?.status).not.toBe('inProgress'))
  return uploader.get()[0]
}

describe('formTransport', () => {
  test('uploads a file with its metadata', async () => {
    const before = stored().length
    expect(await upload()).toMatchObject({
      status: 'completed',
      percentage: 100,
      entry: { mime: 'image/png', public: true },
    })
    expect(stored().slice(before)).toEqual([{ mime: 'image/png', disk: 'public', disk_prefix: 'playlist_media' }])
  })

  test('uploads an empty file', async () => {
    expect(await upload(cover('tukšs.png', []))).toMatchObject({ status: 'completed', percentage: 100 })
  })

  test.each([
    ['a refusal with a message', { metadata: { disk: 'public' } } satisfies UploadOptions, [], /./],
    [
      'a refusal without a message',
      COVER,
      [{ kind: 'status', status: 413, body: { message: '' } }],
      'The file exceeds maximum allowed size',
    ],
    ['a lost connection', COVER, [{ kind: 'network' }], GENERIC],
    ['an HTML page as the response', COVER, [{ kind: 'html' }], GENERIC],
    ['a truncated response', COVER, [{ kind: 'truncated' }], GENERIC],
    ['a response of another shape', COVER, [{ kind: 'wrongShape' }], GENERIC],
  ] as const)('fails on %s, and succeeds on retry', async (_, options, faults, message) => {
    provoke(...faults.map((fault) => ({ ...fault, endpoint: 'fileEntries.upload', times: 1 })))
    const item = await upload(cover(), options)
    expect(item).toMatchObject({ status: 'failed', entry: null })
    expect(item?.errorMessage).toMatch(message)
    if (faults.length === 0) return
    uploader.retry(item?.id ?? '')
    await vi.waitFor(() => expect(uploader.get()[0]).toMatchObject({ status: 'completed', errorMessage: null }))
  })

  test('renews an expired token and retries once', async () => {
    const restoreRecovery = recoverWith({ renewSession })
    provoke({ kind: 'status', status: 419, endpoint: 'fileEntries.upload', times: 1 })
    expect((await upload())?.status).toBe('completed')
    restoreRecovery()
  })

  test('stores nothing of an aborted upload', async () => {
    provoke({ kind: 'timeout', endpoint: 'fileEntries.upload' })
    const before = stored()
    const [id = ''] = uploader.add([cover()], COVER)
    uploader.abort(id)
    await vi.waitFor(() => expect(uploader.get()[0]?.status).toBe('aborted'))
    expect(stored()).toEqual(before)
  })

  test('waits for the network when started offline', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const before = stored().length
    uploader.add([cover()], COVER)
    // Waits until the transport has loaded and has checked the connection.
    await vi.waitFor(() => expect(onLine).toHaveBeenCalled())
    expect([uploader.get()[0]?.status, stored().length]).toEqual(['inProgress', before])
    onLine.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(uploader.get()[0]?.status).toBe('completed'))
  })
})
