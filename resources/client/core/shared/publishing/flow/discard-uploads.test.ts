import { expect, it, vi } from 'vitest'

import { deleteUploads } from '@/core/shared/uploads/delete-uploads'
import { readySong, releaseOf } from '@tests/sample-release'

import { addCover, recordCover } from '../release/change-release'
import type { Release, ReleaseTrack } from '../release/release'
import { deleteUnused, unusedFoundCovers, unusedUploads } from './discard-uploads'

vi.mock(import('@/core/shared/uploads/delete-uploads'))

const FILE = 7
const cover = (fileId: number) => ({ fileId, url: `${fileId}.jpg` })
const withCovers = (release: Release) => addCover(addCover(release, cover(1)), cover(2))
/** A song whose cover, the fourth, has replaced the third. */
const covered = (song: ReleaseTrack) =>
  [3, 4].map(cover).reduce(recordCover, releaseOf([{ ...song, values: { ...song.values, image: cover(4).url } }]))
const open = readySong('1.wav')
const isPublic = readySong('1.wav', { published: { id: 5 } })
const album = (changes: Partial<Release['album']>) => ({ ...releaseOf([]).album, ...changes })

it.each<[string, Release, number[]]>([
  ['everything of an album that is not public', withCovers(releaseOf([open], { kind: 'album' })), [1, 2, FILE]],
  ['everything of singles that are not public', withCovers(releaseOf([open])), [1, 2, FILE]],
  ['the replaced cover of public singles', withCovers(releaseOf([isPublic])), [1]],
  ['the replaced cover of singles that may be public', withCovers(releaseOf([{ ...open, isUncertain: true }])), [1]],
  ['the covers of songs that are not public', covered(open), [3, 4, FILE]],
  ['the replaced cover of a public song', covered(isPublic), [3]],
  ['the replaced cover of a song that may be public', covered({ ...open, isUncertain: true }), [3]],
  ['songs of removed tracks', releaseOf([isPublic], { orphans: [3] }), [3]],
])('deletes %s', (_, release, ids) => expect(unusedUploads(release)).toEqual(ids))

it.each([{ id: 9 }, { isUncertain: true }])('keeps the cover of an album with %j', (state) => {
  const release = withCovers(releaseOf([open], { kind: 'album' }))
  const sent = { ...release, album: { ...album(state), values: release.album.values } }
  expect(unusedUploads(sent)).toEqual([1, FILE])
})

it('deletes a found cover unless something public shows it, and each once', () => {
  const foundCovers = [5, 5, 6].map(cover)
  expect(unusedFoundCovers(releaseOf([open], { foundCovers }))).toEqual([5, 6])
  const shown = { ...isPublic, values: { ...isPublic.values, image: cover(5).url } }
  expect(unusedFoundCovers(releaseOf([shown], { foundCovers }))).toEqual([6])
})

it('fails with an upload that cannot be deleted, and not with a found cover that the server keeps', async () => {
  const release = releaseOf([open], { foundCovers: [cover(5)] })
  vi.mocked(deleteUploads).mockImplementation((ids) =>
    ids.includes(5) ? Promise.reject(new Error('Kept')) : Promise.resolve(),
  )
  await expect(deleteUnused(release)).resolves.toBeUndefined()
  expect(deleteUploads).toHaveBeenCalledWith([5])
  vi.mocked(deleteUploads).mockRejectedValue(new Error('Refused'))
  await expect(deleteUnused(release)).rejects.toThrow('Refused')
})
