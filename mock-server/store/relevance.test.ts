import fc from 'fast-check'
import { expect, it } from 'vitest'

import { fold, relevance } from './relevance'

it('finds letters with marks by letters without', () => {
  expect(relevance('zuzu', 'Aijā, žūžū, lāča bērni')).toBeGreaterThan(0)
  expect(relevance('Žūžū', 'zuzu')).toBeGreaterThan(0)
})

it('puts whole names before beginnings, beginnings before the middle, the name before other words', () => {
  const scores = ['Saule', 'Saule meitu', 'Maza saule', 'Saule pār ezera malu'].map((name) => relevance('saule', name))
  expect(scores).toEqual([5, 4, 3, 4])
  expect(relevance('meitu saule', 'Saule, mana meitu māte')).toBe(2)
  expect(relevance('auseklis', 'Saule', ['Auseklis'])).toBe(1)
})

it('asks for every word, from its beginning', () => {
  expect(relevance('saule mēness', 'Saule')).toBe(0)
  expect(relevance('aule', 'Saule')).toBe(0)
  expect(relevance('saule auseklis', 'Saule', ['Auseklis'])).toBe(1)
})

it('finds nothing by nothing', () => {
  expect(relevance('', 'Saule')).toBe(0)
  expect(relevance(' ,. ', 'Saule')).toBe(0)
})

it('finds every name by its beginning, in capitals and without marks', () => {
  const name = fc.string({ minLength: 1, unit: fc.constantFrom(...'aābčdēgģhīkķmņšūž') })
  fc.assert(
    fc.property(name, fc.nat(), (text, length) => {
      const beginning = text.slice(0, 1 + (length % text.length))
      expect(relevance(fold(beginning).toUpperCase(), text)).toBeGreaterThanOrEqual(4)
    }),
  )
})
