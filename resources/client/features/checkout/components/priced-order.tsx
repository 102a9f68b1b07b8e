import { type ReactNode, useState } from 'react'
import { Navigate } from 'react-router-dom'

import { CouponEntry } from '@/core/shared/coupons/coupon-entry'
import { useRouteCoupon } from '@/core/shared/coupons/use-route-coupon'
import { type Charges, chargesOf } from '@/core/shared/pricing/charges'

import type { Order } from '../order'

/** Charges of an order with the coupon in force. */
export type OrderPricing = {
  charges: Charges
  couponId: string | undefined
  /** Code of the coupon, if it is known. */
  code: string | null
  /** Field for a coupon, or the button that removes it. */
  couponEntry: ReactNode
}

type PricedOrderProps = {
  order: Order
  /** Returns this page's path with a coupon, or without one. */
  pathWith: (couponId: string | undefined) => string | null
  /** Shown while the coupon is checked. */
  skeleton: ReactNode
  children: (pricing: OrderPricing) => ReactNode
}

/** Prices an order with the URL's coupon; a coupon that is not valid leaves the URL, and the reason is shown. */
export function PricedOrder({ order, pathWith, skeleton, children }: PricedOrderProps) {
  const [now] = useState(() => new Date())
  const route = useRouteCoupon(order.product.id, pathWith)
  if (route.kind === 'checking') return skeleton
  if (route.kind === 'invalid') return <Navigate to={pathWith(undefined) ?? '.'} state={route.state} replace />

  const { coupon, code, dropped, apply, remove } = route
  return children({
    charges: chargesOf(order.product, order.price, coupon, now),
    couponId: coupon === null ? undefined : String(coupon.id),
    code,
    couponEntry: (
      <div className="mt-6">
        <CouponEntry
          isApplied={coupon !== null}
          initialCode={dropped?.code}
          initialProblem={dropped?.couponProblem}
          onSubmit={apply}
          onRemove={remove}
        />
      </div>
    ),
  })
}
