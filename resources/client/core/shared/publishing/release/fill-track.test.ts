import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { chosen, readySong, releaseOf } from '@tests/sample-release'

import { changeAlbum, changeTracks } from './change-release'
import { type FileTags, fillTrack, offeredAlbum } from './fill-track'
import { type Release, trackOf, type TrackValues } from './release'

const KEY = '01.wav'
const rūta = { id: 3, name: 'Rūta' }
const tags: FileTags = {
  title: 'Aijā',
  duration: 95_000,
  artist: rūta,
  artistName: 'Rūta',
  albumName: 'Miegam',
  genres: ['polka'],
  lyrics: 'Aijā, žūžū',
  releaseDate: '2026-03-01T00:00:00.000000Z',
  image: 'storage/track_image_media/1.jpg',
}
const start = releaseOf([trackOf(chosen(KEY)), trackOf(chosen('02.wav'))], { kind: 'album' })
const firstOf = ({ tracks }: Release) => tracks[0]?.values

describe('fillTrack', () => {
  it('fills the track and the empty fields of its album', () => {
    const filled = fillTrack(start, KEY, tags)
    expect(filled.tracks[0]).toMatchObject({ isRead: true, found: { artist: 'Rūta', albumName: 'Miegam' } })
    expect(firstOf(filled)).toMatchObject({ name: 'Aijā', duration: 95_000, artists: [rūta], lyrics: 'Aijā, žūžū' })
    expect(filled.album.values).toMatchObject({ name: 'Miegam', artists: [rūta], genres: ['polka'] })
    expect(filled.album.values.description).toBe('')
  })

  it('records the file of a cover that the server has found', () => {
    const filled = fillTrack(start, KEY, { ...tags, imageFileId: 4 })
    expect(filled.foundCovers).toEqual([{ fileId: 4, url: tags.image }])
    expect(fillTrack(start, KEY, tags).foundCovers).toEqual([])
  })

  it('marks a track whose tags the server may read later, until it has', () => {
    const partly = fillTrack(start, KEY, { title: 'Aijā', isIncomplete: true })
    expect(partly.tracks[0]).toMatchObject({ isRead: true, lacksTags: true })
    expect(fillTrack(partly, KEY, tags).tracks[0]).toMatchObject({ isRead: true, lacksTags: false })
  })

  it('replaces nothing that the user has entered, in the track and in the album', () => {
    const edited = changeAlbum(changeTracks(start, new Set([KEY]), { name: 'Mana', lyrics: '' }), {
      name: 'Mans albums',
      artists: [],
    })
    const filled = fillTrack(edited, KEY, tags)
    expect(firstOf(filled)).toMatchObject({ name: 'Mana', lyrics: '', duration: 95_000 })
    expect(filled.album.values).toMatchObject({ name: 'Mans albums', artists: [], genres: ['polka'] })
  })

  it('keeps what the file name says where there are no tags', () => {
    const filled = fillTrack(start, '02.wav', {})
    expect(filled.tracks[1]).toMatchObject({ isRead: true, values: { name: '02', duration: null } })
    expect(filled.album.values).toEqual(start.album.values)
  })

  it('leaves a created album alone', () => {
    const created = { ...start, album: { ...start.album, id: 9 } }
    expect(fillTrack(created, KEY, tags).album).toEqual(created.album)
  })

  it('never changes a touched field', () => {
    const fields = Object.keys(trackOf(chosen(KEY)).values)
    fc.assert(
      fc.property(fc.subarray(fields), (touched) => {
        const before = releaseOf([{ ...trackOf(chosen(KEY)), touched }])
        const after = firstOf(fillTrack(before, KEY, tags))
        for (const field of touched as (keyof TrackValues)[]) expect(after?.[field]).toEqual(firstOf(before)?.[field])
      }),
    )
  })
})

describe('offeredAlbum', () => {
  const album = { id: 5, name: 'Miegam' }
  const found = { artist: 'Rūta', albumName: 'Miegam', album }
  const matched = releaseOf([readySong('1.wav', { found }), readySong('2.wav', { found })], { kind: 'album' })

  it('offers the album that all files belong to', () => expect(offeredAlbum(matched)).toEqual(album))

  it.each<[string, Partial<Release>]>([
    ['a file belongs to none', { tracks: [...matched.tracks, readySong('3.wav')] }],
    ['the user has declined it', { declinedAlbumId: 5 }],
    ['an album is already chosen', { kind: 'existing' }],
    ['there are no files', { tracks: [] }],
    ['the new album exists', { album: { ...matched.album, id: 9 } }],
  ])('offers none when %s', (_, changes) => expect(offeredAlbum({ ...matched, ...changes })).toBeUndefined())
})
