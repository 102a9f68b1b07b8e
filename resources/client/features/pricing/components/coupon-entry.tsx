import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'

import type { Product } from '@/contract/products'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { chosenCoupon } from '@/core/shared/plans/chosen-coupon'
import { toast } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'
import { TextField } from '@/ui/fields/text-field'

import { type AppliedCoupon, applyCoupon } from '../apply-coupon'

type CouponEntryProps = {
  plans: Product[]
  /** Whether the field replaces a removed coupon, whose button had the focus. */
  takesFocus: boolean
  onApply: (coupon: AppliedCoupon) => void
}

/** Field for a coupon code. An empty one makes no request (spec section 5). */
export function CouponEntry({ plans, takesFocus, onApply }: CouponEntryProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState(() => chosenCoupon.read()?.code ?? '')
  const { mutate, data, isPending, reset } = useMutation({
    mutationFn: (entered: string) => applyCoupon(entered, plans),
    onSuccess: (outcome) => {
      if ('problem' in outcome) return field.current?.focus()
      toast.positive(t('Coupon added!'))
      onApply(outcome)
    },
  })

  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])

  function submit(event: FormEvent): void {
    event.preventDefault()
    const entered = code.trim()
    if (entered !== '' && !isPending) mutate(entered)
  }

  return (
    <form onSubmit={submit} className="w-full max-w-sm">
      <div className="flex items-start gap-2">
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
              reset()
            }}
            error={data && 'problem' in data ? data.problem : undefined}
          />
        </div>
        <Button
          type="submit"
          variant="outline"
          pending={isPending}
          className="mt-[1.875rem] min-h-[max(3rem,var(--target))]"
        >
          {t('Apply')}
        </Button>
      </div>
    </form>
  )
}

/** Longest code that is kept until the checkout. */
const MAX_CODE_LENGTH = 100

type CouponNoticeProps = {
  applied: AppliedCoupon
  plans: Product[]
  onRemove: () => void
}

/** The applied coupon with the plans that it is valid for, and a button to remove it. */
export function CouponNotice({ applied: { code, coupons }, plans, onRemove }: CouponNoticeProps) {
  const { t } = useTranslation()
  const remove = useRef<HTMLButtonElement>(null)
  // The field that had the focus is gone.
  useEffect(() => remove.current?.focus(), [])
  const names = plans.flatMap(({ id, name }) => (coupons.has(id) ? [name] : []))
  return (
    <div className="flex w-full max-w-md flex-wrap items-center justify-between gap-3 rounded-panel bg-selected px-4 py-3">
      <p className="min-w-0 flex-1 break-words">
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
