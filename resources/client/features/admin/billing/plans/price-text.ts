import type { Price } from '@/contract/shapes/prices'
import { formatMoney } from '@/core/platform/i18n/format'
import { translate } from '@/core/platform/i18n/use-translation'
import { chargePeriod } from '@/core/shared/pricing/periods'

/** A price in the user's language: `4,99 € every month`. */
export const priceText = (price: Pick<Price, 'amount' | 'currency' | 'interval' | 'interval_count'>): string =>
  `${formatMoney(price.amount, price.currency)} ${translate(chargePeriod(price), { count: price.interval_count })}`
