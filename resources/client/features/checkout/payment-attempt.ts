import { seconds } from '@/lib/dates/duration'

import type { PaymentAttempt, Settlement } from './settle-payment'

type BoughtSettlement = Extract<Settlement, { kind: 'bought' }>

/** State of this page's payment; `check` numbers the requests for its outcome. */
export type PaymentState = { check: number } & (
  | { name: 'idle' }
  | { name: 'settling'; attempt: PaymentAttempt }
  /** The bank needs time; its outcome is polled. */
  | { name: 'processing'; attempt: PaymentAttempt }
  /** Not paid, so the form is shown again; `isOver`: this payment can no longer be paid. */
  | { name: 'open'; message: string | null; isOver: boolean }
  /** The user can check again: the outcome is unknown, or the server refuses the paid plan. */
  | { name: 'unconfirmed' | 'refused'; attempt: PaymentAttempt; isChecking: boolean }
  | { name: 'unmatched' }
  | { name: 'bought'; next: BoughtSettlement['next']; paid: BoughtSettlement['paid'] }
)

/** Events that move a payment to its next state. */
export type PaymentEvent =
  /** A gateway has confirmed a payment, or an earlier one may be paid. */
  | { type: 'confirmed'; attempt: PaymentAttempt }
  /** The outcome request has completed. */
  | { type: 'settled'; settlement: Settlement }
  | { type: 'checkedAgain' }
  /** The user has abandoned a payment that is not theirs. */
  | { type: 'left' }

/** Returns the state of a page that opens with a payment from the URL or this tab, or without one. */
export const initialPayment = (attempt: PaymentAttempt | undefined): PaymentState =>
  attempt ? { name: 'settling', check: 1, attempt } : { name: 'idle', check: 0 }

/** Returns the next state of a payment; unchanged for an unexpected event. */
export function reducePayment(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'confirmed':
      return { name: 'settling', check: state.check + 1, attempt: event.attempt }
    case 'settled': {
      const attempt = pendingAttempt(state)
      return attempt ? settled(state.check, attempt, event.settlement) : state
    }
    case 'checkedAgain':
      return isCheckable(state) ? { ...state, check: state.check + 1, isChecking: true } : state
    case 'left':
      return state.name === 'unmatched' ? { name: 'idle', check: state.check } : state
    default:
      return event satisfies never
  }
}

function settled(check: number, attempt: PaymentAttempt, settlement: Settlement): PaymentState {
  switch (settlement.kind) {
    case 'bought':
      return { name: 'bought', check, next: settlement.next, paid: settlement.paid }
    case 'open':
      return { name: 'open', check, message: settlement.message, isOver: settlement.isOver }
    case 'processing':
      return { name: 'processing', check, attempt }
    case 'unconfirmed':
    case 'refused':
      return { name: settlement.kind, check, attempt, isChecking: false }
    case 'unmatched':
      return { name: 'unmatched', check }
    default:
      return settlement satisfies never
  }
}

/** Returns the payment whose outcome is being requested; undefined when none is. */
export function pendingAttempt(state: PaymentState): PaymentAttempt | undefined {
  if (state.name === 'settling' || state.name === 'processing') return state.attempt
  return 'isChecking' in state && state.isChecking ? state.attempt : undefined
}

const isCheckable = (state: PaymentState): state is Extract<PaymentState, { isChecking: boolean }> =>
  'isChecking' in state && !state.isChecking

/** A state in which a form may be shown: there is no payment, or it is certain that it was not paid. */
export type PayableState = Extract<PaymentState, { name: 'idle' | 'open' }>

/** Whether a form may be shown. */
export const isPayable = (state: PaymentState): state is PayableState => state.name === 'idle' || state.name === 'open'

/** Whether the payment can be forgotten: it is complete, or can no longer be paid. */
export const isOver = (state: PaymentState): boolean =>
  state.name === 'bought' || (state.name === 'open' && state.isOver)

/** Whether the gateway and the server have decided, so that the URL's secret is no longer needed. */
export const isDecided = ({ name }: PaymentState): boolean =>
  name === 'bought' || name === 'open' || name === 'refused' || name === 'unmatched'

/** Shortest and longest interval between two polls of a payment that the bank is processing. */
const MIN_POLL_MS = seconds(5)
const MAX_POLL_MS = seconds(60)

/** Returns the delay before the next poll, which doubles each time. */
export const pollDelayMs = (polls: number): number => Math.min(MAX_POLL_MS, MIN_POLL_MS * 2 ** (polls - 1))
