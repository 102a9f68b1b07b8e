import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import { days, hours, minutes, seconds } from '@/lib/dates/duration'

import { collator } from './collator'
import {
  formatBytes,
  formatDate,
  formatDuration,
  formatMoney,
  formatNumber,
  formatRelativeTime,
  formatSpokenDuration,
  timeZoneOf,
} from './format'
import { changeLanguage } from './i18n'

const inTimeZone = (timezone?: string, siteZone?: string) =>
  bootstrapOf({ user: { id: 1, timezone }, settings: { dates: { default_timezone: siteZone } } })

/** Replaces the various space characters that Intl uses. */
const plainSpaces = (text: string) => text.replace(/\s/g, ' ')

beforeEach(async () => {
  setBootstrap(inTimeZone('UTC'))
  await changeLanguage('en')
})

describe('formatDate: style', () => {
  const written = (format: string | undefined) => {
    setBootstrap(bootstrapOf({ settings: { dates: { format, default_timezone: 'UTC' } } }))
    return formatDate('2026-06-24T10:00:00Z')
  }

  test.each([
    ['short', '6/24/26'],
    ['medium', 'Jun 24, 2026'],
    ['long', 'June 24, 2026'],
    ['full', 'Wednesday, June 24, 2026'],
    [undefined, 'Jun 24, 2026'],
    ['d.m.Y', 'Jun 24, 2026'],
  ])('follows the site’s style %s: %s', (format, date) => expect(written(format)).toBe(date))

  test('prefers the caller’s options to the site’s style', () => {
    written('short')
    expect(formatDate('2026-06-24', { year: 'numeric', timeZone: 'UTC' })).toBe('2026')
    expect(formatDate('2026-06-24', { dateStyle: 'long', timeZone: 'UTC' })).toBe('June 24, 2026')
    expect(formatDate('2026-06-24', { timeZone: 'UTC' })).toBe('6/24/26')
  })
})

describe('formatDate: locale', () => {
  test.each([
    ['en-GB', '24/06/2026'],
    ['en_GB', '24/06/2026'],
    ['lv-LV', '6/24/26'],
    ['auto', '6/24/26'],
    ['not a locale', '6/24/26'],
    ['', '6/24/26'],
    [null, '6/24/26'],
    [undefined, '6/24/26'],
  ])('follows the site’s %s where it is English: %s', (locale, date) => {
    setBootstrap(bootstrapOf({ settings: { dates: { format: 'short', locale, default_timezone: 'UTC' } } }))
    expect(formatDate('2026-06-24T10:00:00Z')).toBe(date)
  })

  test('follows it in Latvian where it is Latvian', async () => {
    await changeLanguage('lv')
    setBootstrap(bootstrapOf({ settings: { dates: { format: 'short', locale: 'en-GB', default_timezone: 'UTC' } } }))
    expect(formatDate('2026-06-24T10:00:00Z')).toBe('24.06.26')
  })
})

describe('formatDuration and formatSpokenDuration', () => {
  test.each([
    [0, '0:00', '0 seconds'],
    [999, '0:00', '0 seconds'],
    [seconds(5), '0:05', '5 seconds'],
    [minutes(3) + seconds(45), '3:45', '3 minutes 45 seconds'],
    [minutes(1), '1:00', '1 minute'],
    [hours(1) + minutes(2) + seconds(3), '1:02:03', '1 hour 2 minutes 3 seconds'],
    [hours(30), '30:00:00', '30 hours'],
    [-5000, '0:00', '0 seconds'],
    [Number.NaN, '0:00', '0 seconds'],
  ])('format %d ms as %s, spoken as %s', (milliseconds, label, spokenLabel) => {
    expect(formatDuration(milliseconds)).toBe(label)
    expect(formatSpokenDuration(milliseconds)).toBe(spokenLabel)
  })

  test('formatSpokenDuration follows the language', async () => {
    await changeLanguage('lv')
    expect(plainSpaces(formatSpokenDuration(minutes(21) + seconds(2)))).toBe('21 minūte 2 sekundes')
  })

  test('formatDuration adds up to the whole seconds', () => {
    fc.assert(
      fc.property(fc.nat({ max: days(2) }), (milliseconds) => {
        const label = formatDuration(milliseconds)
        expect(label).toMatch(/^(\d+:[0-5]\d|[1-5]?\d):[0-5]\d$/)
        const total = label.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
        expect(total).toBe(Math.floor(milliseconds / 1000))
      }),
    )
  })
})

test('formatNumber and collator follow the language', async () => {
  expect(formatNumber(12345.5)).toBe('12,345.5')
  expect(formatNumber(0.25, { style: 'percent' })).toBe('25%')
  await changeLanguage('lv')
  expect(plainSpaces(formatNumber(12345.5))).toBe('12 345,5')
  const names = ['Zane', 'Čiekurs', 'Dace', 'Cilda', '10', '9']
  expect(names.sort(collator().compare)).toEqual(['9', '10', 'Cilda', 'Čiekurs', 'Dace', 'Zane'])
})

test.each([
  ['lv', 4.99, 'EUR', '4,99 €'],
  ['en', 4.99, 'eur', '€4.99'],
  ['lv', 1, 'EUR', '1,00 €'],
  ['lv', 0.5, 'EUR', '0,50 €'],
  ['lv', 1234567.5, 'EUR', '1 234 567,50 €'],
  ['lv', -4.99, 'EUR', '-4,99 €'],
  ['lv', 499, 'JPY', '499 ¥'],
  ['en', 499, 'JPY', '¥499'],
  ['lv', 4.5, 'XTS', '4,50 XTS'],
  ['lv', 4.5, 'zelts', '4,50 zelts'],
  ['lv', 4.5, '', '4,50'],
])('formatMoney in %s: %d %s is %s', async (language, amount, currency, expected) => {
  await changeLanguage(language)
  expect(plainSpaces(formatMoney(amount, currency))).toBe(expected)
})

describe('formatDate and timeZoneOf', () => {
  const newYear = '2024-01-01T00:30:00Z'

  test('follows the language', async () => {
    expect(formatDate(newYear)).toBe('Jan 1, 2024')
    await changeLanguage('lv')
    expect(formatDate(newYear)).toBe('2024. gada 1. janv.')
  })

  test('uses the visitor’s time zone, except for dates without a time', () => {
    setBootstrap(inTimeZone('America/New_York'))
    expect(formatDate(newYear)).toBe('Dec 31, 2023')
    expect(formatDate(newYear, { year: 'numeric', timeZone: 'UTC' })).toBe('2024')
  })

  test.each([
    ['Europe/Riga', 'UTC', 'Europe/Riga'],
    [undefined, 'UTC', 'UTC'],
    ['auto', 'UTC', undefined],
    [undefined, 'auto', undefined],
    ['Moon/Crater', 'UTC', undefined],
    [undefined, undefined, undefined],
  ])('choose the time zone: user %s, site %s → %s', (user, site, expected) => {
    expect(timeZoneOf(inTimeZone(user, site))).toBe(expected)
  })

  test('returns an empty string for an invalid date', () => {
    expect(formatDate('soon')).toBe('')
    expect(formatRelativeTime('soon')).toBe('')
  })
})

describe('formatRelativeTime', () => {
  const now = Date.UTC(2024, 6, 1)

  test.each([
    [0, 'now'],
    [-500, 'now'],
    [-seconds(59), '59 seconds ago'],
    [-minutes(1), '1 minute ago'],
    [-hours(23), '23 hours ago'],
    [-days(6), '6 days ago'],
    [-days(7), '1 week ago'],
    [-days(30), '1 month ago'],
    [-days(364), '12 months ago'],
    [-days(800), '2 years ago'],
    [hours(2), 'in 2 hours'],
  ])('formats %d ms from now as %s', (distance, expected) => {
    expect(formatRelativeTime(now + distance, now)).toBe(expected)
  })

  test('follows the language', async () => {
    await changeLanguage('lv')
    expect(formatRelativeTime(now - days(1), now)).toBe('pirms 1 dienas')
  })
})

const MB = 1024 * 1024

test.each([
  [0, '0 bytes', '0 baitu'],
  [-1, '0 bytes', '0 baitu'],
  [Number.NaN, '0 bytes', '0 baitu'],
  [1000, '1,000 bytes', '1000 baitu'],
  [1023.6, '1 kB', '1 kB'],
  [1024, '1 kB', '1 kB'],
  [8 * MB, '8 MB', '8 MB'],
  [1.55 * MB, '1.6 MB', '1,6 MB'],
  [250.4 * MB, '250 MB', '250 MB'],
  [1024 * MB - 1, '1 GB', '1 GB'],
  [300 * 1024 * MB, '300 GB', '300 GB'],
  [5000 * 1024 * 1024 * MB, '5,000 TB', '5000 TB'],
])('formatBytes writes %d bytes as %s, in Latvian as %s', async (bytes, english, latvian) => {
  await changeLanguage('en')
  expect(plainSpaces(formatBytes(bytes))).toBe(english)
  await changeLanguage('lv')
  expect(plainSpaces(formatBytes(bytes))).toBe(latvian)
})
