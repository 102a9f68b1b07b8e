import { fromDate } from '@internationalized/date'

import type { Coupon } from '@/contract/groups/coupons'
import { type Product, TRIAL_CURRENCY } from '@/contract/groups/products'
import type { Price } from '@/contract/shapes/prices'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { timeZoneOf } from '@/core/platform/i18n/format'
import { roundMoney } from '@/lib/minor-units'

import { discounted } from './discounted'

/** An amount in units of its currency. */
export type Charge = { amount: number; currency: string }

/** A charge in the future. */
export type DatedCharge = Charge & { date: Date }

/** Everything that a subscription charges, in order. */
export type Charges = {
  /** Charged on confirmation. */
  today: Charge
  /** First payment of the price, less the coupon: today, or after the trial. */
  first: Charge
  /** The same with its date, if it comes after a trial; null without one. */
  afterTrial: DatedCharge | null
  /** Amount that the coupon takes off the first regular payment; null without a coupon. */
  discount: Charge | null
  /** First payment at the full price, repeated every period of the price. */
  renewal: DatedCharge
}

/**
 * Returns what a plan charges and when. The coupon lowers the first regular payment (assumed: how long it applies is
 * not documented), so that the amounts are the most that is charged.
 */
export function chargesOf(
  { trial }: Pick<Product, 'trial'>,
  price: Price,
  coupon: Coupon | null | undefined,
  now: Date,
): Charges {
  const { currency } = price
  const first = { amount: discounted(price, coupon), currency }
  const start = trial ? addDays(now, trial.days) : now
  const renewal = { amount: price.amount, currency, date: nextPayment(start, price) }
  const discount = coupon ? { amount: roundMoney(price.amount - first.amount, currency), currency } : null
  return trial
    ? {
        today: { amount: trial.amount, currency: TRIAL_CURRENCY },
        first,
        afterTrial: { ...first, date: start },
        discount,
        renewal,
      }
    : { today: first, first, afterTrial: null, discount, renewal }
}

const zoned = (date: Date) =>
  fromDate(date, timeZoneOf(getBootstrap()) ?? Intl.DateTimeFormat().resolvedOptions().timeZone)

const addDays = (date: Date, days: number): Date => zoned(date).add({ days }).toDate()

/** Date one billing period later; the last day of shorter months (31 January, 28 February). */
export const nextPayment = (
  date: Date,
  { interval, interval_count }: Pick<Price, 'interval' | 'interval_count'>,
): Date =>
  zoned(date)
    .add({ [`${interval}s`]: interval_count })
    .toDate()
