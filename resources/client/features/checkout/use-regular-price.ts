import type { Price } from '@/contract/shapes/prices'
import { formatMoney } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { chargePeriod } from '@/core/shared/pricing/periods'

/** Returns a function that formats a price with its period: `€7.99 every month`. */
export function useRegularPrice(): (price: Price) => string {
  const { t } = useTranslation()
  return (price) =>
    t(':price :period', {
      price: formatMoney(price.amount, price.currency),
      period: t(chargePeriod(price), { count: price.interval_count }),
    })
}
