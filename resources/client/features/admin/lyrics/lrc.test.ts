import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readTimeMark } from '@/contract/lyric-text'

import { isLrc, readLrc, writeLrc } from './lrc'

const names = { title: 'Aijā, žūžū', artist: 'Koklētāji' }

const sungText = fc
  .string({ unit: 'grapheme', maxLength: 20 })
  .map((text) => text.replaceAll(/[\r\n]/g, '').trim())
  .filter((text) => !readTimeMark(text))

/** Lines in order, some of them longer than an hour into the recording. */
const timedLines = fc
  .array(fc.record({ hundredths: fc.nat({ max: 1_200_000 }), text: sungText }), { maxLength: 60 })
  .map((lines) =>
    lines
      .toSorted((one, other) => one.hundredths - other.hundredths)
      .map(({ hundredths, text }) => ({ time: hundredths / 100, text })),
  )

describe('readLrc', () => {
  it('reads back every line that writeLrc has written', () => {
    fc.assert(
      fc.property(timedLines, (lines) => {
        expect(readLrc(writeLrc(lines, names))).toEqual(lines)
      }),
    )
  })

  it('reads every precision, Windows line ends and a byte order mark', () => {
    expect(readLrc('\uFEFF[00:01]a\r\n[00:02.5]b\r\n[00:03.25] c\r\n[00:04.126]d\r\n[75:00.00]e\r\n')).toEqual([
      { text: 'a', time: 1 },
      { text: 'b', time: 2.5 },
      { text: 'c', time: 3.25 },
      { text: 'd', time: 4.13 },
      { text: 'e', time: 4500 },
    ])
  })

  it('repeats a line with several times, in the order of the times', () => {
    expect(readLrc('[00:01.00][00:09.00]Aijā\n[00:05.00]žūžū')).toEqual([
      { text: 'Aijā', time: 1 },
      { text: 'žūžū', time: 5 },
      { text: 'Aijā', time: 9 },
    ])
  })

  it('drops tags, and starts lines earlier by a positive offset', () => {
    expect(readLrc('[ti:Aijā]\n[ar:Rūta]\n[offset:+500]\n[00:00.20]a\n[00:02.00]b')).toEqual([
      { text: 'a', time: 0 },
      { text: 'b', time: 1.5 },
    ])
    expect(readLrc('[offset:-250]\n[00:01.00]a')).toEqual([{ text: 'a', time: 1.25 }])
  })

  it('keeps lines without a time in place, and empty lines with one', () => {
    expect(readLrc('Refrain\n[00:01.00]a\n\n[solo]\n[00:03.00]\n')).toEqual([
      { text: 'Refrain', time: null },
      { text: 'a', time: 1 },
      { text: '[solo]', time: null },
      { text: '', time: 3 },
    ])
  })
})

describe('isLrc', () => {
  it('tells synced lyrics from plain ones', () => {
    expect([isLrc('[ti:Aijā]\n[00:01]a'), isLrc('Aijā\nžūžū')]).toEqual([true, false])
  })
})
