import { describe, expect, it } from 'vitest'

import { mediaResponse } from './media-routes'
import { createWorld } from './world'

const world = createWorld({ scenario: 'typical' })

const ask = (path: string, init?: RequestInit) =>
  mediaResponse(world, new Request(`http://dziesma.test/${path}`, init), path)

describe('audio', () => {
  it('comes whole and in parts, and says that it may', async () => {
    const head = ask('storage/track_media/1.wav', { method: 'HEAD' })
    const size = Number(head?.headers.get('content-length'))
    expect([head?.status, head?.headers.get('accept-ranges'), head?.headers.get('content-type')]).toEqual([
      200,
      'bytes',
      'audio/wav',
    ])
    const part = ask('storage/track_media/1.wav', { headers: { Range: 'bytes=-10' } })
    expect(part?.status).toBe(206)
    expect(part?.headers.get('content-range')).toBe(`bytes ${size - 10}-${size - 1}/${size}`)
    expect((await part?.arrayBuffer())?.byteLength).toBe(10)
  })

  it('of each track is its own, and is not sent again to those who have it', () => {
    const tag = ask('storage/track_media/1.wav')?.headers.get('etag') ?? ''
    expect(ask('storage/track_media/2.wav')?.headers.get('etag')).not.toBe(tag)
    expect(ask('storage/track_media/1.wav', { headers: { 'If-None-Match': tag } })?.status).toBe(304)
  })
})

describe('pictures', () => {
  const tagOf = (path: string) => ask(path)?.headers.get('etag')

  it.each(['album_images', 'artist_images', 'playlist_media', 'genre_media', 'avatars'])(
    'of %s are drawings',
    async (folder) => {
      const response = ask(`storage/${folder}/1.svg`)
      expect(response?.headers.get('content-type')).toBe('image/svg+xml')
      expect(await response?.text()).toMatch(/^<svg [^]*<\/svg>\s*$/)
    },
  )

  it('differ from row to row and from kind to kind, and follow the name', () => {
    const own = createWorld()
    const before = mediaResponse(own, new Request('http://dziesma.test/'), 'storage/album_images/1.svg')?.headers.get(
      'etag',
    )
    own.db.albums.update(1, { name: 'Cits nosaukums' })
    const after = mediaResponse(own, new Request('http://dziesma.test/'), 'storage/album_images/1.svg')?.headers.get(
      'etag',
    )
    expect(after).not.toBe(before)
    const tags = ['album_images/1', 'album_images/2', 'playlist_media/1', 'artist_images/1'].map((name) =>
      tagOf(`storage/${name}.svg`),
    )
    expect(new Set(tags).size).toBe(4)
  })
})

it('what is not there is left to others', () => {
  const others = [
    'storage/track_media/999999.wav',
    'storage/track_media/1.svg',
    'storage/album_images/1.wav',
    'storage/album_images/0.svg',
    'storage/constructor/1.svg',
    'storage/album_images/1.svg/x',
    'storage/../track_media/1.wav',
    'login',
  ]
  for (const path of others) expect(ask(path)).toBeUndefined()
  expect(ask('storage/track_media/1.wav', { method: 'POST' })).toBeUndefined()
})
