import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { numberFormat } from '@/lib/intl'

import { parseNumber } from './parse-number'

const euros = { style: 'currency', currency: 'EUR' } as const
const whole = { maximumFractionDigits: 0 }

describe('parseNumber()', () => {
  test.each([
    ['lv', '4,99', 4.99],
    ['lv', '4.99', 4.99],
    ['lv', '4.9', 4.9],
    ['lv', '0.125', 0.125],
    ['lv', '1234.567', 1234.567],
    ['lv', '1 234.567', 1234.567],
    ['lv', '1.234,56', 1234.56],
    ['lv', '1,234.56', 1234.56],
    ['lv', '1,234', 1.234],
    ['lv', '1.234.567', 1234567],
    ['lv', '12\u00A0345,5', 12345.5],
    ['lv', '12\u202F345,5', 12345.5],
    ['lv', "12'345.5", 12345.5],
    ['en', '4.99', 4.99],
    ['en', '4,99', 4.99],
    ['en', '1,234', 1234],
    ['en', '1,234.5', 1234.5],
    ['en', '1.234,5', 1234.5],
    ['en', '12,34,567.5', 1234567.5],
    ['de', '1.234', 1234],
    ['de', '4.99', 4.99],
    ['lv', '.5', 0.5],
    ['lv', '5.', 5],
    ['lv', ',5', 0.5],
    ['lv', '007', 7],
    ['lv', '-4.5', -4.5],
    ['lv', '\u22124,5', -4.5],
    ['lv', '+4', 4],
    ['lv', '-0', 0],
    ['lv', ' \u200B4,99\uFEFF ', 4.99],
    ['lv', '€ 4.99', 4.99],
    ['lv', '4,99€', 4.99],
    ['lv', '4.99 EUR', 4.99],
    ['lv', 'eur 4,99', 4.99],
    ['lv', 'US$4.99', 4.99],
    ['lv', '-€4.99', -4.99],
    ['lv', '€-4.99', -4.99],
    ['lv', '４.９９', 4.99],
    ['ar-EG', '١٬٢٣٤٫٥', 1234.5],
    ['lv', '', null],
    ['lv', ' \u00A0\u200B', null],
  ])('parses, in %s, %j as %j', (language, text, value) => {
    expect(parseNumber(text, { language })).toEqual({ value })
  })

  test.each([
    ['lv', '1.234', 1.234, 1234],
    ['lv', '-12.345', -12.345, -12345],
    ['fr', '1.234', 1.234, 1234],
    ['pl', '999.000', 999, 999000],
  ])('reports, in %s, that %j is ambiguous', (language, text, ...candidates) => {
    expect(parseNumber(text, { language })).toEqual({ problem: 'ambiguous', candidates })
  })

  test.each([
    'four',
    '4,9,9',
    '4..9',
    '1 23',
    '1.23.456',
    '4.99 apples',
    '4 € 5',
    '1e3',
    '50%',
    '--4',
    '-',
    '€',
    '.',
    '1,234,5',
    '½',
    '5²',
    '1234567890123456',
  ])('refuses %j', (text) => {
    expect(parseNumber(text, { language: 'lv' })).toEqual({ problem: 'unreadable' })
  })

  test.each([
    ['lv', '4.99', whole, 0],
    ['lv', '4,5', { style: 'currency', currency: 'JPY' } as const, 0],
    ['lv', '4,999', euros, 2],
    ['en', '1.234', euros, 2],
    ['lv', '0,1234', undefined, 3],
  ])('refuses, in %s, the decimals of %j in %j', (language, text, format, decimals) => {
    expect(parseNumber(text, { language, format })).toEqual({ problem: 'too-precise', decimals })
  })

  it('leaves out readings with more decimals than the field takes', () => {
    expect(parseNumber('1.234', { language: 'lv', format: euros })).toEqual({ value: 1234 })
    expect(parseNumber('1.234', { language: 'lv', format: whole })).toEqual({ value: 1234 })
  })

  const languages = fc.constantFrom(
    'lv',
    'en',
    'de',
    'de-CH',
    'fr',
    'es',
    'pl',
    'lt',
    'ru',
    'hi',
    'fa',
    'ar-EG',
    'da',
    'sv',
  )
  const cents = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 })

  it('parses back what it formats in any language', () => {
    const formats = fc.constantFrom(
      undefined,
      whole,
      euros,
      { style: 'currency', currency: 'SEK' } as const,
      { style: 'currency', currency: 'JPY' } as const,
      { style: 'currency', currency: 'KWD' } as const,
      { style: 'currency', currency: 'DKK' } as const,
      { useGrouping: false } as const,
    )
    fc.assert(
      fc.property(languages, formats, cents, (language, format, number) => {
        const formatter = numberFormat(language, format)
        const decimals = Math.min(formatter.resolvedOptions().maximumFractionDigits ?? 0, 2)
        const roundedNumber = Number((number / 100).toFixed(decimals)) + 0
        expect(parseNumber(formatter.format(roundedNumber), { language, format })).toEqual({ value: roundedNumber })
      }),
    )
  })

  it('reads two decimals the same with either sign, in every language', () => {
    fc.assert(
      fc.property(languages, cents, (language, number) => {
        const text = (number / 100).toFixed(2)
        const value = Number(text) + 0
        for (const typed of [text, text.replace('.', ',')]) {
          expect(parseNumber(typed, { language, format: euros })).toEqual({ value })
        }
      }),
    )
  })

  it('never reads a text as another number than its digits spell', () => {
    fc.assert(
      fc.property(languages, fc.stringMatching(/^[-0-9., '€]{1,12}$/), (language, text) => {
        const reading = parseNumber(text, { language })
        if (reading.problem || reading.value === null) return
        const digits = (one: string) => one.replaceAll(/\D/g, '')
        // Trailing zeros of decimals and leading zeros are not part of the number.
        const spelledDigits = digits(text).replace(/^0+/, '')
        expect(spelledDigits.startsWith(digits(String(reading.value)).replace(/^0+/, ''))).toBe(true)
      }),
    )
  })
})
