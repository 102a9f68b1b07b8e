import { CircleCheck, PartyPopper } from 'lucide-react'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { useUser } from '@/core/platform/session/use-session'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { isCurrentPrice } from '@/core/shared/subscription/current-plan'
import { EmptyState } from '@/ui/feedback/empty-state'

import { PlanLinks } from './components/bought-plan'
import { OrderPage, prefetchPlan } from './components/order-page'
import { changeSkeleton } from './components/order-skeletons'
import { PlanChange } from './components/plan-change'
import { PricedOrder } from './components/priced-order'
import { type Order, routeParams } from './order'

/** `/change-plan/:productId/:priceId/confirm/:couponId?`: moves a subscriber to another plan (spec section 2). */
export function Screen() {
  return <OrderPage skeleton={changeSkeleton}>{(order) => <Change key={order.price.id} order={order} />}</OrderPage>
}

export const prefetch = prefetchPlan

function Change({ order }: { order: Order }) {
  const { couponId } = useParams()
  const user = useUser()
  const [isDone, setDone] = useState(false)
  const subscription = user?.subscriptions.find(({ valid }) => valid === true)
  if (isDone || isCurrentPrice(user, order.product, order.price)) return <CurrentPlan order={order} isNew={isDone} />
  if (!subscription) return <Navigate to={paths.checkout.link(routeParams(order, couponId)) ?? '/'} replace />
  return (
    <PricedOrder
      order={order}
      pathWith={(id) => paths.changePlan.link(routeParams(order, id))}
      skeleton={changeSkeleton}
    >
      {(pricing) => (
        <PlanChange order={order} pricing={pricing} subscription={subscription} onChanged={() => setDone(true)} />
      )}
    </PricedOrder>
  )
}

type CurrentPlanProps = {
  order: Order
  /** Whether the plan was just changed. */
  isNew: boolean
}

/** Replaces the confirmation when the user already has the plan. */
function CurrentPlan({ order: { product }, isNew }: CurrentPlanProps) {
  const { t } = useTranslation()
  const title = t(isNew ? 'Your plan is now :plan' : 'You already have :plan', { plan: product.name })
  usePageTitle(title)
  return (
    <div role="status">
      <EmptyState
        level={1}
        icon={isNew ? <PartyPopper className="size-20" /> : <CircleCheck className="size-20" />}
        title={title}
        action={<PlanLinks />}
      />
    </div>
  )
}
