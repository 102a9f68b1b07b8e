import { useQuery } from '@tanstack/react-query'

import type { Product } from '@/contract/groups/products'
import type { Price } from '@/contract/shapes/prices'
import type { Subscription } from '@/contract/shapes/subscription-schema'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { planQueries } from '@/core/shared/pricing/plan-queries'

/** The plan of a subscription, as far as it is known. */
export type Plan = {
  name: string
  /** Null while unknown, and after its removal from the plan. */
  price: Price | null
  isLoading: boolean
}

/** Returns a subscription's plan; requests the product for its name and price if the subscription lacks them. */
export function usePlan({ product_id, price_id, product, price }: Subscription): Plan {
  const { t } = useTranslation()
  const isIncomplete = !product?.name || !price
  const { data, isLoading } = useProduct(product_id, isIncomplete)
  return {
    name: product?.name || data?.product.name || t('Your plan'),
    price: price ?? data?.product.prices.find(({ id }) => id === price_id) ?? null,
    isLoading: isIncomplete && isLoading,
  }
}

const UNKNOWN = { feature_list: [], permissions: [] }

/** Requests what the plan of a subscription includes; undefined while it loads, empty if it is unknown. */
export function useContents({ product_id }: Subscription): Pick<Product, 'feature_list' | 'permissions'> | undefined {
  const { data, isLoading } = useProduct(product_id, true)
  return isLoading ? undefined : (data?.product ?? UNKNOWN)
}

const useProduct = (id: number | null | undefined, isEnabled: boolean) =>
  useQuery({ ...planQueries.show(id ?? 0), enabled: isEnabled && id != null })
