import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readySong, releaseOf } from '@tests/sample-release'

import { albumBody, trackBody } from './bodies'
import { emptyRelease, type Release, type ReleaseTrack } from './release'

const rūta = { id: 3, name: 'Rūta' }
const own = { id: 'CURRENT_USER' as const, name: 'Es' }
const withAlbum = (values: object): Release => ({
  ...emptyRelease,
  kind: 'album',
  album: { ...emptyRelease.album, values: { ...emptyRelease.album.values, ...values } },
})
const song = (values: object = {}, changes: Partial<ReleaseTrack> = {}) =>
  readySong('1.wav', { ...changes, values: { ...readySong('1.wav').values, ...values } })

describe('albumBody', () => {
  it('sends only what is set', () => {
    expect(albumBody(withAlbum({ name: ' Polkas ', artists: [rūta] }))).toEqual({ name: 'Polkas', artists: [3] })
  })

  it('sends a field that the user has emptied', () => {
    const release = withAlbum({ name: 'Polkas' })
    const album = { ...release.album, touched: ['genres', 'description', 'releaseDate', 'image', 'artists'] }
    expect(albumBody({ ...release, album })).toEqual({
      name: 'Polkas',
      artists: [],
      genres: [],
      description: null,
      release_date: null,
      image: null,
    })
  })
})

describe('trackBody', () => {
  it('sends a single with its own artists, without an album', () => {
    const track = song({ artists: [own], lyrics: 'Aijā', image: 'storage/track_image_media/1.jpg' })
    expect(trackBody(releaseOf([track]), track, null)).toEqual({
      name: '1',
      duration: 60_000,
      artists: ['CURRENT_USER'],
      src: 'storage/track_media/1.wav',
      lyrics: 'Aijā',
      image: 'storage/track_image_media/1.jpg',
    })
  })

  it('follows its album in artists and release date, and leaves the cover to it', () => {
    const release_date = '2026-12-01T00:00:00.000000Z'
    const release = withAlbum({ name: 'Polkas', artists: [rūta], releaseDate: release_date })
    const track = song({ image: 'storage/track_image_media/1.jpg' })
    const body = trackBody(release, track, { albumId: 9, number: 2 })
    expect(body).toMatchObject({ artists: [3], release_date, album_id: 9, number: 2 })
    expect(body).not.toHaveProperty('image')
  })

  it('gives singles the cover that the user has chosen for all, unless the song has one chosen for it', () => {
    const cover = 'storage/album_images/1.jpg'
    const album = { ...emptyRelease.album, values: { ...emptyRelease.album.values, image: cover } }
    const imageOf = (track: ReleaseTrack, touched: string[]) =>
      trackBody(releaseOf([track], { kind: 'singles', album: { ...album, touched } }), track, null).image
    const tagged = song({ image: 'storage/track_image_media/1.jpg' })
    expect(imageOf(tagged, ['image'])).toBe(cover)
    expect(imageOf({ ...tagged, touched: ['image'] }, ['image'])).toBe('storage/track_image_media/1.jpg')
    expect(imageOf(tagged, [])).toBe('storage/track_image_media/1.jpg')
    expect(imageOf(song(), [])).toBeUndefined()
  })

  it('saves a recording without the signature of its URL', () => {
    const track = song({}, { upload: { entryId: 1, src: 'storage/track_media/1.wav?signature=1' } })
    expect(trackBody(releaseOf([track]), track, null).src).toBe('storage/track_media/1.wav')
  })

  it('sends no empty field that the user has not touched', () => {
    const fields = ['genres', 'tags', 'description', 'releaseDate', 'image', 'lyrics']
    const sent = { releaseDate: 'release_date' } as Record<string, string>
    fc.assert(
      fc.property(fc.subarray(fields), (touched) => {
        const track = song({}, { touched })
        const body = trackBody(releaseOf([track]), track, null)
        for (const field of fields) expect((sent[field] ?? field) in body).toBe(touched.includes(field))
      }),
    )
  })
})
