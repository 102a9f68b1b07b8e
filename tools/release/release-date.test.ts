import { expect, it } from 'vitest'

import { releaseDate } from './release-date'

it('takes the date of the commit, or the one of the environment', () => {
  expect(releaseDate({}, () => '1764324000').toISOString()).toBe('2025-11-28T10:00:00.000Z')
  expect(releaseDate({ SOURCE_DATE_EPOCH: '0' }, () => '1764324000').getTime()).toBe(0)
})

it.each(['', 'yesterday', '-1', '1.5'])('refuses a date that is no number of seconds: %j', (text) => {
  expect(() => releaseDate({}, () => text)).toThrow('SOURCE_DATE_EPOCH must be')
  expect(() => releaseDate({ SOURCE_DATE_EPOCH: text })).toThrow('SOURCE_DATE_EPOCH must be')
})
