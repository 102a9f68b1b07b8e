import { useEffect, useRef } from 'react'

import type { Product } from '@/contract/groups/products'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { chosenCoupon } from '@/core/shared/coupons/chosen-coupon'
import { CouponForm } from '@/core/shared/coupons/coupon-form'
import { Button } from '@/ui/buttons/button'

import { type AppliedCoupon, applyCoupon } from '../apply-coupon'

type CouponEntryProps = {
  /** Plans that a coupon can lower. */
  plans: Product[]
  /** Null once a coupon has been removed. */
  applied: AppliedCoupon | null | undefined
  onChange: (applied: AppliedCoupon | null) => void
}

/** Field for a coupon code, or the applied coupon with a button that removes it. */
export function CouponEntry({ plans, applied, onChange }: CouponEntryProps) {
  async function submit(code: string): Promise<string | undefined> {
    const { applied: accepted, problem } = await applyCoupon(code, plans)
    if (accepted) onChange(accepted)
    return problem
  }

  function remove(): void {
    chosenCoupon.remove()
    onChange(null)
  }

  if (applied) return <CouponNotice applied={applied} plans={plans} onRemove={remove} />
  return <CouponForm initialCode={chosenCoupon.read()?.code} takesFocus={applied === null} onSubmit={submit} />
}

type CouponNoticeProps = { applied: AppliedCoupon; plans: Product[]; onRemove: () => void }

function CouponNotice({ applied: { code, coupons }, plans, onRemove }: CouponNoticeProps) {
  const { t } = useTranslation()
  const remove = useRef<HTMLButtonElement>(null)
  // The field that had the focus is gone.
  useEffect(() => remove.current?.focus(), [])
  const names = plans.flatMap(({ id, name }) => (coupons.has(id) ? [name] : []))
  return (
    <div className="flex w-full max-w-md flex-wrap items-center justify-between gap-3 rounded-panel bg-selected px-4 py-3">
      <p className="min-w-48 flex-1 break-words">
        <strong>{t('Coupon :code', { code })}</strong>
        <br />
        {t('Valid for: :plans', { plans: names.join(', ') })}
      </p>
      <Button ref={remove} variant="outline" size="sm" onClick={onRemove}>
        {t('Remove coupon')}
      </Button>
    </div>
  )
}
