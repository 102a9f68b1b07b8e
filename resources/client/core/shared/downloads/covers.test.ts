import { beforeEach, describe, expect, it, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import { type FakeDevice, stubCaches } from '@tests/stub-caches'

import { downloadCovers } from './covers'
import type { DownloadedCollection } from './downloaded-music'
import { openDownloads } from './downloads-cache'

const album: DownloadedCollection = {
  kind: 'album',
  id: 2,
  name: 'Album',
  image: 'images/a.svg',
  tracks: [],
  unkeepable: [],
}

let device: FakeDevice
beforeEach(() => {
  device = stubCaches()
  setBootstrap(bootstrapOf())
})

async function download(picture: Response): Promise<string[]> {
  vi.stubGlobal('fetch', () => Promise.resolve(picture))
  await downloadCovers(await openDownloads(5), album, new AbortController().signal)
  return device.pathsOf(5)
}
const response = (body: string | null, type: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': type } })

describe('downloadCovers', () => {
  it('stores a picture', async () => {
    expect(await download(response('<svg/>', 'image/svg+xml'))).toHaveLength(1)
  })

  it.each([
    ['a page', response('<p>Sign in</p>', 'text/html')],
    ['an empty picture', response('', 'image/svg+xml')],
    ['no content', response(null, 'image/svg+xml', 204)],
    ['an error', response('<svg/>', 'image/svg+xml', 404)],
  ])('stores nothing for %s', async (_, picture) => {
    expect(await download(picture)).toEqual([])
  })

  it('replaces a page that is stored in place of the picture', async () => {
    const downloads = await openDownloads(5)
    await download(response('<svg/>', 'image/svg+xml'))
    const [path = ''] = device.pathsOf(5)
    await downloads.put(path, new Blob(['<p>Sign in</p>'], { type: 'text/html' }))
    await download(response('<svg/>', 'image/svg+xml'))
    expect(await downloads.has(path)).toBe(true)
  })
})
