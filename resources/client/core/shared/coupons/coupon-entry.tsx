import { type FormEvent, type ReactNode, useCallback, useRef, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { toast } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'
import { TextField } from '@/ui/fields/text-field'

type CouponFormProps = {
  initialCode?: string | undefined
  /** Why the initial code is not in force. */
  initialProblem?: string | undefined
  /** Validates a code and applies it; resolves to the problem of a refused one. */
  onSubmit: (code: string) => Promise<string | undefined>
}

type CouponEntryProps = CouponFormProps & {
  isApplied: boolean
  /** Description of the applied coupon. */
  note?: ReactNode
  onRemove: () => void
}

/**
 * Field for a coupon code, or the button that removes the applied coupon. The focus moves along when a press replaces
 * one with the other.
 */
export function CouponEntry({ isApplied, note, onRemove, onSubmit, ...initial }: CouponEntryProps) {
  const { t } = useTranslation()
  const hasActed = useRef(false)
  const takeFocus = useCallback((element: HTMLElement | null) => {
    if (!element || !hasActed.current) return
    hasActed.current = false
    element.focus()
  }, [])

  async function submit(code: string): Promise<string | undefined> {
    hasActed.current = true
    const problem = await onSubmit(code)
    if (problem !== undefined) hasActed.current = false
    return problem
  }

  function remove(): void {
    hasActed.current = true
    onRemove()
  }

  // A coupon that was dropped from the URL fills in its code.
  if (!isApplied) return <CouponForm key={initial.initialProblem} fieldRef={takeFocus} {...initial} onSubmit={submit} />
  const button = (
    <Button ref={takeFocus} variant="outline" size="sm" onClick={remove}>
      {t('Remove coupon')}
    </Button>
  )
  if (!note) return button
  return (
    <div className="flex w-full max-w-md flex-wrap items-center justify-between gap-3 rounded-panel bg-selected px-4 py-3">
      {note}
      {button}
    </div>
  )
}

/** Longest code that the storage keeps. */
const MAX_CODE_LENGTH = 100

type FieldProps = { fieldRef: (field: HTMLElement | null) => void }

/** Field for a coupon code (spec section 8, "Coupon"). An empty one makes no request. */
function CouponForm({ initialCode = '', initialProblem, onSubmit, fieldRef }: CouponFormProps & FieldProps) {
  const { t } = useTranslation()
  const [code, setCode] = useState(initialCode)
  const [problem, setProblem] = useState(initialProblem)
  const [isPending, setPending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const field = event.currentTarget.querySelector('input')
    const entered = code.trim()
    if (entered === '' || isPending) return
    setPending(true)
    const refusal = await onSubmit(entered)
    setPending(false)
    setProblem(refusal)
    if (refusal === undefined) toast.positive(t('Coupon added!'))
    else field?.focus()
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="flex w-full max-w-sm items-start gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          ref={fieldRef}
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
