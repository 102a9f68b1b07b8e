import { describe, expect, it } from 'vitest'

import { seconds } from '@/lib/dates/duration'
import { trackDuration } from '@demo-media/audio/arrangement'

import { publicPath } from '../../rules/files/present-file-entry'
import { storeFile } from '../../rules/files/store-file'
import { presentTrack } from '../../rules/music/present'
import { SIGNED_SECONDS } from '../../rules/music/signed-media'
import { FAULTY_TRACKS } from '../../state/seeds/faulty-music'
import { createWorld } from '../create-world'
import { mediaResponse } from './media-routes'

const world = createWorld({ scenario: 'typical' })

const ask = (path: string, init?: RequestInit) =>
  mediaResponse(world, new Request(`http://dziesma.test/${path}`, init), path)

describe('mediaResponse: audio files', () => {
  it('serves audio whole or in ranges', async () => {
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

  it.each(['sized', 'streamed'] as const)(
    'serves the whole file as a server without range support: %s',
    async (delivery) => {
      const path = 'storage/track_media/1.wav'
      const request = new Request(`http://dziesma.test/${path}`, { headers: { Range: 'bytes=1000-' } })
      const response = mediaResponse({ ...world, audio: delivery }, request, path)
      expect([
        response?.status,
        response?.headers.get('accept-ranges'),
        response?.headers.get('content-range'),
      ]).toEqual([200, null, null])
      const whole = (await ask(path)?.arrayBuffer())?.byteLength
      expect((await response?.arrayBuffer())?.byteLength).toBe(whole)
      expect(response?.headers.get('content-length')).toBe(delivery === 'sized' ? String(whole) : null)
    },
  )

  it('serves an uploaded recording itself', async () => {
    const file = { name: 'Aijā.wav', mime: 'audio/wav', extension: 'wav', size: 4, disk: 'public' } as const
    const stored = storeFile(world, 1, { ...file, diskPrefix: 'track_media' }, { content: new Blob(['RIFF']) })
    const whole = ask(publicPath(stored))
    expect([whole?.headers.get('content-type'), await whole?.text()]).toEqual(['audio/wav', 'RIFF'])
    const part = ask(publicPath(stored), { headers: { Range: 'bytes=2-' } })
    expect([part?.status, await part?.text()]).toEqual([206, 'FF'])
  })

  it('sends an ETag per track and responds with 304 when it matches', () => {
    const tag = ask('storage/track_media/1.wav')?.headers.get('etag') ?? ''
    expect(ask('storage/track_media/2.wav')?.headers.get('etag')).not.toBe(tag)
    expect(ask('storage/track_media/1.wav', { headers: { 'If-None-Match': tag } })?.status).toBe(304)
  })
})

describe('mediaResponse: signed URLs', () => {
  let now = 0
  const signing = createWorld({ now: () => now })
  const caller = { db: signing.db, stateful: true, now: signing.now }
  const sourceOf = (id: number) => {
    const track = signing.db.tracks.get(id)
    return (track && presentTrack(caller, track).src) ?? ''
  }
  const status = (source: string, init?: RequestInit) => {
    const { pathname } = new URL(source, 'http://dziesma.test/')
    return mediaResponse(signing, new Request(`http://dziesma.test/${source}`, init), pathname.slice(1))?.status
  }

  it('refuses an expired or modified URL', () => {
    const source = sourceOf(FAULTY_TRACKS.expiring)
    now += seconds(SIGNED_SECONDS)
    expect(status(source)).toBe(200)
    now += 1
    expect(status(source)).toBe(403)
    expect(status(source.replace(/until=\d+/, `until=${now + 1}`))).toBe(403)
    expect(status(sourceOf(FAULTY_TRACKS.expiring))).toBe(200)
    expect(status('storage/track_media/9001.wav')).toBe(403)
  })

  it('spends a single-use URL by GET but not by HEAD', () => {
    const source = sourceOf(FAULTY_TRACKS.singleUse)
    const part = { headers: { Range: 'bytes=0-99' } }
    expect([status(source, { method: 'HEAD' }), status(source, part), status(source, part)]).toEqual([200, 206, 403])
    expect(status(sourceOf(FAULTY_TRACKS.singleUse))).toBe(200)
  })
})

describe('mediaResponse: faulty tracks', () => {
  it('serves no file, or a file shorter than stated', () => {
    expect(ask(world.db.tracks.get(FAULTY_TRACKS.missing)?.src ?? '')).toBeUndefined()
    const statedDuration = world.db.tracks.get(FAULTY_TRACKS.overstated)?.duration ?? 0
    expect(statedDuration - trackDuration(FAULTY_TRACKS.overstated)).toBe(seconds(90))
  })

  it('serves a stream with all of its segments', async () => {
    const list = (await ask('storage/track_media/9005.m3u8')?.text()) ?? ''
    const parts = [...list.matchAll(/^9005\/\d+\.m4s$/gm)].map(([name]) => name)
    const statuses = parts.map((name) => ask(`storage/track_media/${name}`)?.status)
    expect(parts.length).toBeGreaterThan(10)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(ask('storage/track_media/9005/init.mp4')?.headers.get('content-type')).toBe('audio/mp4')
    expect(ask(`storage/track_media/9005/${parts.length}.m4s`)?.status).toBe(404)
    expect(ask('storage/track_media/1.m3u8')).toBeUndefined()
  })
})

describe('mediaResponse: pictures', () => {
  const tagOf = (path: string) => ask(path)?.headers.get('etag')

  it.each(['album_images', 'artist_images', 'playlist_media', 'genre_media', 'avatars'])(
    'draws SVG: %s',
    async (folder) => {
      const response = ask(`storage/${folder}/1.svg`)
      expect(response?.headers.get('content-type')).toBe('image/svg+xml')
      expect(await response?.text()).toMatch(/^<svg [^]*<\/svg>\s*$/)
    },
  )

  it('draws a different picture for each row and kind, and when the name changes', () => {
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

describe('mediaResponse', () => {
  it('returns undefined for unknown paths and rows', () => {
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
})
