import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { stored } from '@/core/platform/storage/local'
import type { Intent } from '@/core/shared/payments/intent'
import { fetchIntent } from '@/core/shared/payments/stripe-query'
import { type VisibleSubscription, visibleSubscriptions } from '@/core/shared/subscription/subscription-state'
import { toast } from '@/core/shared/toasts/toast-store'

import { cardOf } from './payment-method'
import { type Account, cachedAccount, changeBilling, createSetupIntent, setDefaultCard } from './queries'

/**
 * Setup intent that this browser is confirming, to recognize the return from a bank's page. A link with another intent
 * must not change the card.
 */
const pendingIntent = stored({ key: 'pendingCard', schema: z.string().check(z.minLength(1), z.maxLength(200)) })

const idOf = (secret: string): string => secret.split('_secret_', 1)[0] ?? secret

/** Begins the change: returns the client secret of a new setup intent, which this browser remembers. */
export async function beginCardChange(): Promise<string> {
  const secret = await createSetupIntent()
  pendingIntent.write(idOf(secret))
  return secret
}

/** The subscription whose payment is missing; undefined when all are paid. */
export const pastDueOf = (shown: readonly VisibleSubscription[]): VisibleSubscription | undefined =>
  shown.find(({ state }) => state.kind === 'pastDue')

const isPastDue = ({ subscriptions }: Account): boolean =>
  pastDueOf(visibleSubscriptions(subscriptions, new Date())) !== undefined

const isOtherCard = (before: Account, after: Account): boolean =>
  JSON.stringify(cardOf(before)) !== JSON.stringify(cardOf(after))

/**
 * Returns a function that makes a confirmed card the one for future payments, which retries a payment that is past due.
 * It resolves to whether the card is set, after a toast with the outcome.
 */
export function useCardChange(account: Account): (intent: Intent) => Promise<boolean> {
  const { t } = useTranslation()
  return async ({ paymentMethod }) => {
    if (paymentMethod === null) {
      toast.danger(t("The card couldn't be confirmed. Please try again."))
      return false
    }
    const wasPastDue = isPastDue(account)
    const isApplied = (after: Account) => isOtherCard(account, after) || (wasPastDue && !isPastDue(after))
    if (!(await changeBilling(() => setDefaultCard(paymentMethod), isApplied))) return false
    pendingIntent.remove()
    const after = cachedAccount()
    if (!wasPastDue) toast.positive(t('Card updated'))
    else if (after && isPastDue(after)) toast.danger(t("The card is saved, but the payment hasn't gone through yet."))
    else toast.positive(t('Card updated and payment received'))
    return true
  }
}

/** Query parameters that Stripe adds to the return URL. */
const RETURN_PARAMETERS = ['setup_intent', 'setup_intent_client_secret', 'redirect_status']

/** Client secret in the query of a return from the bank; undefined unless this browser sent the user to the bank. */
function returnedSecret(search: URLSearchParams): string | undefined {
  const secret = search.get('setup_intent_client_secret')
  return secret && idOf(secret) === pendingIntent.read() ? secret : undefined
}

/** Return from a bank's page: being checked, or to be removed from the URL, whose other parameters are `search`. */
export type CardReturn = { kind: 'none' | 'checking' } | { kind: 'over'; search: string }

/**
 * Finishes the change of a card after the return from a bank's page. The outcome is what Stripe says about the intent:
 * `redirect_status` in the URL is not trusted. `onFailure` gets the reason to show.
 */
export function useCardReturn(account: Account, onFailure: (message: string) => void): CardReturn {
  const { t } = useTranslation()
  const change = useCardChange(account)
  const [search] = useSearchParams()
  const [secret] = useState(() => returnedSecret(search))

  async function finish(known: string): Promise<null> {
    const found = await fetchIntent(known)
    const intent = found.kind === 'found' ? found.intent : null
    if (found.kind !== 'unreachable') pendingIntent.remove()
    if (intent?.status === 'succeeded' || intent?.status === 'processing') await change(intent)
    else if (found.kind === 'unreachable')
      onFailure(t("We couldn't reach the bank. Check your card below before you try again."))
    else onFailure(intent?.refusal || t("The card couldn't be confirmed. Please try again."))
    return null
  }

  const { isPending } = useQuery({
    queryKey: ['card return', secret],
    queryFn: secret === undefined ? skipToken : () => finish(secret),
    // Runs once for each return, since it forgets the intent.
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  })
  if (secret !== undefined && isPending) return { kind: 'checking' }
  if (!RETURN_PARAMETERS.some((name) => search.has(name))) return { kind: 'none' }
  const rest = new URLSearchParams(search)
  for (const name of RETURN_PARAMETERS) rest.delete(name)
  return { kind: 'over', search: rest.toString() }
}
