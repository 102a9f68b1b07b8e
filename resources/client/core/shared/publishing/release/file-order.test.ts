import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { anyFiles, chosen } from '@tests/sample-release'

import { addFiles } from './add-files'
import { reorderTracks } from './change-release'
import { compareFiles, type PlacedFile } from './file-order'
import { emptyRelease } from './release'

const file = (name: string, number?: number, disc?: number, folder = ''): PlacedFile => ({
  ...chosen(name, folder),
  place: { number, disc },
})
const sorted = (files: readonly PlacedFile[]) => files.toSorted(compareFiles).map(({ key }) => key)

describe('compareFiles', () => {
  it.each<[string, PlacedFile[]]>([
    [
      'the numbers in the tags, whatever the names are',
      [file('Zvaigzne.mp3', 1), file('03 Aka.mp3', 2), file('A.mp3', 10)],
    ],
    ['the disc before the number', [file('b.mp3', 1), file('c.mp3', 2, 1), file('a.mp3', 1, 2)]],
    ['the folder before the disc', [file('b.mp3', 9, 2, 'CD 1'), file('a.mp3', 1, 1, 'CD 2')]],
    ['the number of a name where a tag is missing', [file('b.mp3', 1), file('02 a.mp3'), file('a.mp3', 3)]],
    ['files without a number last, by their names', [file('z.mp3', 4), file('a2.mp3'), file('a10.mp3')]],
    ['equal numbers by their names', [file('a.mp3', 1), file('b.mp3', 1)]],
  ])('puts %s', (_, files) => {
    expect(sorted(files.toReversed())).toEqual(files.map(({ key }) => key))
  })

  it('sorts the same files the same way, whatever order they arrive in', () => {
    const number = fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined })
    const anyPlaced = fc
      .tuple(anyFiles, fc.array(fc.record({ number, disc: number }), { minLength: 12, maxLength: 12 }))
      .map(([files, places]) => [
        ...new Map(
          files.map((each, index) => [each.file.name, { ...each, ...(places[index] && { place: places[index] }) }]),
        ).values(),
      ])
    fc.assert(
      fc.property(anyPlaced, (files) => {
        const order = files.toSorted(compareFiles)
        for (const [index, next] of order.slice(1).entries()) {
          const before = order[index]
          expect(before && compareFiles(before, next)).toBeLessThanOrEqual(0)
        }
        expect(sorted(files.toReversed()).toSorted()).toEqual(sorted(files).toSorted())
      }),
    )
  })
})

it('keeps the order of the user when more files arrive', () => {
  const first = addFiles(emptyRelease, [file('b', 1), file('a', 2)], () => false).release
  const moved = reorderTracks(first, ['a', 'b'])
  const { release } = addFiles(moved, [file('d', 1), file('c', 2), file('a', 2)], () => false)
  expect(release.tracks.map(({ key }) => key)).toEqual(['a', 'b', 'd', 'c'])
})
