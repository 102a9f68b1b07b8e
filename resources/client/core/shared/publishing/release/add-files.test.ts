import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { anyFiles, anyRelease, chosen, readySong, releaseOf } from '@tests/sample-release'

import { addFiles, mostCommon, withAlbum } from './add-files'
import { chooseKind } from './change-release'
import { emptyRelease, type Release, trackOf } from './release'

const namesOf = ({ tracks }: Release) => tracks.map(({ file }) => file.name)
const never = () => false

describe('addFiles', () => {
  it('puts files in the order of their numbers, and takes titles from their names', () => {
    const { release, toUpload } = addFiles(
      emptyRelease,
      ['10 Aijā.wav', '2. Miedziņš.mp3', '1-Rūķīši.flac', '03.wav'].map((name) => chosen(name)),
      never,
    )
    expect(release.tracks.map(({ values }) => values.name)).toEqual(['Rūķīši', 'Miedziņš', '03', 'Aijā'])
    expect(toUpload.size).toBe(4)
    expect(release.kind).toBe('album')
  })

  it('appends to what is there, and uploads only what a reload has cut', () => {
    const before = releaseOf([readySong('b.wav'), trackOf(chosen('a.wav')), trackOf(chosen('d.wav'))])
    const files = ['c.wav', 'b.wav', 'a.wav', 'd.wav'].map((name) => chosen(name))
    const { release, toUpload } = addFiles(before, files, (key) => key === 'd.wav')
    expect(namesOf(release)).toEqual(['b.wav', 'a.wav', 'd.wav', 'c.wav'])
    expect([...toUpload].toSorted()).toEqual(['a.wav', 'c.wav'])
  })

  it('adds every file once, and never uploads one twice', () => {
    fc.assert(
      fc.property(anyRelease, anyFiles, (before, files) => {
        const { release, toUpload } = addFiles(before, files, never)
        const keys = release.tracks.map(({ key }) => key)
        expect(new Set(keys)).toEqual(new Set([...before.tracks, ...files].map(({ key }) => key)))
        expect(new Set(keys).size).toBe(keys.length)
        expect(release.tracks.slice(0, before.tracks.length)).toEqual(before.tracks)
        for (const { key, upload } of release.tracks) if (upload) expect(toUpload.has(key)).toBe(false)
      }),
    )
  })

  it('adds nothing the second time', () => {
    fc.assert(
      fc.property(anyFiles, (files) => {
        const once = addFiles(emptyRelease, files, never).release
        const again = addFiles(once, files, () => true)
        expect(again.release).toEqual(once)
        expect(again.toUpload.size).toBe(0)
      }),
    )
  })
})

describe('withAlbum', () => {
  const folders = releaseOf([trackOf(chosen('1.wav', 'Polkas')), trackOf(chosen('2.wav', 'Polkas'))])

  it('names the album after the folder', () => {
    expect(withAlbum(folders).album.values.name).toBe('Polkas')
  })

  it('keeps a name that the user has entered, and the kind that the user has chosen', () => {
    const named = { ...folders, album: { ...folders.album, touched: ['name'] } }
    expect(withAlbum(named).album.values.name).toBe('')
    expect(withAlbum(chooseKind(folders, 'singles')).kind).toBe('singles')
  })

  it('keeps the kind once something is public', () => {
    const started = releaseOf([readySong('1.wav', { published: { id: 1 } }), readySong('2.wav')], { kind: 'singles' })
    expect(withAlbum(started).kind).toBe('singles')
  })
})

it.each([
  [['a', 'b', 'b'], 'b'],
  [['a', 'b'], 'a'],
  [['', '', 'a'], 'a'],
  [[], ''],
])('mostCommon(%j) is %j', (texts, expected) => expect(mostCommon(texts)).toBe(expected))
