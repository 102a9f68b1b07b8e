// Separate chunk: the plans load after the first screen.
import { QueryClientProvider, useQuery } from '@tanstack/react-query'

import { queryClient } from '@/core/platform/api/query-client'
import { formatMoney } from '@/core/platform/i18n/format-number'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { chargePeriod, perInterval } from '@/core/shared/pricing/format-price'
import { planQueries } from '@/core/shared/pricing/plan-queries'
import { startingPrice } from '@/core/shared/pricing/starting-price'

/** Says from which price the site can be had; nothing until the plans have loaded, and if nothing is on sale. */
export const FromPrice = () => (
  <QueryClientProvider client={queryClient}>
    <QueriedPrice />
  </QueryClientProvider>
)

function QueriedPrice() {
  const { t } = useTranslation()
  const { data } = useQuery(planQueries.list)
  const starting = data && startingPrice(data.pagination.items)
  if (!starting) return null
  const { price, hasFreePlan } = starting
  const { interval, interval_count: count } = price
  const amount = formatMoney(price.amount, price.currency)
  const period = t(count === 1 ? perInterval[interval] : chargePeriod(price), { count })
  return t(hasFreePlan ? 'Free, or from :amount :period' : 'From :amount :period', { amount, period })
}
