import { describe, expect, it } from 'vitest'

import { filterTexts, progressOf, searchableLines, withLine } from './lines'

const lines = { Album: 'Album', 'Hello, :name!': 'Tere!', Library: 'Kogu', Playlist: '' }
const texts = ['Album', 'Hello, :name!', 'Library', 'Playlist', 'Šī lapa']
const estonian = searchableLines(texts, lines)
const all = { filter: 'all', search: '', language: 'et' } as const

describe('filterTexts', () => {
  it.each([
    ['all', texts],
    ['untranslated', ['Playlist', 'Šī lapa']],
    ['same', ['Album']],
    ['problems', ['Hello, :name!']],
  ] as const)('shows %s', (filter, visibleKeys) => {
    expect(filterTexts(estonian, { ...all, filter })).toEqual(visibleKeys)
  })

  it.each([
    ['LIB', ['Library']],
    ['kogu', ['Library']],
    [' si l', ['Šī lapa']],
    ['toString', []],
  ])('searches for “%s” in texts and translations', (search, visibleKeys) => {
    expect(filterTexts(estonian, { ...all, search })).toEqual(visibleKeys)
  })
})

describe('withLine', () => {
  const opened = { Album: 'Album' }

  it('drops unchanged lines', () => {
    const versions = { saved: opened, opened }
    const changed = withLine({}, ['Album', 'Albumid'], versions)
    expect(changed).toEqual({ Album: 'Albumid' })
    expect(withLine(changed, ['Album', 'Album'], versions)).toEqual({})
    expect(withLine({ Uus: 'Jah' }, ['Uus', ''], versions)).toEqual({})
  })

  it('keeps the first line when another one was saved', () => {
    expect(withLine({ Album: 'Albumid' }, ['Album', 'Album'], { saved: { Album: 'Albumid' }, opened })).toEqual({
      Album: 'Album',
    })
  })
})

describe('progressOf', () => {
  it('rounds down, so that only a complete language is at 100 %', () => {
    expect(progressOf(texts, lines)).toEqual({ done: 3, total: 5, share: 0.6 })
    const many = Array.from({ length: 1000 }, (_, index) => `Text ${index}`)
    const translated = Object.fromEntries(many.map((text) => [text, 'Tekst']))
    expect(progressOf(many, { ...translated, 'Text 7': '' }).share).toBe(0.99)
    expect(progressOf(many, translated).share).toBe(1)
  })
})
