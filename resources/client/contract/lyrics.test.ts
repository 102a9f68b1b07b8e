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
})
