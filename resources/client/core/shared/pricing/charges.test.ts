import { beforeEach, describe, expect, it } from 'vitest'

import { priceSchema } from '@/contract/shapes/prices'
import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import { chargesOf, nextPayment } from './charges'

beforeEach(() => setBootstrap(bootstrapOf({ settings: { dates: { default_timezone: 'Europe/Riga' } } })))

const NOW = new Date('2026-11-23T20:00:00Z')
const monthly = priceSchema.parse({ id: 1, amount: 4.99, currency: 'EUR', interval: 'month' })
const trial = { trial: { amount: 0.99, days: 14 } }
const coupon = { id: 9, discount: 50, type: 'percentage' } as const

describe('chargesOf', () => {
  it('charges the price today and one period later', () => {
    expect(chargesOf({ trial: null }, monthly, null, NOW)).toEqual({
      today: { amount: 4.99, currency: 'EUR' },
      first: { amount: 4.99, currency: 'EUR' },
      afterTrial: null,
      discount: null,
      renewal: { amount: 4.99, currency: 'EUR', date: new Date('2026-12-23T20:00:00Z') },
    })
  })

  it('applies a coupon to the first payment only', () => {
    const charges = chargesOf({ trial: null }, monthly, coupon, NOW)
    expect(charges.today.amount).toBe(2.5)
    expect(charges.discount?.amount).toBe(2.49)
    expect(charges.renewal.amount).toBe(4.99)
  })

  it('charges the trial in euros today, and the lowered price after it', () => {
    const charges = chargesOf(trial, { ...monthly, currency: 'USD' }, coupon, NOW)
    expect(charges.today).toEqual({ amount: 0.99, currency: 'EUR' })
    expect(charges.afterTrial).toEqual({ amount: 2.5, currency: 'USD', date: new Date('2026-12-07T20:00:00Z') })
    expect(charges.renewal).toEqual({ amount: 4.99, currency: 'USD', date: new Date('2027-01-07T20:00:00Z') })
  })
})

describe('nextPayment', () => {
  it.each([
    ['day', 10, '2026-01-31T12:00:00Z', '2026-02-10T12:00:00Z'],
    ['week', 2, '2026-01-31T12:00:00Z', '2026-02-14T12:00:00Z'],
    ['month', 1, '2026-01-31T12:00:00Z', '2026-02-28T12:00:00Z'],
    ['month', 3, '2026-01-31T12:00:00Z', '2026-04-30T11:00:00Z'],
    ['year', 1, '2028-02-29T12:00:00Z', '2029-02-28T12:00:00Z'],
  ] as const)('adds %s × %i, keeping the local time', (interval, interval_count, from, to) => {
    expect(nextPayment(new Date(from), { interval, interval_count })).toEqual(new Date(to))
  })
})
