import type { Price } from '@/contract/shapes/prices'
import { formatMoney } from '@/core/platform/i18n/format-number'
import { translate, type TranslationKey } from '@/core/platform/i18n/use-translation'

type Interval = Price['interval']

/** Text after a displayed price, by interval (spec section 9). */
export const perInterval: Record<Interval, TranslationKey> = {
  day: 'per day',
  week: 'per week',
  month: 'per month',
  year: 'per year',
}

const everyInterval: Record<Interval, TranslationKey> = {
  day: 'every day',
  week: 'every week',
  month: 'every month',
  year: 'every year',
}

const multiIntervalLabels: Record<Interval, TranslationKey> = {
  day: 'every [one :count day|other :count days]',
  week: 'every [one :count week|other :count weeks]',
  month: 'every [one :count month|other :count months]',
  year: 'every [one :count year|other :count years]',
}

type Period = Pick<Price, 'interval' | 'interval_count'>

/** How often a price is charged; the text takes `count`, the number of intervals. */
export const chargePeriod = ({ interval, interval_count }: Period): TranslationKey =>
  interval_count === 1 ? everyInterval[interval] : multiIntervalLabels[interval]

/** Returns a price with its period in the user's language: `€7.99 every month`. */
export const formatPrice = (price: Period & Pick<Price, 'amount' | 'currency'>): string =>
  translate(':price :period', {
    price: formatMoney(price.amount, price.currency),
    period: translate(chargePeriod(price), { count: price.interval_count }),
  })
