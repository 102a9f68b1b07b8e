import { beforeEach, describe, expect, it } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { changeLanguage } from '@/core/platform/i18n/i18n'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import { trendOf } from './trend'
import { axisDate } from './trend-texts'

const RIGA = 'Europe/Riga'

beforeEach(async () => {
  setBootstrap(bootstrapOf({}))
  await changeLanguage('en')
})

/** The first label of the axis of a report between two days. */
function axisOf(granularity: string, start: string, end: string): string {
  const data = [start, end].map((date) => ({ date, value: 1 }))
  const trend = trendOf({ granularity, total: null, datasets: [{ data }] }, null, {
    timezone: RIGA,
    range: { start, end },
  })
  const [first] = trend.points
  return first ? axisDate(first, trend, RIGA) : ''
}

describe('the axis of a report', () => {
  it.each([
    ['day', '2026-03-01', '2026-03-31', 'Mar 1'],
    ['day', '2025-12-20', '2026-01-10', '12/20/25'],
    ['week', '2025-12-01', '2026-03-02', '12/1/25'],
    ['month', '2025-12-01', '2026-01-01', 'Dec 2025'],
    ['', '2025-01-01', '2025-12-31', 'Jan 1'],
  ])('shows the year of a %s only where %s and %s are in different ones', (granularity, start, end, text) => {
    expect(axisOf(granularity, start, end)).toBe(text)
  })
})
