import { describe, expect, it, vi } from 'vitest'

import { downloadTrack } from './download-track'

const SOUND = { 'Content-Type': 'audio/mpeg' }

/** Downloads a track whose request has this outcome. */
function download(respond: () => Response, signal = new AbortController().signal) {
  const fetch = vi.fn<(url: URL) => Promise<Response>>(async () => respond())
  vi.stubGlobal('fetch', fetch)
  const shares: number[] = []
  return { fetch, shares, outcome: downloadTrack(7, signal, (share) => shares.push(share)) }
}

describe('downloadTrack', () => {
  it('returns the file, and reports its progress', async () => {
    const { fetch, shares, outcome } = download(
      () => new Response('abcd', { headers: { ...SOUND, 'Content-Length': '4' } }),
    )
    expect(await outcome).toMatchObject({ type: 'file', file: { size: 4, type: 'audio/mpeg' } })
    expect(shares).toEqual([1])
    expect(fetch.mock.lastCall?.[0].href).toBe('http://dziesma.test/api/v1/tracks/7/download')
  })

  it('accepts a file of unknown or encoded length', async () => {
    for (const headers of [SOUND, { ...SOUND, 'Content-Length': '2', 'Content-Encoding': 'gzip' }])
      expect(await download(() => new Response('abcd', { headers })).outcome).toMatchObject({ type: 'file' })
  })

  it.each([
    ['a truncated file', () => new Response('ab', { headers: { ...SOUND, 'Content-Length': '4' } })],
    ['an empty file', () => new Response('', { headers: SOUND })],
    ['a page', () => new Response('<p>Sign in</p>', { headers: { 'Content-Type': 'text/html' } })],
    ['JSON', () => Response.json({ message: 'Later' })],
    ['no body', () => new Response(null, { headers: SOUND })],
    ['a full server', () => new Response('', { status: 503 })],
    ['too many requests', () => new Response('', { status: 429 })],
    ['an ended session', () => new Response('', { status: 401 })],
    [
      'a lost connection',
      () => {
        throw new TypeError('Failed to fetch')
      },
    ],
  ])('reports an interruption on %s', async (_, respond) => {
    expect(await download(respond).outcome).toEqual({ type: 'interrupted' })
  })

  it.each([
    [404, 'unkeepable'],
    [410, 'unkeepable'],
    [422, 'unkeepable'],
    [204, 'unkeepable'],
    [403, 'forbidden'],
  ])('treats status %i as %s', async (status, type) => {
    expect(await download(() => new Response(null, { status })).outcome).toEqual({ type })
  })

  it('refuses a file that is not audio', async () => {
    const headers = { 'Content-Type': 'image/png' }
    expect(await download(() => new Response('abcd', { headers })).outcome).toEqual({ type: 'unkeepable' })
  })

  it('rejects when it is aborted', async () => {
    const controller = new AbortController()
    controller.abort()
    const { outcome } = download(() => {
      throw new DOMException('', 'AbortError')
    }, controller.signal)
    await expect(outcome).rejects.toHaveProperty('name', 'AbortError')
  })
})
