import { type FormEvent, useRef, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { Button } from '@/ui/buttons/button'
import { TextField } from '@/ui/fields/text-field'

import { isRight, makeSum } from './sum'

/**
 * A question that a small child cannot answer: closes with true when the sum was typed in. It keeps from a step taken by chance;
 * it is no security control, and says so.
 */
export function ParentalGate({ close }: DialogProps<boolean>) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [sum, setSum] = useState(() => makeSum())
  const [typed, setTyped] = useState('')
  const [hasFailed, setFailed] = useState(false)

  function answer(event: FormEvent): void {
    event.preventDefault()
    if (isRight(sum, typed)) return close(true)
    if (typed.trim() !== '') {
      setSum(makeSum(sum))
      setFailed(true)
    }
    setTyped('')
    field.current?.focus()
  }

  return (
    <DialogPanel title={t('For grown-ups')} isQuestion>
      <form onSubmit={answer} noValidate className="space-y-5">
        <p>{t('Work out the sum to go on.')}</p>
        <TextField
          ref={field}
          label={t('How much is :a + :b?', sum)}
          error={hasFailed ? t('That is not it. Here is a new sum.') : undefined}
          value={typed}
          onChange={setTyped}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          autoFocus
          className="text-center text-2xl font-extrabold tabular-nums"
        />
        <Button type="submit" size="lg" className="w-full">
          {t('Continue')}
        </Button>
        <p className="text-sm text-muted">
          {t('The sum keeps small children from going on by chance. It is no lock: whoever can add gets past it.')}
        </p>
      </form>
    </DialogPanel>
  )
}
