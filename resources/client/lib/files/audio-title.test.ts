import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { audioTitle } from './audio-title'

const bytes = (text: string) => [...new TextEncoder().encode(text)]
const size = (count: number, length: number, bits: number) =>
  Array.from({ length }, (_, index) => Math.floor(count / 2 ** (bits * (length - 1 - index))) % 2 ** bits)
const file = (...parts: number[][]) => new Blob([new Uint8Array(parts.flat())])

const utf16 = (text: string) =>
  [...`\uFEFF${text}`].flatMap((letter) => [letter.charCodeAt(0) % 256, letter.charCodeAt(0) >> 8])

/** An ID3 tag with a frame of another kind before the title. */
function id3(major: 2 | 3 | 4, text: number[]): Blob {
  const bits = major === 4 ? 7 : 8
  const frame = (id: string, content: number[]) => [
    ...bytes(id),
    ...size(content.length, id.length, bits),
    ...(major === 2 ? [] : [0, 0]),
    ...content,
  ]
  const frames = [
    ...frame(major === 2 ? 'TP1' : 'TPE1', [0, ...Array.from({ length: 200 }, () => 65)]),
    ...frame(major === 2 ? 'TT2' : 'TIT2', text),
  ]
  return file(bytes('ID3'), [major, 0, 0], size(frames.length, 4, 7), frames, [255, 251])
}

const comments = (...list: string[]) => {
  const all = ['vendor', ...list].map((text) => [...size(bytes(text).length, 4, 8).toReversed(), ...bytes(text)])
  return [...(all[0] ?? []), ...size(list.length, 4, 8).toReversed(), ...all.slice(1).flat()]
}
const flac = (block: number[]) =>
  file(bytes('fLaC'), [0, 0, 0, 2, 1, 2], [0x84, ...size(block.length, 3, 8)], block, [255, 248])

describe('audioTitle', () => {
  it.each([
    ['ID3 2.2 in Latin-1', id3(2, [0, 0x41, 0xe9, 0]), 'Aé'],
    ['ID3 2.3 in UTF-16', id3(3, [1, ...utf16('Aijā, žūžū'), 0, 0]), 'Aijā, žūžū'],
    ['ID3 2.4 in UTF-8', id3(4, [3, ...bytes('Lāča bērni')]), 'Lāča bērni'],
    ['FLAC', flac(comments('ARTIST=Anna', 'Title=Pele=brauca')), 'Pele=brauca'],
    ['a blank title', id3(4, [3, 32]), undefined],
    ['FLAC without a title', flac(comments('ARTIST=Anna')), undefined],
    ['a file without tags', file([255, 251, 0, 0]), undefined],
    ['an empty file', new Blob(), undefined],
  ])('reads %s', async (_, blob, title) => {
    expect(await audioTitle(blob)).toBe(title)
  })

  it('terminates for any damaged tag', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('ID3\u0003', 'ID3\u0004', 'fLaC'), fc.uint8Array(), async (start, rest) => {
        expect(['string', 'undefined']).toContain(typeof (await audioTitle(file(bytes(start), [...rest]))))
      }),
    )
  })
})
