import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate, useParams } from 'react-router-dom'

import { isGone } from '@/core/platform/api/api-error'
import { type Prefetch, prefetchable } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { paths } from '@/core/platform/navigation/paths'
import { onboardingSelection } from '@/core/platform/navigation/redirects'
import { PlanNotFound } from '@/core/shared/plan-table/plan-not-found'
import { TestDataBanner } from '@/core/shared/plan-table/test-data-banner'
import { planQueries } from '@/core/shared/pricing/plan-queries'
import { PanelError } from '@/core/shared/screen/query-view'
import { SiteLogo } from '@/core/shared/screen/site-logo'

import type { Order } from '../order'

type OrderPageProps = {
  /** Shown until the order has loaded. */
  skeleton: ReactNode
  children: (order: Order) => ReactNode
}

/** A page that takes money for the order in its URL: only the logo, so that nothing distracts from the amounts. */
export function OrderPage(props: OrderPageProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <header className="mx-auto flex w-full max-w-page px-4 py-3 md:px-8">
        <SiteLogo isOnBar />
      </header>
      <main
        id="main"
        ref={clearOnboarding}
        tabIndex={-1}
        className="mx-auto w-full max-w-page space-y-6 px-4 pt-2 pb-16 outline-none md:px-8 md:pt-6"
      >
        <TestDataBanner />
        <LoadedOrder {...props} />
      </main>
    </QueryClientProvider>
  )
}

/** Ref of the page: from here on the URL contains the plan, so later sign-ins go elsewhere. */
function clearOnboarding(page: HTMLElement | null): void {
  if (page) onboardingSelection.remove()
}

const ID = /^\d{1,15}$/

/** Loads the plan and the price that the URL names; a free plan redirects to the plans. */
function LoadedOrder({ skeleton, children }: OrderPageProps) {
  const { productId = '', priceId } = useParams()
  const isId = ID.test(productId)
  const { data, error, refetch } = useQuery({ ...planQueries.show(productId), enabled: isId })
  if (!isId || isGone(error)) return <PlanNotFound />
  if (!data) return error ? <PanelError level={1} error={error} onRetry={() => void refetch()} /> : skeleton
  const { product } = data
  if (product.free) return <Navigate to={paths.pricing.link()} replace />
  const price = product.prices.find(({ id }) => String(id) === priceId)
  return price ? children({ product, price }) : <PlanNotFound />
}

/** Prefetches the plan of a checkout or plan change. */
export const prefetchPlan: Prefetch = ({ params: { productId = '' } }) =>
  ID.test(productId) ? prefetchable(planQueries.show(productId)) : null
