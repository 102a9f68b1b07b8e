import { HttpStatus } from '@/contract/machinery/http-status'
import { ApiError, isTransient, SESSION_ENDED } from '@/core/platform/api/api-error'
import { fetchIntent } from '@/core/shared/payments/stripe-query'
import type { Charge } from '@/core/shared/pricing/charges'

import { clearSelection } from './order'
import { activateSubscription, hasSubscribed, refreshSubscription, TRIAL_CURRENCY } from './queries'
import type { StartedPayment } from './started-payment'

/** A payment whose outcome is not known yet. */
export type PaymentAttempt = Pick<StartedPayment, 'gateway' | 'id'> & {
  /** Record of this tab; undefined for a payment known only from a URL. */
  started: StartedPayment | undefined
}

/**
 * Outcome of a payment. `open`: not paid, so the form can be shown; `isOver`: it cannot be paid anymore. `unmatched`:
 * not a payment of this user. `bought`: `paid` is null when the gateway did not report it. `refused`: paid, but the server refuses the plan. `unconfirmed`: unknown.
 */
export type Settlement =
  | { kind: 'bought'; next: StartedPayment['next'] | null; paid: Charge | null }
  | { kind: 'open'; message: string | null; isOver: boolean }
  | { kind: 'processing' | 'unmatched' | 'refused' | 'unconfirmed' }

/** Determines the outcome of a payment from the gateway and the server, and activates the plan. Never rejects. */
export async function settlePayment(attempt: PaymentAttempt): Promise<Settlement> {
  if (attempt.gateway === 'paypal') return activate(attempt, attempt.id, attempt.started?.approved ?? null)
  const lookup = await fetchIntent(attempt.id)
  if (lookup.kind === 'unreachable') return settleUnlessSubscribed(attempt, 'unconfirmed')
  if (lookup.kind === 'unknown')
    return attempt.started ? { kind: 'open', message: null, isOver: true } : { kind: 'unmatched' }
  const { id, status, refusal, charge } = lookup.intent
  switch (status) {
    case 'succeeded':
      return activate(attempt, id, charge ?? NOTHING)
    case 'processing':
      return { kind: 'processing' }
    case 'open':
      return { kind: 'open', message: refusal, isOver: false }
    case 'canceled':
      return { kind: 'open', message: refusal, isOver: true }
  }
}

/** Charge of an intent that only stores the card. */
const NOTHING: Charge = { amount: 0, currency: TRIAL_CURRENCY }

async function activate(attempt: PaymentAttempt, id: string, paid: Charge | null): Promise<Settlement> {
  try {
    await activateSubscription[attempt.gateway](id)
  } catch (error) {
    if (!isRefusal(error)) return settleUnlessSubscribed(attempt, 'unconfirmed')
    return attempt.started ? settleUnlessSubscribed(attempt, 'refused') : { kind: 'unmatched' }
  }
  // The plan is active whether or not the page can be refreshed.
  await refreshSubscription().catch(() => undefined)
  return bought(attempt, paid)
}

/** Returns `bought` when the server activated the plan by itself; a URL alone proves no purchase. */
async function settleUnlessSubscribed(attempt: PaymentAttempt, kind: 'refused' | 'unconfirmed'): Promise<Settlement> {
  const isSubscribed = await hasSubscribed()
  return attempt.started && isSubscribed ? bought(attempt, null) : { kind }
}

function bought({ started }: PaymentAttempt, paid: Charge | null): Settlement {
  clearSelection()
  return { kind: 'bought', next: started?.next ?? null, paid }
}

/** Whether the server refuses the payment itself: a retry would get the same response. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= HttpStatus.BadRequest &&
  error.status < HttpStatus.InternalServerError &&
  !isTransient(error) &&
  !SESSION_ENDED.includes(error.status)
