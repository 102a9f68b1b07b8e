import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { type IntentLookup, lookUpIntent } from '@/core/shared/payments/intent'
import { stripeQuery } from '@/core/shared/payments/stripe-query'

import { forgetPendingCard, isReturn, returnedSecret, withoutReturn } from './pending-card'
import type { Account } from './queries'
import { useCardChange } from './use-card-change'

/**
 * Finishes the change of a card after the return from a bank's page; true while it does. The outcome is what Stripe says
 * about the intent: `redirect_status` in the URL is not trusted. `onFailure` gets the reason to show.
 */
export function useCardReturn(account: Account, onFailure: (message: string) => void): boolean {
  const { t } = useTranslation()
  const { billing } = useSettings()
  const client = useQueryClient()
  const change = useCardChange(account)
  const [search, setSearch] = useSearchParams()
  const [secret] = useState(() => returnedSecret(search))
  const [isChecking, setChecking] = useState(secret !== undefined)
  const hasStarted = useRef(false)

  const lookUp = (known: string): Promise<IntentLookup> =>
    client.fetchQuery(stripeQuery(billing.stripe_public_key ?? '')).then(
      ({ stripe }) => lookUpIntent(stripe, known),
      () => ({ kind: 'unreachable' }) as const,
    )

  async function finish(): Promise<void> {
    if (secret === undefined) return
    const found = await lookUp(secret)
    if (found.kind === 'unreachable')
      return onFailure(t("We couldn't reach the bank. Check your card below before you try again."))
    forgetPendingCard()
    const isConfirmed = found.kind === 'found' && ['succeeded', 'processing'].includes(found.intent.status)
    if (isConfirmed) await change(found.intent)
    else
      onFailure(
        (found.kind === 'found' && found.intent.refusal) || t("The card couldn't be confirmed. Please try again."),
      )
  }

  useEffect(() => {
    if (hasStarted.current || !isReturn(search)) return
    hasStarted.current = true
    void finish().finally(() => {
      setChecking(false)
      setSearch(withoutReturn(search), { replace: true })
    })
  })
  return isChecking
}
