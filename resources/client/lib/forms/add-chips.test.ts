import fc from 'fast-check'
import { expect, test } from 'vitest'

import { addChips, extractEmails } from './add-chips'

const any = { allowsCustomValue: true }

test('adds a text once, ignoring case and surrounding spaces', () => {
  expect(addChips(['Roks'], [' pops ', 'ROKS', '', 'Pops'], any)).toEqual({
    chips: ['Roks', 'pops'],
    added: ['pops'],
    refused: [],
  })
})

test('adds a text once in any Unicode form, and none without visible characters', () => {
  const { added } = addChips(
    ['Ērgles'.normalize('NFC')],
    ['Ērgles'.normalize('NFD'), '\u200B', 'Ķī'.normalize('NFD')],
    any,
  )
  expect(added).toEqual(['Ķī'.normalize('NFC')])
})

test("uses a suggestion's spelling", () => {
  expect(addChips([], ['šūpuļdziesmas'], { ...any, suggestions: ['Šūpuļdziesmas'] }).added).toEqual(['Šūpuļdziesmas'])
})

test('refuses texts that are not suggested when custom values are not allowed', () => {
  const { added, refused } = addChips([], ['roks', 'džezs'], { allowsCustomValue: false, suggestions: ['Roks'] })
  expect([added, refused]).toEqual([['Roks'], [{ text: 'džezs', problem: undefined }]])
})

test('reports the problem of an invalid text and adds the others', () => {
  const validate = (text: string) => (text.includes('@') ? undefined : 'Nav e-pasts')
  const { added, refused } = addChips([], ['anna', 'anna@piemers.lv'], { ...any, validate })
  expect([added, refused]).toEqual([['anna@piemers.lv'], [{ text: 'anna', problem: 'Nav e-pasts' }]])
})

test('keeps existing chips, adds each text once and loses none', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.array(fc.string()), (first, second) => {
      const { chips } = addChips([], first, any)
      const more = addChips(chips, second, any)
      expect(more.chips.slice(0, chips.length)).toEqual(chips)
      const keys = more.chips.map((chip) => chip.toLowerCase())
      expect(new Set(keys).size).toBe(keys.length)
      for (const text of second.filter((one) => one.trim())) expect(keys).toContain(text.trim().toLowerCase())
    }),
  )
})

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
