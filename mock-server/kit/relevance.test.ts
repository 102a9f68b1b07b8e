import fc from 'fast-check'
import { expect, it } from 'vitest'

import { fold, relevance } from './relevance'

it('ignores diacritics in names and queries', () => {
  expect(relevance('zuzu', 'Aijā, žūžū, lāča bērni')).toBeGreaterThan(0)
  expect(relevance('Žūžū', 'zuzu')).toBeGreaterThan(0)
})

it('ranks whole names over prefixes, prefixes over inner words, and the name over other texts', () => {
  const scores = ['Saule', 'Saule meitu', 'Maza saule', 'Saule pār ezera malu'].map((name) => relevance('saule', name))
  expect(scores).toEqual([5, 4, 3, 4])
  expect(relevance('meitu saule', 'Saule, mana meitu māte')).toBe(2)
  expect(relevance('auseklis', 'Saule', ['Auseklis'])).toBe(1)
})

it('requires every word to start a word of the row', () => {
  expect(relevance('saule mēness', 'Saule')).toBe(0)
  expect(relevance('aule', 'Saule')).toBe(0)
  expect(relevance('saule auseklis', 'Saule', ['Auseklis'])).toBe(1)
})

it('returns 0 for an empty query', () => {
  expect(relevance('', 'Saule')).toBe(0)
  expect(relevance(' ,. ', 'Saule')).toBe(0)
})

it('matches any prefix of a name in capitals and without diacritics', () => {
  const name = fc.string({ minLength: 1, unit: fc.constantFrom(...'aābčdēgģhīkķmņšūž') })
  fc.assert(
    fc.property(name, fc.nat(), (text, length) => {
      const beginning = text.slice(0, 1 + (length % text.length))
      expect(relevance(fold(beginning).toUpperCase(), text)).toBeGreaterThanOrEqual(4)
    }),
  )
})
