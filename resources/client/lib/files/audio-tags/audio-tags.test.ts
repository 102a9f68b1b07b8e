import fc from 'fast-check'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { readAudioTags } from './audio-tags'

const bytes = (text: string) => [...new TextEncoder().encode(text)]
/** Letters of one byte each, such as the first of `©nam`. */
const latin = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const size = (count: number, length: number, bits = 8) =>
  Array.from({ length }, (_, index) => Math.floor(count / 2 ** (bits * (length - 1 - index))) % 2 ** bits)
const file = (...parts: number[][]) => new Blob([new Uint8Array(parts.flat())])

const utf16 = (text: string) =>
  [...`\uFEFF${text}`].flatMap((letter) => [letter.charCodeAt(0) % 256, letter.charCodeAt(0) >> 8])

type Frame = [id: string, content: number[]]

/** An ID3 tag with a long frame before the others. */
function id3(major: 2 | 3 | 4, ...frames: Frame[]): Blob {
  const bits = major === 4 ? 7 : 8
  const artist: Frame = [major === 2 ? 'TP1' : 'TPE1', [0, ...Array.from({ length: 200 }, () => 65)]]
  const content = [artist, ...frames].flatMap(([id, text]) => [
    ...bytes(id),
    ...size(text.length, id.length, bits),
    ...(major === 2 ? [] : [0, 0]),
    ...text,
  ])
  return file(bytes('ID3'), [major, 0, 0], size(content.length, 4, 7), content, [255, 251])
}

const comments = (...list: string[]) => {
  const all = ['vendor', ...list].map((text) => [...size(bytes(text).length, 4).toReversed(), ...bytes(text)])
  return [...(all[0] ?? []), ...size(list.length, 4).toReversed(), ...all.slice(1).flat()]
}
const flac = (block: number[]) =>
  file(bytes('fLaC'), [0, 0, 0, 2, 1, 2], [0x84, ...size(block.length, 3)], block, [255, 248])
const ogg = (mark: string, block: number[]) => file(bytes('OggS'), [0, 2, 0], latin(mark), block, [5, 0, 0, 0])

const box = (id: string, ...content: number[][]) => {
  const all = content.flat()
  return [...size(all.length + 8, 4), ...latin(id), ...all]
}
const data = (content: number[]) => box('data', [0, 0, 0, 1, 0, 0, 0, 0], content)
/** An MP4 file whose tags follow the sound, of a size in eight bytes. */
const mp4 = (...items: number[][]) =>
  file(
    box('ftyp', bytes('M4A ')),
    [...size(1, 4), ...bytes('mdat'), ...size(20, 8), 1, 2, 3, 4],
    box('moov', box('trak', [1]), box('udta', box('meta', [0, 0, 0, 0], box('hdlr', [1]), box('ilst', ...items)))),
  )

const chunk = (id: string, content: number[]) => [
  ...bytes(id),
  ...size(content.length, 4).toReversed(),
  ...content,
  ...(content.length % 2 === 1 ? [0] : []),
]
const wav = (...texts: number[][]) =>
  file(
    chunk('RIFF', [
      ...bytes('WAVE'),
      ...chunk('data', [1, 2, 3]),
      ...chunk('LIST', [...bytes('INFO'), ...texts.flat()]),
    ]),
  )

const none = { title: undefined, number: undefined, disc: undefined }

describe('readAudioTags', () => {
  it.each([
    [
      'ID3 2.2 in Latin-1',
      id3(2, ['TT2', [0, 0x41, 0xe9, 0]], ['TRK', [0, ...bytes('7')]]),
      { title: 'Aé', number: 7 },
    ],
    [
      'ID3 2.3 in UTF-16',
      id3(3, ['TIT2', [1, ...utf16('Aijā, žūžū'), 0, 0]], ['TRCK', [1, ...utf16('03/12')]]),
      { title: 'Aijā, žūžū', number: 3 },
    ],
    [
      'ID3 2.4 in UTF-8',
      id3(4, ['TRCK', [3, ...bytes('10')]], ['TPOS', [3, ...bytes('2/2')]], ['TIT2', [3, ...bytes('Lāča bērni')]]),
      { title: 'Lāča bērni', number: 10, disc: 2 },
    ],
    [
      'FLAC',
      flac(comments('ARTIST=Anna', 'Title=Pele=brauca', 'TrackNumber=4', 'discnumber=1')),
      { title: 'Pele=brauca', number: 4, disc: 1 },
    ],
    ['Ogg Vorbis', ogg('\u0003vorbis', comments('TITLE=Pele', 'TRACKNUMBER=9/9')), { title: 'Pele', number: 9 }],
    ['Ogg Opus', ogg('OpusTags', comments('TRACKNUMBER=2')), { number: 2 }],
    [
      'MP4',
      mp4(
        box('©nam', data(bytes('Žūžū'))),
        box('trkn', data([0, 0, 1, 2, 1, 9, 0, 0])),
        box('disk', data([0, 0, 0, 2])),
      ),
      { title: 'Žūžū', number: 258, disc: 2 },
    ],
    ['WAV', wav(chunk('INAM', bytes('Aijā\0')), chunk('ITRK', bytes('5'))), { title: 'Aijā', number: 5 }],
    ['a blank title', id3(4, ['TIT2', [3, 32]]), {}],
    ['FLAC without a title', flac(comments('ARTIST=Anna')), {}],
    ['a file without tags', file([255, 251, 0, 0]), {}],
    ['an empty file', new Blob(), {}],
  ])('reads %s', async (_, blob, tags) => {
    expect(await readAudioTags(blob)).toEqual({ ...none, ...tags })
  })

  it.each([
    ['1.wav', 'Žagata čigāne'],
    ['2.mp3', 'Ēnas ņirb'],
    ['3.flac', 'Ģīmis spogulī'],
    ['4.m4a', 'Ķēniņš jūrā'],
    ['5.ogg', 'Ļoti rāms vējš'],
    ['6.mp3', undefined],
  ])('reads the title of the real recording %s', async (name, title) => {
    const content = await readFile(join('tests/e2e/fixtures/audio', name))
    expect(await readAudioTags(new Blob([new Uint8Array(content)]))).toEqual({ ...none, title })
  })

  it('terminates for any damaged tag', async () => {
    const starts = [
      'ID3\u0003',
      'ID3\u0004',
      'fLaC',
      'OggS\u0003vorbis',
      'RIFF    WAVE',
      '    ftyp',
      '    ftyp    moov',
    ]
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...starts), fc.uint8Array(), async (start, rest) => {
        const { title, number = 1 } = await readAudioTags(file(bytes(start), [...rest]))
        expect(['string', 'undefined']).toContain(typeof title)
        expect(number).toBeGreaterThan(0)
      }),
    )
  })
})
