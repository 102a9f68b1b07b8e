// Separate chunk: loaded by `askParent`.
import { type FormEvent, useRef, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { Button } from '@/ui/buttons/button'
import { TextField } from '@/ui/fields/text-field'

/**
 * Asks a sum that a small child cannot solve; closes with true for the right result. It prevents accidental taps, and
 * is no security control, as its text says.
 */
export function ParentalGate({ close }: DialogProps<boolean>) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [sum, setSum] = useState(() => makeSum())
  const [typed, setTyped] = useState('')
  const [hasFailed, setFailed] = useState(false)

  function submit(event: FormEvent): void {
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
      <form onSubmit={submit} noValidate className="space-y-5">
        <p>{t('Solve this to continue.')}</p>
        <TextField
          ref={field}
          label={t('What is :a + :b?', sum)}
          error={hasFailed ? t("That's not right. Try this one.") : undefined}
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
          {t(
            "This keeps small children from continuing by accident. It isn't a lock: anyone who can add can get past it.",
          )}
        </p>
      </form>
    </DialogPanel>
  )
}

/** The two numbers of a sum. */
export type Sum = { a: number; b: number }

/** Bounds of both numbers. They and their sum have two digits: too hard for a small child, easy for an adult. */
export const ADDENDS = { min: 12, max: 48 }

const between = (min: number, max: number, random: () => number): number => min + Math.floor(random() * (max - min + 1))

/** Returns a random sum that differs from the previous one. */
export function makeSum(before?: Sum, random: () => number = Math.random): Sum {
  const a = between(ADDENDS.min, ADDENDS.max, random)
  const b = between(ADDENDS.min, ADDENDS.max, random)
  // Increment, with wrap-around, instead of repeating the previous sum.
  return a === before?.a && b === before.b ? { a, b: b === ADDENDS.max ? ADDENDS.min : b + 1 } : { a, b }
}

/** Whether the typed text is the result. */
export const isRight = ({ a, b }: Sum, typed: string): boolean => /^\s*\d+\s*$/.test(typed) && Number(typed) === a + b
