import fc from 'fast-check'
import { expect, test } from 'vitest'

import { extractEmails } from './extract-emails'

test.each([
  ['anna@piemers.lv', ['anna@piemers.lv']],
  ['Anna Bērziņa <anna@piemers.lv>, "Jānis" <janis.k@skola.edu.lv>;', ['anna@piemers.lv', 'janis.k@skola.edu.lv']],
  ['mailto:anna+bērni@piemers.lv', ['anna+bērni@piemers.lv']],
  ['Raksti uz anna@piemers.lv. Vai uz eva@piemers.lv!', ['anna@piemers.lv', 'eva@piemers.lv']],
  ['Anna@Piemers.lv\nanna@piemers.lv', ['Anna@Piemers.lv']],
  ['jānis@ābols.lv\tvai (eva@x.y.z)', ['jānis@ābols.lv', 'eva@x.y.z']],
  ['anna@localhost', []],
  ['@anna un a@ b.lv', []],
  ['', []],
])('finds in %j: %j', (text, emails) => {
  expect(extractEmails(text)).toEqual(emails)
})

const separators = fc.constantFrom(' ', ', ', ';', '\n', '\t', ' <', '> ', '","', ' (')

test('finds each email address once, with any separator', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.emailAddress(), separators)), (parts) => {
      // The standard also allows separators and quotes inside an address, but none exist in practice.
      const plain = parts.filter(([email]) => /^[\w.+-]+@/.test(email))
      const emails = extractEmails(plain.map(([email, separator]) => separator + email + separator).join(''))
      expect(emails.map((email) => email.toLowerCase())).toEqual([
        ...new Set(plain.map(([email]) => email.toLowerCase())),
      ])
    }),
  )
})

test('finds the same addresses in its own output', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (before, after) => {
      const emails = extractEmails(`${before}@${after}.lv`)
      expect(extractEmails(emails.join(', '))).toEqual(emails)
    }),
  )
})
