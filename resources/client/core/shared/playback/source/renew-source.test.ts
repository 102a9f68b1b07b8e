import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { ApiError } from '@/core/platform/api/api-error'
import { recoverWith } from '@/core/platform/api/recovery'
import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import { trackOf } from '@/core/shared/playback/testing/test-player'
import { mockBackend } from '@mock/node'

import { renewSource } from './renew-source'

beforeAll(() => mockBackend.listen())
beforeEach(() => {
  setBootstrap(bootstrapOf())
  mockBackend.signInAs('subscriber')
})
afterEach(() => {
  vi.restoreAllMocks()
  mockBackend.reset()
})
afterAll(() => mockBackend.close())

type Fault = Parameters<typeof mockBackend.world.faults.set>[0][number]

const breakCall = (fault: object) =>
  mockBackend.world.faults.set([{ endpoint: 'tracks.show', times: 1, ...fault } as Fault])
const expired = trackOf(1, { src: 'storage/track_media/1.wav?signature=old' })
/** Stubs the site's response to requests for the file; the API still responds normally. */
function stubFile(status: number, body: object = {}, headers: Record<string, string> = {}) {
  const { fetch } = globalThis
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      String(input).includes('.wav') ? Promise.resolve(Response.json(body, { status, headers })) : fetch(input, init),
    )
}

test('replaces an expired source with the server’s current one', async () => {
  expect(await renewSource(expired)).toEqual({ type: 'source', src: 'storage/track_media/1.wav' })
})

test.each([
  [402, 'refused'],
  [403, 'refused'],
  [404, 'gone'],
  [410, 'gone'],
  [422, 'broken'],
])('maps status %d to the renewal %s', async (status, type) => {
  breakCall({ kind: 'status', status })
  expect(await renewSource(expired)).toMatchObject({ type })
})

test('reports a lost connection as unreachable', async () => {
  breakCall({ kind: 'network' })
  expect(await renewSource(expired)).toEqual({ type: 'unreachable' })
})

test.each([429, 500, 502, 503, 504])('reports status %d as unreachable, with its Retry-After', async (status) => {
  breakCall({ kind: 'status', status, headers: { 'Retry-After': '7' } })
  expect(await renewSource(expired)).toEqual({ type: 'unreachable', retryAfter: 7 })
  const same = trackOf(1, await renewSource(expired))
  stubFile(status, {}, { 'Retry-After': '9' })
  expect(await renewSource(same)).toEqual({ type: 'unreachable', retryAfter: 9 })
})

test('renews an expired session once silently, or reports that the visitor is signed out', async () => {
  const renewSession = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(true).mockResolvedValueOnce(false)
  const restore = recoverWith({ renewSession, sessionEnded: () => {} })
  breakCall({ kind: 'status', status: 401 })
  expect(await renewSource(expired)).toMatchObject({ type: 'source' })
  breakCall({ kind: 'status', status: 401 })
  expect(await renewSource(expired)).toEqual({ type: 'signedOut' })
  expect(renewSession).toHaveBeenCalledTimes(2)
  breakCall({ kind: 'status', status: 419 })
  expect(await renewSource(expired)).toEqual({ type: 'signedOut' })
  restore()
})

test.each([
  [206, {}, { type: 'source', src: 'storage/track_media/1.wav' }],
  [403, { message: 'Upgrade' }, { type: 'refused', reason: new ApiError(403, { message: 'Upgrade' }) }],
  [404, {}, { type: 'broken' }],
])('probes the file when its URL is unchanged: %d', async (status, body, expected) => {
  const { src } = (await renewSource(expired)) as { src: string }
  const same = trackOf(1, { src })
  const fetched = stubFile(status, body)
  expect(await renewSource(same)).toEqual(expected)
  expect(fetched).toHaveBeenCalledWith(
    expect.stringContaining('1.wav'),
    expect.objectContaining({ headers: expect.objectContaining({ Range: 'bytes=0-0' }) }),
  )
})

test.each([
  ['without a source', ''],
  ['with an invalid source', 'javascript:alert(1)'],
])('finds a video for a track %s', async (_, src) => {
  expect(await renewSource(trackOf(1, { src, artists: [] }))).toEqual({
    type: 'source',
    src: expect.stringMatching(/^[\w-]{11}$/) as unknown,
  })
})

test('finds another video when the first one fails', async () => {
  const first = (await renewSource(trackOf(1, { src: null }))) as { src: string }
  const second = (await renewSource(trackOf(1, first))) as { src: string }
  expect(second).toMatchObject({ type: 'source' })
  expect(second.src).not.toBe(first.src)
})

test('reports a track without any video as broken', async () => {
  mockBackend.world.faults.set([{ endpoint: 'search.audio', kind: 'status', status: 404 }])
  expect(await renewSource(trackOf(1, { src: '' }))).toEqual({ type: 'broken' })
})
