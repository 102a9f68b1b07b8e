import { useEffect, useRef } from 'react'

import type { Coupon } from '@/contract/groups/coupons'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { DroppedCoupon } from '@/core/shared/coupons/use-route-coupon'
import { Button } from '@/ui/buttons/button'

import { PlanCouponForm } from './coupon-form'

type OrderCouponProps = {
  productId: number
  /** Coupon in force; null without one. */
  coupon: Coupon | null
  dropped: DroppedCoupon | null
  onAccept: (accepted: { coupon: Coupon; code: string }) => void
  onRemove: () => void
}

/** Entry of a coupon, or the button that removes the one in force. The focus moves along when one replaces the other. */
export function OrderCoupon({ productId, coupon, dropped, onAccept, onRemove }: OrderCouponProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLDivElement>(null)
  const hasActed = useRef(false)
  useEffect(() => {
    // The URL changes in a transition, after the press.
    if (hasActed.current) frame.current?.querySelector<HTMLElement>('input, button')?.focus()
    hasActed.current = false
  }, [coupon])

  return (
    <div ref={frame} className="mt-6">
      {coupon ? (
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            onRemove()
            hasActed.current = true
          }}
        >
          {t('Remove coupon')}
        </Button>
      ) : (
        <PlanCouponForm
          // A coupon that was dropped from the URL fills in its code.
          key={dropped?.couponProblem}
          productId={productId}
          dropped={dropped}
          onAccept={(accepted) => {
            onAccept(accepted)
            hasActed.current = true
          }}
        />
      )}
    </div>
  )
}
