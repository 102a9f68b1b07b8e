import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import type { Order } from './order'
import {
  initialPayment,
  isDecided,
  isOver,
  type PaymentEvent,
  type PaymentState,
  pendingAttempt,
  pollDelayMs,
  reducePayment,
} from './payment-attempt'
import { type PaymentAttempt, settlePayment } from './settle-payment'
import { type StartedPayment, startedPayment } from './started-payment'

/** Query parameters with which Stripe returns from a bank's page; all but the secret duplicate Stripe's data. */
const SECRETS = ['payment_intent_client_secret', 'setup_intent_client_secret'] as const

/** Returns the client secret in a URL; anyone may have put it there. */
function secretIn(search: string): string | undefined {
  const query = new URLSearchParams(search)
  return SECRETS.map((name) => query.get(name)).find((secret) => secret !== null)
}

const attemptOf = (started: StartedPayment): PaymentAttempt => ({ gateway: started.gateway, id: started.id, started })

/** Returns the payment that the URL or this tab's storage names; the URL wins, since Stripe has just returned. */
function initialAttempt(order: Order, search: string): PaymentAttempt | undefined {
  const started = startedPayment(order).read()
  const secret = secretIn(search)
  if (secret === undefined) return started && attemptOf(started)
  return started?.id === secret ? attemptOf(started) : { gateway: 'stripe', id: secret, started: undefined }
}

/** Result of {@link usePaymentAttempt}. */
export type PaymentProgress = {
  state: PaymentState
  /** Requests the outcome of a payment that was just confirmed. */
  settle: (started: StartedPayment) => void
  checkAgain: () => void
  /** Returns to the form, abandoning a payment that is not the user's. */
  leave: () => void
}

/**
 * Tracks one payment for a price until its outcome: one that was just confirmed, that returned from a bank's page, or
 * that a reload interrupted.
 */
export function usePaymentAttempt(order: Order): PaymentProgress {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const [requested, setRequested] = useState(() => initialPayment(initialAttempt(order, search)))
  const attempt = pendingAttempt(requested)
  const { data: settlement } = useQuery({
    queryKey: ['payment', attempt?.id, requested.check],
    queryFn: () => (attempt ? settlePayment(attempt) : null),
    enabled: attempt !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.kind === 'processing' && pollDelayMs(dataUpdateCount),
  })
  // Derived: a payment that is still in flight when the page is left and reopened uses a single request.
  const state = useMemo(
    () => (settlement ? reducePayment(requested, { type: 'settled', settlement }) : requested),
    [requested, settlement],
  )
  const send = (event: PaymentEvent) => setRequested(reducePayment(state, event))

  const cleanUp = useEffectEvent((current: PaymentState) => {
    if (isOver(current)) startedPayment(order).remove()
    if (isDecided(current) && secretIn(search) !== undefined) void navigate(pathname, { replace: true })
  })
  useEffect(() => cleanUp(state), [state])

  return {
    state,
    settle: (started) => send({ type: 'confirmed', attempt: attemptOf(started) }),
    checkAgain: () => send({ type: 'checkedAgain' }),
    leave: () => send({ type: 'left' }),
  }
}
