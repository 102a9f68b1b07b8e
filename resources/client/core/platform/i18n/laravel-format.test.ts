import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { formatLine } from './laravel-format'

describe('formatLine: placeholders', () => {
  test.each([
    ['Hello :name', { name: 'Anna' }, 'Hello Anna'],
    [':Name, :NAME and :name', { name: 'ģirts' }, 'Ģirts, ĢIRTS and ģirts'],
    [':name and :names', { name: 'one', names: 'many' }, 'one and many'],
    [':names', { name: 'song' }, 'songs'],
    ['Hello :name', {}, 'Hello :name'],
    ['Hello :name', { other: 'x' }, 'Hello :name'],
    ['At 10:30, 3:45', { '': 'never' }, 'At 10:30, 3:45'],
    ['In :year', { year: 2024 }, 'In 2024'],
    ['$& :name $1', { name: '$&$1' }, '$& $&$1 $1'],
    [':a.c :abc', { 'a.c': 'dot' }, 'dot :abc'],
    [':count songs', { count: 12345 }, '12,345 songs'],
    [':count songs', { count: '12345' }, '12345 songs'],
    ['Rock | Pop', {}, 'Rock | Pop'],
    ['[one day|other days]', {}, '[one day|other days]'],
  ])('formats %j with %j as %j', (line, values, expected) => {
    expect(formatLine(line, values, 'en')).toBe(expected)
  })

  const name = fc.stringMatching(/^[a-z]{1,6}$/)
  // Text that resembles placeholders and plural groups.
  const text = fc.stringMatching(/^([:|[\]{}a-c ]|one |other |:[a-c]){0,12}$/)

  test('never expands placeholders inside values', () => {
    fc.assert(
      fc.property(fc.dictionary(name, text, { minKeys: 1 }), fc.integer({ min: 0, max: 120 }), (values, count) => {
        const names = Object.keys(values).filter((key) => key !== 'count')
        const line = names.map((key) => `<:${key}>`).join('')
        const expected = names.map((key) => `<${values[key]}>`).join('')
        expect(formatLine(line, { ...values, count }, 'lv')).toBe(expected)
      }),
    )
  })

  test('leaves a text without colons, pipes and brackets unchanged', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[^:|[\]{}]*$/), fc.dictionary(name, text), (line, values) => {
        expect(formatLine(line, { ...values, count: 3 }, 'lv')).toBe(line)
      }),
    )
  })
})

describe('formatLine: plural groups', () => {
  const english = 'You have [one :count song|other :count songs] and [one it is|other they are] good'
  const latvian = '[zero :count dziesmu|one :count dziesma|other :count dziesmas]'

  test.each([
    ['en', english, 1, 'You have 1 song and it is good'],
    ['en', english, 0, 'You have 0 songs and they are good'],
    ['lv', latvian, 0, '0 dziesmu'],
    ['lv', latvian, 1, '1 dziesma'],
    ['lv', latvian, 2, '2 dziesmas'],
    ['lv', latvian, 11, '11 dziesmu'],
    ['lv', latvian, 21, '21 dziesma'],
    ['lv-LV', latvian, 10, '10 dziesmu'],
    ['lv', '[one viena|other citas]', 0, 'citas'],
    ['en', '[two pair|few several]', 5, 'several'],
  ])('formats for %s: %j with %d as %j', (language, line, count, expected) => {
    expect(formatLine(line, { count }, language)).toBe(expected)
  })

  test('choose the form by Intl.PluralRules', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('lv', 'en', 'lt', 'ru'), (count, language) => {
        const line = '[zero zero|one one|two two|few few|many many|other other]'
        expect(formatLine(line, { count }, language)).toBe(new Intl.PluralRules(language).select(count))
      }),
    )
  })
})

describe("formatLine: Laravel's pipes", () => {
  test.each([
    ['en', 'apple|apples', 1, 'apple'],
    ['en', 'apple|apples', 0, 'apples'],
    ['en', ':count apple|:count apples', 5, '5 apples'],
    ['lv', 'nav ābolu|:count ābols|:count āboli', 0, 'nav ābolu'],
    ['lv', 'nav ābolu|:count ābols|:count āboli', 21, '21 ābols'],
    ['lv', 'nav ābolu|:count ābols|:count āboli', 11, '11 āboli'],
    ['lv', 'nav ābolu|:count ābols|:count āboli', 10, '10 āboli'],
    ['lv', 'ābols|āboli', 2, 'ābols'],
    ['et', 'õun|õunad', 2, 'õunad'],
    ['en', '{0} none|[1,19] some|[20,*] many', 0, 'none'],
    ['en', '{0} none|[1,19] some|[20,*] many', 1, 'some'],
    ['en', '{0} none|[1,19] some|[20,*] many', 19, 'some'],
    ['en', '{0} none|[1,19] some|[20,*] many', 1000, 'many'],
    ['en', '[*,-1] below|{0} zero|one|more', -3, 'below'],
    ['en', '{0} none|{1} one', 5, ' one'],
    ['en', '{} empty|rest', 0, 'rest'],
    ['en', 'a [note] for :count', 2, 'a [note] for 2'],
  ])('formats for %s: %j with %d as %j', (language, line, count, expected) => {
    expect(formatLine(line, { count }, language)).toBe(expected)
  })

  test('choose the segment by Laravel’s rules for whole numbers', () => {
    fc.assert(
      fc.property(fc.nat(), (count) => {
        expect(formatLine('0|1', { count }, 'en')).toBe(count === 1 ? '0' : '1')
        const isSingular = String(count).endsWith('1') && !String(count).endsWith('11')
        expect(formatLine('0|1|2', { count }, 'lv')).toBe(count === 0 ? '0' : isSingular ? '1' : '2')
      }),
    )
  })

  /** Laravel's rules for whole numbers: languages, and the index of the segment. */
  const between = (n: number, from: number, to: number) => n >= from && n <= to
  const tens = (n: number, except: [number, number]) => !between(n % 100, ...except)
  const slavic = (n: number) =>
    n % 10 === 1 && n % 100 !== 11 ? 0 : between(n % 10, 2, 4) && tens(n, [10, 19]) ? 1 : 2
  const laravel: [string[], (n: number) => number][] = [
    [['en', 'de', 'et', 'pt', 'fi', 'he'], (n) => (n === 1 ? 0 : 1)],
    [['fr', 'fr-CA', 'hi', 'hy', 'am'], (n) => (n <= 1 ? 0 : 1)],
    [['ru', 'uk', 'be', 'hr', 'sr', 'bs'], slavic],
    [['cs', 'sk'], (n) => (n === 1 ? 0 : between(n, 2, 4) ? 1 : 2)],
    [['lt', 'lt-LT'], (n) => (n % 10 === 1 && n % 100 !== 11 ? 0 : n % 10 >= 2 && tens(n, [10, 19]) ? 1 : 2)],
    [['pl'], (n) => (n === 1 ? 0 : between(n % 10, 2, 4) && tens(n, [12, 14]) ? 1 : 2)],
    [['ro'], (n) => (n === 1 ? 0 : n === 0 || between(n % 100, 1, 19) ? 1 : 2)],
    [['sl'], (n) => (n % 100 === 1 ? 0 : n % 100 === 2 ? 1 : between(n % 100, 3, 4) ? 2 : 3)],
    [['lv', 'lv-LV'], (n) => (n === 0 ? 0 : n % 10 === 1 && n % 100 !== 11 ? 1 : 2)],
  ]

  test.each(laravel)('choose for %s the segment of MessageSelector::getPluralIndex', (languages, indexOf) => {
    fc.assert(
      fc.property(fc.constantFrom(...languages), fc.oneof(fc.nat({ max: 220 }), fc.nat()), (language, count) => {
        expect(formatLine('0|1|2|3', { count }, language)).toBe(String(indexOf(count)))
      }),
    )
  })
})
