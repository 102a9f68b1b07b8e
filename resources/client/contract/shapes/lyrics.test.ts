import { describe, expect, it } from 'vitest'

import { lyricsSchema } from './lyrics'

const words = { text: 'Aijā, žūžū', time: 12.5 }

describe('lyricsSchema', () => {
  it('parses timed lines', () => {
    const sent = { is_synced: true, duration: 90_000, lines: [words, { text: null, time: 14 }] }
    expect(lyricsSchema.parse(sent)).toEqual({
      isSynced: true,
      duration: 90_000,
      lines: [words, { text: '', time: 14 }],
    })
  })

  it('parses lines without times', () => {
    expect(lyricsSchema.parse({ is_synced: false, lines: [{ text: 'Aijā' }] })).toEqual({
      isSynced: false,
      duration: null,
      lines: [{ text: 'Aijā', time: null }],
    })
  })

  it('parses the plain text of the oldest release, with and without timestamps', () => {
    const timed = lyricsSchema.parse({ lyric: { id: 1, text: '[00:12.50] Aijā, žūžū\r\n[01:02]lāča bērni' } })
    expect(timed.isSynced).toBe(true)
    expect(timed.lines).toEqual([words, { text: 'lāča bērni', time: 62 }])
    expect(lyricsSchema.parse({ lyric: { text: 'Aijā\nžūžū' } })).toMatchObject({
      isSynced: false,
      lines: [{ text: 'Aijā' }, { text: 'žūžū' }],
    })
  })

  it('parses the same LRC from the text of the oldest release and from the lines of a later one', () => {
    const lrc = ['[ti:Aijā]', '[offset:+500]', '[00:13.00][01:02.50]Aijā, <00:13.20>žūžū', '[00:30.00]lāča bērni']
    const lines = [words, { text: 'lāča bērni', time: 29.5 }, { text: 'Aijā, žūžū', time: 62 }]
    expect(lyricsSchema.parse({ lyric: { text: lrc.join('\n') } })).toEqual({ isSynced: true, duration: null, lines })
    const split = [
      { text: '[ti:Aijā]' },
      { text: '[offset:+500]' },
      { text: '[01:02.50]Aijā, <00:13.20>žūžū', time: 13 },
      { text: 'lāča bērni', time: 30 },
    ]
    expect(lyricsSchema.parse({ is_synced: true, lines: split }).lines).toEqual(lines)
  })
})
