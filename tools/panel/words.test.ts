import { expect, it } from 'vitest'

import { days, hours, minutes, seconds } from '@/lib/dates/duration'

import { describeAhead, humanize, localDateTime } from './words'

it.each([
  ['trialEnding', 'Trial ending'],
  ['guest', 'Guest'],
  ['two-factor_code', 'Two factor code'],
])('humanize(%s) reads %s', (key, words) => expect(humanize(key)).toBe(words))

it.each([
  [0, 'Real time'],
  [seconds(20), 'Real time'],
  [hours(1), '1 hour ahead'],
  [days(9) + hours(3) + minutes(5), '1 week 2 days ahead'],
  [-days(2) - seconds(1), '2 days behind'],
])('describeAhead(%d) names the two largest units: %s', (ms, text) => expect(describeAhead(ms)).toBe(text))

it('localDateTime keeps the minute in the device’s time zone', () => {
  const iso = '2026-12-24T16:05:30.000Z'
  expect(new Date(localDateTime(iso)).toISOString()).toBe('2026-12-24T16:05:00.000Z')
})
