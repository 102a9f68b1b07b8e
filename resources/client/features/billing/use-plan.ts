import { useQuery } from '@tanstack/react-query'

import type { Price } from '@/contract/prices'
import type { Subscription } from '@/contract/subscription-schema'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { planQueries } from '@/core/shared/plans/plan-queries'

/** The plan of a subscription, as far as it is known. */
export type Plan = {
  name: string
  /** Null while unknown, and after its removal from the plan. */
  price: Price | null
  /** What the plan contains; empty unless requested. */
  features: readonly string[]
  isLoading: boolean
}

/** Returns a subscription's plan; requests the product for its name and price if the subscription lacks them. */
export function usePlan(subscription: Subscription | undefined, { hasFeatures = false } = {}): Plan {
  const { t } = useTranslation()
  const { product_id, price_id, product, price }: Partial<Subscription> = subscription ?? {}
  const isWanted = hasFeatures || !product?.name || !price
  const { data, isLoading } = useQuery({
    ...planQueries.show(product_id ?? 0),
    enabled: product_id != null && isWanted,
  })
  return {
    name: product?.name || data?.product.name || t('Your plan'),
    price: price ?? data?.product.prices.find(({ id }) => id === price_id) ?? null,
    features: data?.product.feature_list ?? [],
    isLoading: isWanted && isLoading,
  }
}
