import { type ReactNode, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'

import { chosenCoupon } from '@/core/shared/coupons/chosen-coupon'
import { useRouteCoupon } from '@/core/shared/coupons/use-route-coupon'
import { type Charges, chargesOf } from '@/core/shared/pricing/charges'

import { type Order, OrderSkeleton } from './chosen-plan'
import { OrderCoupon } from './order-coupon'

/** Charges of an order with the coupon in force. */
export type PricedOrder = {
  charges: Charges
  couponId: string | undefined
  /** Code of the coupon, if it is known. */
  code: string | null
  /** Entry of a coupon, or the button that removes it. */
  couponEntry: ReactNode
}

type PricedProps = {
  order: Order
  /** Returns this page's path with a coupon, or without one. */
  pathWith: (couponId: string | undefined) => string | null
  children: (priced: PricedOrder) => ReactNode
}

/** Prices an order with the URL's coupon; a coupon that is not valid leaves the URL, and the reason is shown. */
export function Priced({ order, pathWith, children }: PricedProps) {
  const navigate = useNavigate()
  const [now] = useState(() => new Date())
  const { accept, ...route } = useRouteCoupon(order.product.id)
  if (route.kind === 'checking') return <OrderSkeleton />
  if (route.kind === 'invalid') return <Navigate to={pathWith(undefined) ?? '.'} state={route.state} replace />

  const { coupon, code, dropped } = route
  const open = (couponId: string | undefined) => void navigate(pathWith(couponId) ?? '.', { replace: true })
  return children({
    charges: chargesOf(order.product, order.price, coupon, now),
    couponId: coupon === null ? undefined : String(coupon.id),
    code,
    couponEntry: (
      <OrderCoupon
        productId={order.product.id}
        coupon={coupon}
        dropped={dropped}
        onAccept={(accepted) => {
          accept(accepted)
          open(String(accepted.coupon.id))
        }}
        onRemove={() => {
          chosenCoupon.remove()
          open(undefined)
        }}
      />
    ),
  })
}
