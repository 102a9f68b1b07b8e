import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { foldText } from '@/lib/text'

import { beginningOf, didYouMean, editDistance } from './did-you-mean'

const NAMES = ['Zūžū', 'Peles pidžama', 'The Pocket Orchestra', 'Lācis', 'Lāse', 'Aijā, lāci']

/** Words of letters with and without accents, apart from each other by one space. */
const word = fc.string({ unit: fc.constantFrom(...'aāeēkķsšz'), minLength: 1, maxLength: 8 })
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
const longName = name.filter(({ length }) => length >= 4)

describe('didYouMean', () => {
  it.each([
    { search: 'zuzo', meant: 'Zūžū', why: 'a wrong letter' },
    { search: 'zžuū', meant: 'Zūžū', why: 'two letters swapped' },
    { search: 'lacs', meant: 'Lācis', why: 'a missing letter' },
    { search: 'lāccis', meant: 'Lācis', why: 'a letter too many' },
    { search: 'poket orchestra', meant: 'Pocket Orchestra', why: 'words of a longer name' },
    { search: 'pidzamma', meant: 'pidžama', why: 'one word of a name' },
    { search: 'peles pizdama', meant: 'Peles pidžama', why: 'a whole name' },
    { search: 'zuzu', meant: 'Zūžū', why: 'missing accents' },
    { search: 'aijo', meant: 'Aijā', why: 'a word before a comma' },
    { search: 'Zūžū', meant: undefined, why: 'a name as it is written' },
    { search: 'la', meant: undefined, why: 'too few letters' },
    { search: 'lopo', meant: undefined, why: 'two wrong letters of four' },
    { search: 'qwxz', meant: undefined, why: 'no similar name' },
  ])('suggests $meant for “$search”: $why', ({ search, meant }) => {
    expect(didYouMean(search, NAMES)).toBe(meant)
  })

  it('prefers the closest name, then the first', () => {
    expect(didYouMean('pasakaa', ['Pasaules', 'Pasaka', 'Pasakas'])).toBe('Pasaka')
    expect(didYouMean('lato', ['Lats', 'Lata'])).toBe('Lats')
  })

  it('corrects one letter of any name', () => {
    fc.assert(
      fc.property(longName, fc.nat(), fc.constantFrom(...'bdg'), (meant, seed, letter) => {
        const at = seed % meant.length
        fc.pre(meant[at] !== ' ')
        const replaced = meant.slice(0, at) + letter + meant.slice(at + 1)
        expect(didYouMean(replaced, [meant])).toBeDefined()
      }),
    )
  })

  it('suggests only other texts of the names, within two letters', () => {
    fc.assert(
      fc.property(name, fc.array(name, { maxLength: 5 }), (search, names) => {
        const meant = didYouMean(search, names)
        if (meant === undefined) return
        expect(meant).not.toBe(search)
        expect(names.some((one) => one.includes(meant))).toBe(true)
        expect(editDistance(foldText(search), foldText(meant))).toBeLessThanOrEqual(search.length < 7 ? 1 : 2)
      }),
    )
  })
})

describe('editDistance', () => {
  it('measures the same in both directions, and 0 only between equal texts', () => {
    fc.assert(
      fc.property(name, name, (one, other) => {
        expect(editDistance(one, other)).toBe(editDistance(other, one))
        expect(editDistance(one, other) === 0).toBe(one === other)
      }),
    )
  })

  it('counts each letter that is added, and is never more than the longer text', () => {
    fc.assert(
      fc.property(name, word, name, (start, added, end) => {
        expect(editDistance(start + end, start + added + end)).toBe(added.length)
        expect(editDistance(start, end)).toBeLessThanOrEqual(Math.max(start.length, end.length))
      }),
    )
  })
})

describe('beginningOf', () => {
  it('returns half of the first word, and nothing of a short one', () => {
    expect(beginningOf('pidzammas pele')).toBe('pidza')
    expect(beginningOf('lacs')).toBe('la')
    expect(beginningOf('la lo')).toBe('')
  })
})
