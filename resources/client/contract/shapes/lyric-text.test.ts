import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readLyricLines, readTimeMark, timeMark } from './lyric-text'

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

/** Tags of files from sites and editors of synced lyrics. */
const TAGS = [
  '[ti:Aijā, žūžū]',
  '[ar: Rūta]',
  '[AL:]',
  '[by:https://lyrics.test/a]',
  '[re:LRC editor] ',
  '[ve:v1.2.3]',
  '[length: 03:20.50]',
  '[length:03:20]',
  '[la:lv]',
  '[#:a comment]',
  '[# a comment]',
  '[t_time:(03:51)]',
  '[encoding:utf-8]',
  '[id: $00000000]',
]

describe('readLyricLines', () => {
  it('reads back every line with its time', () => {
    fc.assert(
      fc.property(timedLines, (lines) => {
        const text = lines.map((line) => timeMark(line.time) + line.text).join('\n')
        if (lines.length > 0) expect(readLyricLines(`[ti:Aijā]\n${text}\n`)).toEqual(lines)
      }),
    )
  })

  it('reads every precision and separator, all line ends and a byte order mark', () => {
    const text = '\uFEFF[00:01]a\r\n[00:02.5]b\r[00:03.25] c\n[00:04.126]d\r\n[0:05,5]e\n[00:06:75]f\n[75:00.00]g\n'
    expect(readLyricLines(`${text}[01:16:00.5]h`)).toEqual([
      { text: 'a', time: 1 },
      { text: 'b', time: 2.5 },
      { text: 'c', time: 3.25 },
      { text: 'd', time: 4.13 },
      { text: 'e', time: 5.5 },
      { text: 'f', time: 6.75 },
      { text: 'g', time: 4500 },
      { text: 'h', time: 4560.5 },
    ])
  })

  it('repeats a line with several times, in the order of the times', () => {
    const lines = [
      { text: 'Aijā', time: 1 },
      { text: 'žūžū', time: 5 },
      { text: 'Aijā', time: 9 },
    ]
    expect(readLyricLines('[00:01.00][00:09.00]Aijā\n[00:05.00]žūžū')).toEqual(lines)
    expect(readLyricLines('[00:01.00] [00:09.00] Aijā\n[00:05.00]žūžū', 'written')).toEqual(lines)
  })

  it.each([
    '[00:12.00]<00:12.00>Aijā, <00:12.50> žūžū',
    '[00:12.00] <00:12.00> Aijā, <00:12.50> žūžū <00:13.75>',
    '[00:12.00]<00:12>Aijā,<00:12.500> žūžū',
    '[00:12.00]<00:12>Aijā,[00:12.50] žūžū[00:13.75]',
  ])('reads the times of words from %s', (text) => {
    const words = [
      { text: 'Aijā, ', time: 12 },
      { text: 'žūžū', time: 12.5 },
    ]
    expect(readLyricLines(text)).toEqual([{ text: 'Aijā, žūžū', time: 12, words }])
    const later = words.map((word) => ({ ...word, time: word.time + 0.5 }))
    expect(readLyricLines(`[offset:-500]\n${text}`)).toEqual([{ text: 'Aijā, žūžū', time: 12.5, words: later }])
  })

  it('keeps the syllables of a word together', () => {
    expect(readLyricLines('[00:01.00]<00:01.00>Ai<00:01.20>jā')[0]).toEqual({
      text: 'Aijā',
      time: 1,
      words: [
        { text: 'Ai', time: 1 },
        { text: 'jā', time: 1.2 },
      ],
    })
  })

  it.each([
    'Aijā, [00:12.50]žūžū[00:13.75]',
    '<00:12.00>Aijā, <00:11.00>žūžū',
    '<00:12.00>Aijā, <00:12.00>žūžū',
    '[00:30.00]<00:12.00>Aijā, <00:12.50>žūžū',
  ])('removes times of words that do not fit the line from %s', (text) => {
    const lines = readLyricLines(`[00:12.00]${text}`)
    expect(lines[0]).toEqual({ text: 'Aijā, žūžū', time: 12 })
  })

  it('keeps what only resembles a time', () => {
    expect(readLyricLines('[00:01.00]Es <3 tevi [2x] 12:30 <tu>')).toEqual([
      { text: 'Es <3 tevi [2x] 12:30 <tu>', time: 1 },
    ])
  })

  it('starts lines earlier by a positive offset, and later by a negative one', () => {
    expect(readLyricLines('[offset:+500]\n[00:00.20]a\n[00:02.00]b')).toEqual([
      { text: 'a', time: 0 },
      { text: 'b', time: 1.5 },
    ])
    expect(readLyricLines('[00:01.00]a\n[Offset: -250 ms]')).toEqual([{ text: 'a', time: 1.25 }])
  })

  it.each(TAGS)('drops the tag %s', (tag) => {
    expect(readLyricLines(`${tag}\n[00:01.00]a`)).toEqual([{ text: 'a', time: 1 }])
  })

  it('drops the tags of lyrics without times, and keeps the names of their verses', () => {
    expect(readLyricLines('[ti:Aijā]\n[length:03:20]\n\n[Chorus: Rūta]\nAijā\n\nžūžū\n')).toEqual([
      { text: '[Chorus: Rūta]', time: null },
      { text: 'Aijā', time: null },
      { text: '', time: null },
      { text: 'žūžū', time: null },
    ])
  })

  it('keeps lines without a time in place, and empty lines with one', () => {
    expect(readLyricLines('Refrain\n[00:01.00]a\n\n[solo]\n[00:03.00]\n')).toEqual([
      { text: 'Refrain', time: null },
      { text: 'a', time: 1 },
      { text: '[solo]', time: null },
      { text: '', time: 3 },
    ])
  })

  it('orders lines by time, unless their order is to be kept', () => {
    const text = '[00:05.00]a\n\n[00:03.00]b'
    expect(readLyricLines(text).map((line) => line.text)).toEqual(['b', 'a'])
    expect(readLyricLines(text, 'written').map((line) => line.text)).toEqual(['a', '', 'b'])
  })

  it.each(['', '\n\n', '[ti:Aijā]'])('finds no line in %j', (text) => expect(readLyricLines(text)).toEqual([]))
})
