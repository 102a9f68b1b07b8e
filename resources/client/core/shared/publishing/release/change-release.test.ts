import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { anyRelease, readySong, releaseOf } from '@tests/sample-release'

import { changeAlbum, changeTracks, isOpenTrack, removeTrack, reorderTracks, restoreTrack } from './change-release'
import type { Release } from './release'

const keysOf = ({ tracks }: Release) => tracks.map(({ key }) => key)
const refusals = { name: 'Too long.', genres: 'Unknown.', '': 'No.' }

describe('changeTracks', () => {
  it('changes the named tracks, and clears the refusals of the changed fields', () => {
    const before = releaseOf([readySong('1.wav', { errors: refusals }), readySong('2.wav')])
    const [first, second] = changeTracks(before, new Set(['1.wav']), { name: 'Aijā' }).tracks
    expect(first).toMatchObject({ values: { name: 'Aijā' }, touched: ['name'], errors: { genres: 'Unknown.' } })
    expect(second).toBe(before.tracks[1])
  })

  it('never changes what is public, or what a lost response may have made public', () => {
    const before = releaseOf([readySong('1.wav', { published: { id: 1 } }), readySong('2.wav', { isUncertain: true })])
    expect(changeTracks(before, new Set(['1.wav', '2.wav']), { name: 'Aijā' })).toBe(before)
  })
})

describe('changeAlbum', () => {
  it('changes the album until it exists or may exist', () => {
    const before = releaseOf([])
    expect(changeAlbum(before, { name: 'Polkas' }).album).toMatchObject({
      values: { name: 'Polkas' },
      touched: ['name'],
    })
    for (const album of [
      { ...before.album, id: 1 },
      { ...before.album, isUncertain: true },
    ])
      expect(changeAlbum({ ...before, album }, { name: 'Polkas' }).album).toBe(album)
  })
})

describe('removeTrack and restoreTrack', () => {
  it('brings a release back as it was', () => {
    fc.assert(
      fc.property(anyRelease, fc.nat(), (release, at) => {
        const place = release.tracks.length > 0 ? at % release.tracks.length : 0
        const track = release.tracks[place]
        if (!track || !isOpenTrack(track)) return
        const removed = removeTrack(release, track.key)
        expect(keysOf(removed)).toEqual(keysOf(release).filter((key) => key !== track.key))
        expect(removed.orphans).toEqual(track.upload ? [track.upload.entryId] : [])
        expect(restoreTrack(removed, track, place)).toEqual(release)
      }),
    )
  })

  it('keeps what is public', () => {
    const release = releaseOf([readySong('1.wav', { published: { id: 1 } })])
    expect(removeTrack(release, '1.wav')).toBe(release)
  })

  it('ignores a restored track that was added again', () => {
    const release = releaseOf([readySong('1.wav')])
    expect(restoreTrack(release, readySong('1.wav'), 0)).toBe(release)
  })
})

it('reorderTracks puts any tracks in any order', () => {
  fc.assert(
    fc.property(
      anyRelease.chain((release) =>
        fc.tuple(fc.constant(release), fc.shuffledSubarray(keysOf(release), { minLength: release.tracks.length })),
      ),
      ([release, order]) => {
        expect(keysOf(reorderTracks(release, order))).toEqual(order)
      },
    ),
  )
})
