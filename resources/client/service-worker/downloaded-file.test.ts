import { beforeEach, describe, expect, it } from 'vitest'

import { stubCaches } from '@tests/stub-caches'

import { downloadedFile } from './downloaded-file'

const SONG = 'http://dziesma.test/offline/tracks/1'
const COVER = 'http://dziesma.test/offline/covers/a1'

const store = async (url: string, body: string, type: string) =>
  (await caches.open('downloads-5')).put(
    url,
    new Response(body, { headers: { 'Content-Type': type, 'Content-Length': String(body.length) } }),
  )
const statusOf = async (url: string) => (await downloadedFile(new Request(url))).status

beforeEach(() => void stubCaches())

describe('downloadedFile', () => {
  it('responds with a song, in parts where they are requested, and with a cover', async () => {
    await store(SONG, 'abcdef', 'audio/mpeg')
    await store(COVER, '<svg/>', 'image/svg+xml')
    expect(await (await downloadedFile(new Request(SONG))).text()).toBe('abcdef')
    expect((await downloadedFile(new Request(SONG, { headers: { Range: 'bytes=1-2' } }))).status).toBe(206)
    expect(await statusOf(COVER)).toBe(200)
  })

  it('responds with 404 for what the device lacks', async () => {
    expect(await statusOf(SONG)).toBe(404)
  })

  it.each([
    ['a page in place of a song', SONG, '<p>Sign in</p>', 'text/html'],
    ['JSON in place of a song', SONG, '{}', 'application/json'],
    ['an empty song', SONG, '', 'audio/mpeg'],
    ['a page in place of a cover', COVER, '<p>Sign in</p>', 'text/html'],
    ['a song in place of a cover', COVER, 'abc', 'audio/mpeg'],
  ])('deletes %s', async (_, url, body, type) => {
    await store(url, body, type)
    expect(await statusOf(url)).toBe(404)
    expect(await (await caches.open('downloads-5')).keys()).toEqual([])
  })
})
