import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { tus } from '@/contract/tus'
import { wirePath, XSRF_HEADER } from '@/contract/wire'
import { recoverWith } from '@/core/platform/api/recovery'
import { refreshBootstrap, renewSession } from '@/core/platform/bootstrap/refresh-bootstrap'
import { changeLanguage } from '@/core/platform/i18n/i18n'
import { forgetUser } from '@/core/platform/session/user-leaves'
import { createFakeTransports } from '@/core/shared/uploads/fake-transport'
import type { UploadItem } from '@/core/shared/uploads/queue/upload-item'
import { createUploader, type Uploader } from '@/core/shared/uploads/uploader'
import { hours, seconds } from '@/lib/dates/duration'
import type { Fault } from '@mock/control/faults'
import { mockBackend } from '@mock/node'
import { createFileEngine } from '@mock/tus/file-engine'
import { line } from '@tests/tus-line'

import { INACTIVITY_TIMEOUT } from '../inactivity'
import { tusTransport } from './tus-transport'
import { DEFAULT_CHUNK_SIZE, RETRY_DELAYS_MS } from './tus-upload'

// Node would get the library's own build for Node, which knows neither files nor cookies.
vi.mock('tus-js-client', async () => (await import('@tests/tus-line')).libraryOnLine())

const MB = 1024 * 1024
const CHUNK = 1024
const SIZE = 4 * CHUNK

let uploader: Uploader
let giveBack = () => {}
const { sent } = line

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
  giveBack = recoverWith({ renewSession })
  uploader = open()
  sent.length = 0
})
afterEach(() => {
  line.onRequest = () => {}
  line.location = (address) => address
  uploader.close()
  giveBack()
  mockBackend.reset()
})
afterAll(() => mockBackend.close())

/** Whatever the size: files of a few bytes go in chunks here. */
const open = () =>
  createUploader({ ...createFakeTransports().transports, tus: () => Promise.resolve(tusTransport) }, () => 'tus')

/** Bytes that tell where they are. */
const bytes = (seed = 0) => Uint8Array.from({ length: SIZE }, (_, index) => (index * 31 + (index >> 8) + seed) % 251)
const song = (content = bytes(), name = 'Aijā žūžū.mp3') =>
  new File([content], name, { type: 'audio/mpeg', lastModified: 5 })
const provoke = (...faults: Fault[]) => mockBackend.world.faults.set(faults)
const first = () => uploader.get()[0]
const stored = () => mockBackend.world.db.files.all().at(-1)
const begun = () => mockBackend.world.tus?.open() ?? []
const kinds = () => sent.map(({ method, headers }) => headers.get('X-HTTP-Method-Override') ?? method)

const untilStatus = (status: UploadItem['status']) =>
  vi.waitFor(() => expect(first()?.status).toBe(status), { timeout: 9_000 })

async function expectStored(content: Uint8Array): Promise<void> {
  await untilStatus('completed')
  const kept = new Uint8Array((await stored()?.content?.arrayBuffer()) ?? new ArrayBuffer())
  expect(Buffer.compare(kept, content)).toBe(0)
  await vi.waitFor(() => expect(begun()).toEqual([]))
}

test('waits and chunks are those of the spec', () => {
  expect(DEFAULT_CHUNK_SIZE).toBe(5 * MB)
  expect(RETRY_DELAYS_MS).toEqual([0, 3, 5, 10, 20].map(seconds))
})

describe('a large file', () => {
  test('goes in chunks and arrives as it was, with all that is said of it', async () => {
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

  test('goes on after a pause', async () => {
    let patches = 0
    line.onRequest = ({ headers }) => {
      if (headers.has('Upload-Offset') && (patches += 1) === 3) queueMicrotask(() => uploader.pause(first()?.id ?? ''))
    }
    uploader.add([song()])
    await vi.waitFor(() => expect(first()?.isPaused).toBe(true), { timeout: 9_000 })
    uploader.resume(first()?.id ?? '')
    await expectStored(bytes())
    expect(kinds().filter((kind) => kind === 'POST')).toHaveLength(1)
    expect(kinds()).toContain('HEAD')
  })

  test('goes on in another page, as after a reload; other bytes of the same name, size and time do not', async () => {
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
    const kept = new Uint8Array((await stored()?.content?.arrayBuffer()) ?? new ArrayBuffer())
    expect(Buffer.compare(kept, bytes())).toBe(0)
  })

  test('that is cancelled is taken back from the server', async () => {
    line.onRequest = ({ headers }) => {
      if (headers.get('Upload-Offset') === String(CHUNK)) queueMicrotask(() => uploader.abort(first()?.id ?? ''))
    }
    uploader.add([song()])
    await untilStatus('aborted')
    await vi.waitFor(() => expect(begun()).toEqual([]), { timeout: 9_000 })
  })
})

describe('when something goes wrong', () => {
  test.each([
    ['an expired token, at the start', { kind: 'status', status: 419, endpoint: 'tus.create', times: 1 }],
    ['an expired token, on the way', { kind: 'status', status: 419, endpoint: 'tus.append', every: 2, times: 1 }],
    ['a reset', { kind: 'network', endpoint: 'tus.append', every: 2, times: 1 }],
    ['a failing server', { kind: 'status', status: 503, endpoint: 'tus.append', every: 3, times: 1 }],
    ['another offset', { kind: 'status', status: 409, endpoint: 'tus.append', every: 2, times: 1 }],
    ['another request at the same upload', { kind: 'status', status: 423, endpoint: 'tus.append', every: 2, times: 1 }],
    ['an upload that is gone', { kind: 'status', status: 410, endpoint: 'tus.append', every: 2, times: 1 }],
    ['a list that does not answer', { kind: 'network', endpoint: 'tus.entries', times: 1 }],
  ] as const)('%s: it arrives all the same', async (_, fault) => {
    provoke(fault)
    uploader.add([song()])
    await expectStored(bytes())
  })

  test('an upload of which the server knows no more after a pause begins anew, and nothing is left of it', async () => {
    line.onRequest = ({ headers }) =>
      void (headers.get('Upload-Offset') === String(CHUNK) && queueMicrotask(() => uploader.pause(first()?.id ?? '')))
    uploader.add([song()])
    await vi.waitFor(() => expect(first()?.isPaused).toBe(true), { timeout: 9_000 })
    line.onRequest = () => {}
    provoke({ kind: 'status', status: 403, endpoint: 'tus.offset', times: 1 })
    uploader.resume(first()?.id ?? '')
    await expectStored(bytes())
  })

  test.each([
    ['once is listed when it is tried again, and not sent anew', 1],
    ['twice is sent anew, and nothing is left of what was sent before', 2],
  ])('what the server refuses to list %s', async (_, times) => {
    provoke({ kind: 'status', status: 422, endpoint: 'tus.entries', times })
    uploader.add([song()])
    for (let tries = 0; tries < times; tries += 1) {
      await untilStatus('failed')
      uploader.retry(first()?.id ?? '')
    }
    await expectStored(bytes())
    expect(kinds().filter((kind) => kind === 'POST')).toHaveLength(times)
  })

  test('what the server refuses to list is taken back with its file', async () => {
    provoke({ kind: 'status', status: 422, endpoint: 'tus.entries', times: 1 })
    uploader.add([song()])
    await untilStatus('failed')
    uploader.remove(first()?.id ?? '')
    await vi.waitFor(() => expect(begun()).toEqual([]), { timeout: 9_000 })
  })

  test.each([
    ['at once where the server refuses', { kind: 'status', status: 400 }, 0],
    ['after half a minute where the server does not answer', { kind: 'timeout' }, INACTIVITY_TIMEOUT],
  ] as const)('an upload that cannot be taken back is gone on with %s', async (_, fault, wait) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    provoke({ ...fault, endpoint: 'tus.terminate' })
    line.onRequest = ({ headers }) =>
      void (headers.get('Upload-Offset') === String(CHUNK) && queueMicrotask(() => uploader.abort(first()?.id ?? '')))
    uploader.add([song()])
    await untilStatus('aborted')
    line.onRequest = () => {}
    await vi.waitFor(() => expect(kinds()).toContain('DELETE'))
    await vi.advanceTimersByTimeAsync(seconds(1))
    uploader.retry(first()?.id ?? '')
    await vi.advanceTimersByTimeAsync(wait)
    await expectStored(bytes())
    expect(kinds().filter((kind) => kind === 'POST')).toHaveLength(1)
    vi.useRealTimers()
  })

  test('a server that fails when it is asked how far it is does not make the upload begin anew', async () => {
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
      'the server’s words',
      { kind: 'status', status: 422, endpoint: 'tus.create', body: { message: 'No space left.' } },
      'No space left.',
    ],
    ['a token that stays expired', { kind: 'status', status: 419, endpoint: 'tus.create' }, 'Your session has ended.'],
    [
      'an entry in another shape',
      { kind: 'wrongShape', endpoint: 'tus.entries' },
      'The file was uploaded, but could not be listed. Please try again.',
    ],
  ] as const)('%s: it has failed', async (_, fault, message) => {
    provoke(fault)
    uploader.add([song()])
    await untilStatus('failed')
    expect(first()?.errorMessage).toContain(message)
  })

  test('offline at the start, it waits for the network', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    uploader.add([song()])
    await vi.waitFor(() => expect(first()?.status).toBe('inProgress'))
    expect(kinds()).toEqual([])
    onLine.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await expectStored(bytes())
  })

  test('a file that was changed on the disk is to be chosen again', async () => {
    const file = song()
    const { slice } = file
    let isChanged = false
    vi.spyOn(file, 'slice').mockImplementation((...range) => {
      const part = slice.apply(file, range)
      if (isChanged) vi.spyOn(part, 'arrayBuffer').mockRejectedValue(new DOMException('Changed', 'NotReadableError'))
      return part
    })
    provoke({ kind: 'status', status: 400, endpoint: 'tus.append', every: 2 })
    line.onRequest = ({ headers }) => void (isChanged ||= headers.get('Upload-Offset') === String(CHUNK))
    uploader.add([file])
    await untilStatus('failed')
    expect(first()?.errorMessage).toBe('The file has changed. Please choose it again.')
  })

  test('an address at another site is never asked, nor told the token', async () => {
    line.location = (address) => `https://evil.test/${address.split('/').at(-1)}`
    uploader.add([song()])
    await expectStored(bytes())
    expect(sent.filter(({ url }) => new URL(url, 'http://dziesma.test').host !== 'dziesma.test')).toEqual([])
    expect(sent.every(({ headers }) => headers.has(XSRF_HEADER))).toBe(true)
  })
})

describe('what is remembered', () => {
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

  test('is gone when the user signs out', async () => {
    await interrupt()
    expect(JSON.stringify({ ...localStorage })).toContain(begun()[0])
    forgetUser({ userId: mockBackend.session.userId ?? null, isSignOut: true })
    expect(JSON.stringify({ ...localStorage })).not.toContain(begun()[0])
  })

  test('is gone before the server forgets it', async () => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - hours(23))
    await interrupt()
    clock.mockRestore()
    mockBackend.signInAs('artist')
    await refreshBootstrap()
    expect(await again()).toBe('POST')
  })

  test('holds until then', async () => {
    await interrupt()
    expect(await again()).toBe('HEAD')
  })
})

test('the address is the contract’s', async () => {
  uploader.add([song()])
  await expectStored(bytes())
  expect(new URL(sent[0]?.url ?? '').pathname).toBe(`/${wirePath(tus.create.path)}`)
})
