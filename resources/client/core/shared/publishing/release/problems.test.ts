import { expect, it } from 'vitest'

import { chosen, readySong, releaseOf } from '@tests/sample-release'

import { problemsOf } from './problems'
import { emptyRelease, type Release, trackOf } from './release'

const artists = [{ id: 1, name: 'Rūta' }]
const credited = (values: object = {}) => readySong('1.wav', { values: { ...readySong('1.wav').values, ...values } })
const album = (values: object) => ({ ...emptyRelease.album, values: { ...emptyRelease.album.values, ...values } })

it.each<[string, Release, string[]]>([
  ['a song with everything', releaseOf([credited({ artists })]), []],
  [
    'a song of an album that credits artists',
    releaseOf([credited()], { kind: 'album', album: album({ name: 'Polkas', artists }) }),
    [],
  ],
  ['a single without artists', releaseOf([credited()], { album: album({ artists }) }), ['artists']],
  ['a blank name', releaseOf([credited({ artists, name: ' ' })]), ['name']],
  ['an unknown duration', releaseOf([credited({ artists, duration: null })]), ['duration']],
  ['a file under way', releaseOf([trackOf(chosen('1.wav'))]), ['file', 'artists']],
  ['a file that is being read', releaseOf([{ ...credited({ artists }), isRead: false }]), ['file']],
  ['a public song', releaseOf([{ ...credited(), published: { id: null } }]), []],
  ['an album without a name', releaseOf([credited({ artists })], { kind: 'album' }), ['album name']],
  ['no chosen album', releaseOf([credited({ artists })], { kind: 'existing' }), ['album target']],
])('finds what is missing in %s', (_, release, expected) => {
  const found = problemsOf(release).map(({ track, field }) => (track === null ? `album ${field}` : field))
  expect(found).toEqual(expected)
})
