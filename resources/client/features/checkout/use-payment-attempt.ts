import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { seconds } from '@/lib/dates/duration'

import type { Order } from './components/chosen-plan'
import { type PaymentAttempt, type Settlement, settlePayment } from './settle-payment'
import { type StartedPayment, startedPayment } from './started-payment'

/** Shortest and longest time between two looks at a payment that the bank is processing. */
const MIN_POLL_MS = seconds(5)
const MAX_POLL_MS = seconds(60)

/** Query parameters with which Stripe returns from a bank's page; all but the secret repeat what Stripe knows. */
const SECRETS = ['payment_intent_client_secret', 'setup_intent_client_secret'] as const

/** Returns the client secret in a URL; anyone may have put it there. */
function secretIn(search: string): string | undefined {
  const query = new URLSearchParams(search)
  return SECRETS.map((name) => query.get(name)).find((secret) => secret !== null)
}

/** Returns the payment that the URL or this tab's storage names; the URL wins, since Stripe has just returned. */
function initialAttempt(order: Order, search: string): PaymentAttempt | undefined {
  const started = startedPayment(order).read()
  const secret = secretIn(search)
  if (secret === undefined) return started && { gateway: started.gateway, id: started.id, started }
  return { gateway: 'stripe', id: secret, started: started?.id === secret ? started : undefined }
}

/** Result of {@link usePaymentAttempt}. */
export type PaymentProgress = {
  /** Undefined before a payment, and while its outcome is being found out. */
  settlement: Settlement | undefined
  /** Whether a form may be shown: there is no payment, or it is certain that it was not paid. */
  isPayable: boolean
  isChecking: boolean
  /** Finds out the outcome of a payment that was just confirmed. */
  settle: (started: StartedPayment) => void
  checkAgain: () => void
  /** Returns to the form, away from a payment that is not the user's. */
  leave: () => void
}

/**
 * Follows one payment for a price to its outcome: one that was just confirmed, that returned from a bank's page, or
 * that a reload interrupted.
 */
export function usePaymentAttempt(order: Order): PaymentProgress {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const [{ attempt, run }, setState] = useState(() => ({ attempt: initialAttempt(order, search), run: 0 }))
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['payment', attempt?.id, run],
    queryFn: () => (attempt ? settlePayment(attempt) : null),
    enabled: attempt !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) =>
      state.data?.kind === 'processing' && Math.min(MAX_POLL_MS, MIN_POLL_MS * 2 ** (state.dataUpdateCount - 1)),
  })
  const settlement = (attempt && data) ?? undefined

  const clean = useEffectEvent((outcome: Settlement) => {
    const isOver = outcome.kind === 'bought' || (outcome.kind === 'open' && outcome.isOver)
    if (isOver) startedPayment(order).remove()
    const isKnown = outcome.kind !== 'unconfirmed' && outcome.kind !== 'processing'
    if (isKnown && secretIn(search) !== undefined) void navigate(pathname, { replace: true })
  })
  useEffect(() => {
    if (settlement) clean(settlement)
  }, [settlement])

  return {
    settlement,
    isPayable: attempt === undefined || settlement?.kind === 'open',
    isChecking: isFetching,
    settle: (started) => setState({ attempt: { gateway: started.gateway, id: started.id, started }, run: run + 1 }),
    checkAgain: () => void refetch(),
    leave: () => setState({ attempt: undefined, run: run + 1 }),
  }
}
