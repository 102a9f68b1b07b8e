import fc from 'fast-check'
import { expect, it, onTestFinished, vi } from 'vitest'

import { INITIALS_COLOUR, initialsOf, NAME_COLOURS, nameColour } from './initials'

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

it.each(NAME_COLOURS)('keeps letters on %s legible', (colour) => {
  expect((luminance(INITIALS_COLOUR) + 0.05) / (luminance(colour) + 0.05)).toBeGreaterThanOrEqual(4.5)
})

it('derives a stable colour from a name in any Unicode form, and spreads names over the colours', () => {
  expect(nameColour('Ēriks'.normalize('NFD'))).toBe(nameColour('Ēriks'.normalize('NFC')))
  expect(
    new Set(['Anna', 'Jānis', 'Līga', 'Pēteris', 'Zane', 'Ēriks', 'Kārlis', 'Ilze'].map(nameColour)).size,
  ).toBeGreaterThan(3)
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => new Set<string>(NAME_COLOURS).has(nameColour(name))))
})

it.each([
  ['Anna', 'A'],
  ['anna bērziņa', 'AB'],
  ['Jānis  Krišjānis Kalniņš', 'JK'],
  ['(Ērika) "Zvirbule"', 'ĒZ'],
  ['Ērika'.normalize('NFD'), 'Ē'],
  ['🐻 Lācis', '🐻L'],
  ['👩‍👧 Ģimene', '👩‍👧Ģ'],
  ['👍🏽 Jānis ❤️', '👍🏽❤️'],
  ['🇱🇻 Latvija', '🇱🇻L'],
  ['("Ērika")', 'Ē'],
  ['\u200B\u2060', ''],
  ['2 Unlimited', '2U'],
  ['…', ''],
  ['', ''],
])('abbreviates "%s" to "%s"', (name, initials) => expect(initialsOf(name, 'lv')).toBe(initials))

it('falls back to single characters in browsers without a segmenter', () => {
  const { Segmenter: _, ...others } = Object.getOwnPropertyDescriptors(Intl)
  vi.stubGlobal('Intl', Object.defineProperties({}, others))
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(initialsOf('👩‍👧 Ērika'.normalize('NFD'), 'lv')).toBe('👩Ē')
})
