import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate, useParams } from 'react-router-dom'

import type { Product } from '@/contract/groups/products'
import type { Price } from '@/contract/shapes/prices'
import { isGone } from '@/core/platform/api/api-error'
import { type Prefetch, prefetchable } from '@/core/platform/api/query'
import { paths } from '@/core/platform/navigation/paths'
import { PlanNotFound } from '@/core/shared/plan-table/plan-not-found'
import { planQueries } from '@/core/shared/pricing/plan-queries'
import { PanelError } from '@/core/shared/screen/query-view'
import { Skeleton } from '@/ui/feedback/skeleton'

/** A plan and one of its prices. */
export type Order = { product: Product; price: Price }

const ID = /^\d{1,15}$/

/** Loads the plan and the price that the URL names, and renders them; a free plan leads to the plans. */
export function ChosenPlan({ children }: { children: (order: Order) => ReactNode }) {
  const { productId = '', priceId } = useParams()
  const isId = ID.test(productId)
  const { data, error, refetch } = useQuery({ ...planQueries.show(productId), enabled: isId })
  if (!isId || isGone(error)) return <PlanNotFound />
  if (!data) return error ? <PanelError level={1} error={error} onRetry={() => void refetch()} /> : <OrderSkeleton />
  const { product } = data
  if (product.free) return <Navigate to={paths.pricing.link()} replace />
  const price = product.prices.find(({ id }) => String(id) === priceId)
  return price ? children({ product, price }) : <PlanNotFound />
}

/** Prefetches the plan of a checkout or plan change. */
export const prefetchPlan: Prefetch = ({ params: { productId = '' } }) =>
  ID.test(productId) ? prefetchable(planQueries.show(productId)) : null

/** Skeleton of a summary beside a payment form. */
export function OrderSkeleton() {
  return (
    <div aria-hidden className="grid gap-6 md:grid-cols-2">
      <Skeleton className="h-72 rounded-panel" />
      <Skeleton className="h-96 rounded-panel" />
    </div>
  )
}
