import { type FormEvent, useEffect, useRef, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { toast } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'
import { TextField } from '@/ui/fields/text-field'

type CouponFormProps = {
  initialCode?: string | undefined
  /** Why the initial code is not in force. */
  initialProblem?: string | undefined
  /** Whether the field replaces a part that had the focus. */
  takesFocus?: boolean
  /** Validates a code and applies it; resolves to the problem of a refused one. */
  onSubmit: (code: string) => Promise<string | undefined>
}

/** Longest code that the storage keeps. */
const MAX_CODE_LENGTH = 100

/** Field for a coupon code (spec section 8, "Coupon"). An empty one makes no request. */
export function CouponForm({ initialCode = '', initialProblem, takesFocus = false, onSubmit }: CouponFormProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState(initialCode)
  const [problem, setProblem] = useState(initialProblem)
  const [isPending, setPending] = useState(false)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const entered = code.trim()
    if (entered === '' || isPending) return
    setPending(true)
    const refusal = await onSubmit(entered)
    setPending(false)
    setProblem(refusal)
    if (refusal === undefined) toast.positive(t('Coupon added!'))
    else field.current?.focus()
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="flex w-full max-w-sm items-start gap-2">
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
      <Button
        type="submit"
        variant="outline"
        pending={isPending}
        className="mt-[1.875rem] min-h-[max(3rem,var(--target))]"
      >
        {t('Apply')}
      </Button>
    </form>
  )
}
