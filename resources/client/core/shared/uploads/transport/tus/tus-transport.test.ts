import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { tus } from '@/contract/groups/tus'
import { wirePath, XSRF_HEADER } from '@/contract/machinery/wire'
import { recoverWith } from '@/core/platform/api/recovery'
import { changeLanguage } from '@/core/platform/i18n/i18n'
import { refreshBootstrap, renewSession } from '@/core/platform/session/refresh-bootstrap'
import { clearUserData } from '@/core/platform/session/user-data'
import type { UploadItem } from '@/core/shared/uploads/queue/upload-item'
import { createFakeTransports } from '@/core/shared/uploads/testing/fake-transport'
import { createUploader, type Uploader } from '@/core/shared/uploads/uploader'
import { hours, seconds } from '@/lib/dates/duration'
import { mockBackend } from '@mock/node'
import { createFileEngine } from '@mock/site/tus/file-engine'
import type { Fault } from '@mock/state/parts/faults'
import { recordedTus } from '@tests/recorded-tus'

import { INACTIVITY_TIMEOUT_MS } from '../inactivity'
import { tusTransport } from './tus-transport'
import { DEFAULT_CHUNK_SIZE, RETRY_DELAYS_MS } from './tus-upload'

// Node would load the library's Node build, which supports neither File nor cookies.
vi.mock('tus-js-client', async () => (await import('@tests/recorded-tus')).recordTusRequests())

const MB = 1024 * 1024
const CHUNK = 1024
const SIZE = 4 * CHUNK

let uploader: Uploader
let restoreRecovery = () => {}
const { sent } = recordedTus

beforeAll(() => mockBackend.listen())
beforeEach(async () => {
  localStorage.clear()
  mockBackend.reset({ tus: createFileEngine() })
  mockBackend.signInAs('artist')
  await refreshBootstrap()
  const { getBootstrap, setBootstrap } = await import('@/core/platform/bootstrap/bootstrap-store')
  const bootstrap = getBootstrap()
  setBootstrap({
    ...bootstrap,
    settings: { ...bootstrap.settings, uploads: { ...bootstrap.settings.uploads, chunk_size: CHUNK } },
  })
  await changeLanguage('en')
  restoreRecovery = recoverWith({ renewSession })
  uploader = open()
  sent.length = 0
})
afterEach(() => {
  recordedTus.onRequest = () => {}
  recordedTus.location = (url) => url
  uploader.close()
  restoreRecovery()
  mockBackend.reset()
})
afterAll(() => mockBackend.close())

/** Makes a queue that sends every file by tus, however small. */
const open = () =>
  createUploader({ ...createFakeTransports().transports, tus: () => Promise.resolve(tusTransport) }, () => 'tus')

/** Bytes that depend on their position. */
const bytes = (seed = 0) => Uint8Array.from({ length: SIZE }, (_, index) => (index * 31 + (index >> 8) + seed) % 251)
const song = (content = bytes(), name = 'Aijā žūžū.mp3') =>
  new File([content], name, { type: 'audio/mpeg', lastModified: 5 })
const provoke = (...faults: Fault[]) => mockBackend.world.faults.set(faults)
const first = () => uploader.get()[0]
const stored = () => mockBackend.world.db.files.all().at(-1)
const openUploads = () => mockBackend.world.tus?.open() ?? []
const kinds = () => sent.map(({ method, headers }) => headers.get('X-HTTP-Method-Override') ?? method)

const untilStatus = (status: UploadItem['status']) =>
  vi.waitFor(() => expect(first()?.status).toBe(status), { timeout: 9_000 })

async function expectStored(content: Uint8Array): Promise<void> {
  await untilStatus('completed')
  const storedBytes = new Uint8Array((await stored()?.content?.arrayBuffer()) ?? new ArrayBuffer())
  expect(Buffer.compare(storedBytes, content)).toBe(0)
  await vi.waitFor(() => expect(openUploads()).toEqual([]))
}

test('uses the retry delays and the chunk size of the spec', () => {
  expect(DEFAULT_CHUNK_SIZE).toBe(5 * MB)
  expect(RETRY_DELAYS_MS).toEqual([0, 3, 5, 10, 20].map(seconds))
})

describe('tusTransport', () => {
  test('uploads a file in chunks, unchanged, with its metadata', async () => {
    uploader.add([song()], { metadata: { disk: 'public', diskPrefix: 'track_media' } })
    await expectStored(bytes())
    expect(kinds()).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH', 'PATCH'])
    expect(stored()).toMatchObject({
      name: 'Aijā žūžū.mp3',
      mime: 'audio/mpeg',
      extension: 'mp3',
      file_size: SIZE,
      disk: 'public',
      disk_prefix: 'track_media',
    })
    expect(first()).toMatchObject({ percentage: 100, bytesUploaded: SIZE })
    expect(JSON.stringify({ ...localStorage })).not.toContain('value')
  })

  test('resumes after a pause', async () => {
    let patches = 0
    recordedTus.onRequest = ({ headers }) => {
      if (headers.has('Upload-Offset') && (patches += 1) === 3) queueMicrotask(() => uploader.pause(first()?.id ?? ''))
    }
    uploader.add([song()])
    await vi.waitFor(() => expect(first()?.isPaused).toBe(true), { timeout: 9_000 })
    uploader.resume(first()?.id ?? '')
    await expectStored(bytes())
    expect(kinds().filter((kind) => kind === 'POST')).toHaveLength(1)
    expect(kinds()).toContain('HEAD')
  })

  test('resumes on another page, but not with other bytes of the same name, size and time', async () => {
    provoke({ kind: 'status', status: 422, endpoint: 'tus.append', every: 3, times: 1, body: { message: 'Not now.' } })
    uploader.add([song()])
    await untilStatus('failed')
    expect(first()?.errorMessage).toBe('Not now.')
    const reloaded = open()
    reloaded.add([song(bytes(1))])
    await vi.waitFor(() => expect(reloaded.get()[0]?.status).toBe('completed'), { timeout: 9_000 })
    sent.length = 0
    reloaded.add([song()])
    await vi.waitFor(() => expect(reloaded.get()[1]?.status).toBe('completed'), { timeout: 9_000 })
    expect(kinds()).toEqual(['HEAD', 'PATCH', 'PATCH'])
    const storedBytes = new Uint8Array((await stored()?.content?.arrayBuffer()) ?? new ArrayBuffer())
    expect(Buffer.compare(storedBytes, bytes())).toBe(0)
  })

  test('deletes a cancelled upload from the server', async () => {
    recordedTus.onRequest = ({ headers }) => {
      if (headers.get('Upload-Offset') === String(CHUNK)) queueMicrotask(() => uploader.abort(first()?.id ?? ''))
    }
    uploader.add([song()])
    await untilStatus('aborted')
    await vi.waitFor(() => expect(openUploads()).toEqual([]), { timeout: 9_000 })
  })
})

describe('tusTransport: failures', () => {
  test.each([
    ['an expired token at the start', { kind: 'status', status: 419, endpoint: 'tus.create', times: 1 }],
    ['an expired token between chunks', { kind: 'status', status: 419, endpoint: 'tus.append', every: 2, times: 1 }],
    ['a connection reset', { kind: 'network', endpoint: 'tus.append', every: 2, times: 1 }],
    ['a server error', { kind: 'status', status: 503, endpoint: 'tus.append', every: 3, times: 1 }],
    ['an offset conflict', { kind: 'status', status: 409, endpoint: 'tus.append', every: 2, times: 1 }],
    ['a locked upload', { kind: 'status', status: 423, endpoint: 'tus.append', every: 2, times: 1 }],
    ['an upload that the server lost', { kind: 'status', status: 410, endpoint: 'tus.append', every: 2, times: 1 }],
    ['a lost connection while listing', { kind: 'network', endpoint: 'tus.entries', times: 1 }],
  ] as const)('uploads despite %s', async (_, fault) => {
    provoke(fault)
    uploader.add([song()])
    await expectStored(bytes())
  })

  test('starts over when the server has lost the upload during a pause, and orphans nothing', async () => {
    recordedTus.onRequest = ({ headers }) =>
      void (headers.get('Upload-Offset') === String(CHUNK) && queueMicrotask(() => uploader.pause(first()?.id ?? '')))
    uploader.add([song()])
    await vi.waitFor(() => expect(first()?.isPaused).toBe(true), { timeout: 9_000 })
    recordedTus.onRequest = () => {}
    provoke({ kind: 'status', status: 403, endpoint: 'tus.offset', times: 1 })
    uploader.resume(first()?.id ?? '')
    await expectStored(bytes())
  })

  test.each([
    ['lists again on retry, without resending, after one refusal to list', 1],
    ['resends on retry, and orphans nothing, after two refusals to list', 2],
  ])('%s', async (_, times) => {
    provoke({ kind: 'status', status: 422, endpoint: 'tus.entries', times })
    uploader.add([song()])
    for (let tries = 0; tries < times; tries += 1) {
      await untilStatus('failed')
      uploader.retry(first()?.id ?? '')
    }
    await expectStored(bytes())
    expect(kinds().filter((kind) => kind === 'POST')).toHaveLength(times)
  })

  test('deletes an upload that the server refused to list when its file is removed', async () => {
    provoke({ kind: 'status', status: 422, endpoint: 'tus.entries', times: 1 })
    uploader.add([song()])
    await untilStatus('failed')
    uploader.remove(first()?.id ?? '')
    await vi.waitFor(() => expect(openUploads()).toEqual([]), { timeout: 9_000 })
  })

  test.each([
    ['immediately when the server refuses', { kind: 'status', status: 400 }, 0],
    ['after 30 seconds when the server does not respond', { kind: 'timeout' }, INACTIVITY_TIMEOUT_MS],
  ] as const)('resumes an upload whose deletion failed: %s', async (_, fault, wait) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    provoke({ ...fault, endpoint: 'tus.terminate' })
    recordedTus.onRequest = ({ headers }) =>
      void (headers.get('Upload-Offset') === String(CHUNK) && queueMicrotask(() => uploader.abort(first()?.id ?? '')))
    uploader.add([song()])
    await untilStatus('aborted')
    recordedTus.onRequest = () => {}
    await vi.waitFor(() => expect(kinds()).toContain('DELETE'))
    await vi.advanceTimersByTimeAsync(seconds(1))
    uploader.retry(first()?.id ?? '')
    await vi.advanceTimersByTimeAsync(wait)
    await expectStored(bytes())
    expect(kinds().filter((kind) => kind === 'POST')).toHaveLength(1)
    vi.useRealTimers()
  })

  test('keeps the upload when the offset request gets a server error', async () => {
    provoke(
      { kind: 'network', endpoint: 'tus.append', every: 3, times: 1 },
      { kind: 'status', status: 500, endpoint: 'tus.offset', times: 1 },
    )
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 100 })
    uploader.add([song()])
    await vi.waitFor(
      async () => {
        await vi.advanceTimersByTimeAsync(1000)
        expect(first()?.status).toBe('completed')
      },
      { timeout: 9_000 },
    )
    expect(kinds().filter((kind) => kind === 'POST')).toHaveLength(1)
    vi.useRealTimers()
  })

  test.each([
    [
      'a refusal with a message',
      { kind: 'status', status: 422, endpoint: 'tus.create', body: { message: 'No space left.' } },
      'No space left.',
    ],
    ['a token that stays expired', { kind: 'status', status: 419, endpoint: 'tus.create' }, 'Your session has ended.'],
    [
      'a file entry of another shape',
      { kind: 'wrongShape', endpoint: 'tus.entries' },
      "The file was uploaded but couldn't be added. Please try again.",
    ],
  ] as const)('fails on %s', async (_, fault, message) => {
    provoke(fault)
    uploader.add([song()])
    await untilStatus('failed')
    expect(first()?.errorMessage).toContain(message)
  })

  test('waits for the network when started offline', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    uploader.add([song()])
    await vi.waitFor(() => expect(first()?.status).toBe('inProgress'))
    expect(kinds()).toEqual([])
    onLine.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await expectStored(bytes())
  })

  test('asks to choose a file again that was changed on disk', async () => {
    const file = song()
    const { slice } = file
    let isChanged = false
    vi.spyOn(file, 'slice').mockImplementation((...range) => {
      const part = slice.apply(file, range)
      if (isChanged) vi.spyOn(part, 'arrayBuffer').mockRejectedValue(new DOMException('Changed', 'NotReadableError'))
      return part
    })
    provoke({ kind: 'status', status: 400, endpoint: 'tus.append', every: 2 })
    recordedTus.onRequest = ({ headers }) => void (isChanged ||= headers.get('Upload-Offset') === String(CHUNK))
    uploader.add([file])
    await untilStatus('failed')
    expect(first()?.errorMessage).toBe('The file has changed. Please choose it again.')
  })

  test('sends no request and no token to a foreign origin in Location', async () => {
    recordedTus.location = (url) => `https://evil.test/${url.split('/').at(-1)}`
    uploader.add([song()])
    await expectStored(bytes())
    expect(sent.filter(({ url }) => new URL(url, 'http://dziesma.test').host !== 'dziesma.test')).toEqual([])
    expect(sent.every(({ headers }) => headers.has(XSRF_HEADER))).toBe(true)
  })
})

describe('tusTransport: resume slots', () => {
  const interrupt = async () => {
    provoke({ kind: 'status', status: 400, endpoint: 'tus.append', every: 2, times: 1 })
    uploader.add([song()])
    await untilStatus('failed')
    sent.length = 0
  }
  const again = async () => {
    const next = open()
    next.add([song()])
    await vi.waitFor(() => expect(next.get()[0]?.status).toBe('completed'), { timeout: 9_000 })
    return kinds()[0]
  }

  test('deletes the slot on sign-out', async () => {
    await interrupt()
    expect(JSON.stringify({ ...localStorage })).toContain(openUploads()[0])
    clearUserData({ userId: mockBackend.session.userId ?? null, isSignOut: true })
    expect(JSON.stringify({ ...localStorage })).not.toContain(openUploads()[0])
  })

  test('expires the slot before the server expires the upload', async () => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - hours(23))
    await interrupt()
    clock.mockRestore()
    mockBackend.signInAs('artist')
    await refreshBootstrap()
    expect(await again()).toBe('POST')
  })

  test('resumes until the slot expires', async () => {
    await interrupt()
    expect(await again()).toBe('HEAD')
  })
})

test('sends requests to the contract’s path', async () => {
  uploader.add([song()])
  await expectStored(bytes())
  expect(new URL(sent[0]?.url ?? '').pathname).toBe(`/${wirePath(tus.create.path)}`)
})
