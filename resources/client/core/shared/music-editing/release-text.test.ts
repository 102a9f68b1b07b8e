import { beforeEach, expect, it } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { changeLanguage } from '@/core/platform/i18n/i18n'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import { formatRelease, formatReleaseTime } from './release-text'

beforeEach(() => changeLanguage('en'))

/** Midnight in Riga, which is the evening before in UTC. */
const MOMENT = '2026-12-23T22:00:00.000000Z'
const DAY = '2026-12-24T00:00:00.000000Z'

it.each([
  ['a moment in the zone of the user', MOMENT, 'Europe/Riga', [/24/, /24.*12:00/]],
  ['a moment in another zone', MOMENT, 'America/Los_Angeles', [/23/, /23.*2:00/]],
  ['a day that a server sends alone as that day', '2026-12-24', 'America/Los_Angeles', [/24/, /24(?!.*:00)/]],
  ['a day by itself as that day', DAY, 'America/Los_Angeles', [/24/, /24(?!.*:00)/]],
] as const)('shows %s', (_, timestamp, timezone, [day, dayAndTime]) => {
  setBootstrap(bootstrapOf({ user: { id: 1, timezone } }))
  expect(formatRelease(timestamp)).toMatch(day)
  expect(formatReleaseTime(timestamp)).toMatch(dayAndTime)
})
