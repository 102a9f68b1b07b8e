import lv from '@lang/lv.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'

import { problemOf } from './line-problems'

const SONGS = '[one :count song|other :count songs]'

describe('problemOf', () => {
  it('accepts every line that ships with the client', () => {
    expect(Object.entries(lv).filter(([text, line]) => problemOf(text, line, 'lv'))).toEqual([])
  })

  it.each([
    ['Hello, :name!', 'Sveiki!', [':name']],
    ['Hello, :name!', 'Sveiki, :vards!', [':name']],
    [':shown of :total', ':shown no', [':total']],
    ['By :artist', 'Autors: :artists', [':artist']],
  ])('finds the placeholder that “%s” lost in “%s”', (text, line, lostPlaceholder) => {
    expect(problemOf(text, line, 'lv')).toEqual({ lost: lostPlaceholder })
  })

  it.each([
    ['Hello, :name!', ':Name, sveiki!'],
    ['Hello, :name!', 'SVEIKI, :NAME!'],
    ['Off#:crossfade', 'Izslēgta'],
    ['At 10:30', 'Pusvienpadsmitos'],
    ['See https://example.test', 'Skat. mājaslapu'],
    ['Hello, :name!', ''],
  ])('accepts “%s” as “%s”', (text, line) => {
    expect(problemOf(text, line, 'lv')).toBeUndefined()
  })

  it.each([
    ['lv', '[one :count dziesma|other :count dziesmas]', ['zero']],
    ['lv', ':count dziesmas', ['zero', 'one', 'other']],
    ['lt', '[one :count daina|other :count dainų]', ['few']],
    ['ru', '[one :count песня|other :count песни]', ['few', 'many']],
    ['ar', '[one أغنية|other :count أغنية]', ['zero', 'two', 'few', 'many']],
    ['pt_BR', '[other :count canções]', ['one']],
    ['??', '[other :count songs]', ['one']],
  ])('finds the plural forms of %s that “%s” lacks', (language, line, forms) => {
    expect(problemOf(SONGS, line, language)).toEqual({ forms })
  })

  it.each([
    ['lv', '[zero :count dziesmu|one :count dziesma|other :count dziesmas]'],
    ['et', '[one Üks laul|other :count laulu]'],
    ['ja', ':count曲'],
  ])('accepts all plural forms of %s', (language, line) => {
    expect(problemOf(SONGS, line, language)).toBeUndefined()
  })

  it('requires every group of a text with several', () => {
    expect(problemOf(`${SONGS}, ${SONGS}`, '[one :count laul|other :count laulu]', 'et')).toEqual({
      forms: ['one', 'other'],
    })
  })
})
