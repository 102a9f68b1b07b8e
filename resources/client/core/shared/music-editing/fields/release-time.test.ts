import fc from 'fast-check'
import { expect, it } from 'vitest'

import { dayAndTimeOf, releaseTimestamp } from './release-time'

it.each([
  ['2026-12-01', '', 'Europe/Riga', '2026-12-01T00:00:00.000000Z'],
  ['2026-12-01', '18:30', 'Europe/Riga', '2026-12-01T16:30:00.000Z'],
  ['2026-07-01', '18:30', 'Europe/Riga', '2026-07-01T15:30:00.000Z'],
  ['2026-07-01', '01:00', 'Pacific/Auckland', '2026-06-30T13:00:00.000Z'],
  // The hour that daylight saving leaves out.
  ['2026-03-29', '03:30', 'Europe/Riga', '2026-03-29T01:30:00.000Z'],
])('turns %s %s in %s into %s', (day, time, zone, expected) =>
  expect(releaseTimestamp({ day, time }, zone)).toBe(expected),
)

it.each([
  ['not a day', ''],
  ['2026-12-01', '25:00'],
  ['2026-12-01', 'x'],
])('refuses %j %j', (day, time) => expect(releaseTimestamp({ day, time }, 'Europe/Riga')).toBeUndefined())

it.each([null, '', 'soon'])('reads no moment from %j', (timestamp) =>
  expect(dayAndTimeOf(timestamp, 'Europe/Riga')).toBeNull(),
)

it.each(['Europe/Riga', 'America/Los_Angeles', 'Pacific/Auckland'])(
  'reads a day without a time in %s as that day',
  (zone) => expect(dayAndTimeOf('2026-12-01T00:00:00.000000Z', zone)).toEqual({ day: '2026-12-01', time: '' }),
)

it('reads back the moment that it writes', () => {
  const minutes = fc.integer({ min: 0, max: 10 * 365 * 24 * 60 })
  fc.assert(
    fc.property(minutes, fc.constantFrom('Europe/Riga', 'America/St_Johns', 'Asia/Kathmandu'), (count, zone) => {
      const moment = new Date(Date.UTC(2024, 0, 1) + count * 60_000).toISOString()
      const entered = dayAndTimeOf(moment, zone)
      if (!entered?.time) return
      const written = releaseTimestamp(entered, zone)
      expect(dayAndTimeOf(written ?? null, zone)).toEqual(entered)
    }),
  )
})
