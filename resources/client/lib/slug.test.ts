import fc from 'fast-check'
import { expect, test } from 'vitest'

import { slugify } from './slug'

test.each([
  ['Ābols un ķirsis', 'abols-un-kirsis'],
  ['Čau, ģimene!', 'cau-gimene'],
  ['  AC/DC  ', 'ac-dc'],
  ['100 dziesmas', '100-dziesmas'],
  ['Живая музыка', 'живая-музыка'],
  ['♥ ♥', '♥-♥'],
  ['   ', ''],
  ['', ''],
])('turns %j into %j', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})

test('produces no capitals, spaces or outer hyphens, and is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const slug = slugify(name)
      expect(slug).not.toMatch(/\s|^-|-$|[A-Z]/)
      expect(slugify(slug)).toBe(slug)
    }),
  )
})
