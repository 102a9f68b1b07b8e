import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { getBootstrap, setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { changeLanguage } from '@/core/platform/i18n/i18n'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import { createFakeTransports } from '@/core/shared/uploads/testing/fake-transport'
import { UploadFailure } from '@/core/shared/uploads/upload-failure'
import { createUploader, type Uploader } from '@/core/shared/uploads/uploader'
import { mockBackend } from '@mock/node'
import { createFileEngine } from '@mock/site/tus/file-engine'
import { recordedTus } from '@tests/recorded-tus'

import { tusTransport } from './tus-transport'
import { RETRY_DELAYS_MS, uploadKeyOf } from './tus-upload'

// Node would load the library's Node build, which supports neither File nor cookies.
vi.mock('tus-js-client', async () => (await import('@tests/recorded-tus')).recordTusRequests())

let uploader: Uploader

beforeAll(() => mockBackend.listen())
beforeEach(async () => {
  mockBackend.reset({ tus: createFileEngine() })
  mockBackend.signInAs('artist')
  await refreshBootstrap()
  await changeLanguage('en')
  uploader = createUploader(
    { ...createFakeTransports().transports, tus: () => Promise.resolve(tusTransport) },
    () => 'tus',
  )
  recordedTus.sent.length = 0
})
afterEach(() => {
  recordedTus.location = (url) => url
  recordedTus.offset = (_, offset) => offset
  uploader.close()
  mockBackend.reset()
})
afterAll(() => mockBackend.close())

describe('tus upload URLs', () => {
  test.each([
    'http://[',
    'http://dziesma.test/api/v1/tus/upload/%E0%A4%A',
    'http://dziesma.test/api/v1/tus/upload/',
    '',
  ])('reports an unreadable Location header %j, and creates no second upload', async (location) => {
    recordedTus.location = () => location
    uploader.add([new File(['la la'], 'song.mp3', { type: 'audio/mpeg' })])
    await vi.waitFor(() => expect(uploader.get()[0]?.status).toBe('failed'))
    expect(uploader.get()[0]?.errorMessage).toBe(
      "The upload couldn't start because of an unexpected server response. Please try again.",
    )
    expect(recordedTus.sent).toHaveLength(1)
  })

  test('uploadKeyOf() returns a key or throws UploadFailure for any text', () => {
    const units = fc
      .array(fc.integer({ max: 0xffff, min: 0 }), { maxLength: 20 })
      .map((list) => String.fromCharCode(...list))
    fc.assert(
      fc.property(fc.oneof(units, fc.webUrl(), fc.constantFrom('%', '/%2e%2e', '//', 'a/%zz')), (url) => {
        try {
          expect(uploadKeyOf(url)).toMatch(/./s)
        } catch (error) {
          expect(error).toBeInstanceOf(UploadFailure)
        }
      }),
    )
  })
})

describe('parts that bring nothing', () => {
  const CHUNK = 1024
  const parts = () => recordedTus.sent.filter(({ headers }) => headers.has('Upload-Offset'))

  beforeEach(() => {
    const bootstrap = getBootstrap()
    const { uploads } = bootstrap.settings
    setBootstrap({ ...bootstrap, settings: { ...bootstrap.settings, uploads: { ...uploads, chunk_size: CHUNK } } })
  })

  test.each([
    ['no byte', (sentOffset: number) => sentOffset],
    ['the same bytes again and again', (sentOffset: number) => (sentOffset === 0 ? CHUNK : 0)],
  ])('fails after three parts in a row when the server confirms %s', async (_, offsetAfter) => {
    mockBackend.world.faults.set([{ kind: 'status', status: 204, endpoint: 'tus.append' }])
    recordedTus.offset = ({ headers }, offset) => {
      const sentOffset = headers.get('Upload-Offset')
      return sentOffset === null ? offset : String(offsetAfter(Number(sentOffset)))
    }
    uploader.add([new File([new Uint8Array(4 * CHUNK)], 'song.mp3', { type: 'audio/mpeg' })])
    await vi.waitFor(() => expect(uploader.get()[0]?.status).toBe('failed'))
    expect(uploader.get()[0]?.errorMessage).toBe("The server isn't storing the file. Please try again later.")
    expect(parts().length).toBeLessThanOrEqual(1 + 3)
  })

  test.each([
    ['a connection that resets every part', { kind: 'network' }],
    ['a server error for every part', { kind: 'status', status: 503 }],
    ['an offset conflict for every part', { kind: 'status', status: 409 }],
  ] as const)('fails after the retries of the spec on %s', async (_, fault) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    mockBackend.world.faults.set([{ ...fault, endpoint: 'tus.append' }])
    uploader.add([new File([new Uint8Array(4 * CHUNK)], 'song.mp3', { type: 'audio/mpeg' })])
    await vi.waitFor(
      async () => {
        await vi.advanceTimersByTimeAsync(1000)
        expect(uploader.get()[0]?.status).toBe('failed')
      },
      { timeout: 9_000 },
    )
    expect(parts()).toHaveLength(1 + RETRY_DELAYS_MS.length)
    vi.useRealTimers()
  })
})
