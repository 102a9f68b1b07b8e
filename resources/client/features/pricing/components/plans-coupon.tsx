import type { Product } from '@/contract/groups/products'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { chosenCoupon } from '@/core/shared/coupons/chosen-coupon'
import { CouponEntry } from '@/core/shared/coupons/coupon-entry'
import { type AppliedCoupon, validateForPlans } from '@/core/shared/coupons/validate-coupon'

type PlansCouponProps = {
  /** Plans that a coupon can discount. */
  plans: Product[]
  applied: AppliedCoupon | null
  onChange: (applied: AppliedCoupon | null) => void
}

/** Coupon field for the listed plans, or the plans that the applied coupon discounts. */
export function PlansCoupon({ plans, applied, onChange }: PlansCouponProps) {
  const { t } = useTranslation()

  async function submit(code: string): Promise<string | undefined> {
    const { applied: accepted, problem } = await validateForPlans(code, plans)
    if (accepted) onChange(accepted)
    return problem
  }

  function remove(): void {
    chosenCoupon.remove()
    onChange(null)
  }

  const names = plans.flatMap(({ id, name }) => (applied?.coupons.has(id) ? [name] : []))
  const note = applied && (
    <p className="min-w-48 flex-1 break-words">
      <strong>{t('Coupon :code', { code: applied.code })}</strong>
      <br />
      {t('Valid for: :plans', { plans: names.join(', ') })}
    </p>
  )
  return (
    <CouponEntry
      isApplied={applied !== null}
      note={note}
      initialCode={chosenCoupon.read()?.code}
      onSubmit={submit}
      onRemove={remove}
    />
  )
}
