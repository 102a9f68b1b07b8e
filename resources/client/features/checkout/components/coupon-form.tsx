import { type FormEvent, useRef, useState } from 'react'

import type { Coupon } from '@/contract/coupons'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { chosenCoupon } from '@/core/shared/plans/chosen-coupon'
import { validateCoupon } from '@/core/shared/plans/validate-coupon'
import { toast } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'
import { TextField } from '@/ui/fields/text-field'

import type { DroppedCoupon } from '../use-route-coupon'

type CouponFormProps = {
  productId: number
  /** Coupon that was just found invalid. */
  dropped: DroppedCoupon | null
  onAccept: (accepted: { coupon: Coupon; code: string }) => void
}

/** Longest code that the storage keeps. */
const MAX_CODE_LENGTH = 100

/** Field for a coupon code of the chosen plan; says why the previous coupon is gone. An empty code makes no request. */
export function CouponForm({ productId, dropped, onAccept }: CouponFormProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState(dropped?.code ?? '')
  const [problem, setProblem] = useState(dropped?.couponProblem)
  const [isPending, setPending] = useState(false)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const entered = code.trim()
    if (entered === '' || isPending) return
    setPending(true)
    const { coupon, problem: refusal } = await validateCoupon(entered, productId)
    setPending(false)
    setProblem(refusal)
    if (!coupon) return field.current?.focus()
    chosenCoupon.write({ id: coupon.id, code: entered, productId })
    toast.positive(t('Coupon added!'))
    onAccept({ coupon, code: entered })
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          ref={field}
          name="coupon_code"
          label={t('Coupon code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_CODE_LENGTH}
          value={code}
          onChange={(value) => {
            setCode(value)
            setProblem(undefined)
          }}
          error={problem}
        />
      </div>
      <Button type="submit" variant="outline" pending={isPending} className="mt-[1.875rem]">
        {t('Apply')}
      </Button>
    </form>
  )
}
