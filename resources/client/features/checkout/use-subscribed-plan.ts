import { useQuery } from '@tanstack/react-query'

import type { Price } from '@/contract/prices'
import type { Subscription } from '@/contract/subscription-schema'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { planQueries } from '@/core/shared/plans/plan-queries'

/** Returns name and price of a subscription's plan; requests the plan only if the subscription lacks them. */
export function useSubscribedPlan({ product_id, price_id, product, price }: Subscription): {
  name: string
  price: Price | null
} {
  const { t } = useTranslation()
  const isIncomplete = !product?.name || !price
  const { data } = useQuery({ ...planQueries.show(product_id ?? 0), enabled: isIncomplete && product_id != null })
  return {
    name: product?.name || data?.product.name || t('Your plan'),
    price: price ?? data?.product.prices.find(({ id }) => id === price_id) ?? null,
  }
}
