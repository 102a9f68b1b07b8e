import { describe, expect, it } from 'vitest'

import { seconds } from '@/lib/dates/duration'

import {
  initialPayment,
  isDecided,
  isOver,
  isPayable,
  type PaymentEvent,
  type PaymentState,
  pendingAttempt,
  pollDelayMs,
  reducePayment,
} from './payment-attempt'
import type { PaymentAttempt, Settlement } from './settle-payment'

const attempt: PaymentAttempt = { gateway: 'stripe', id: 'pi_1_secret_1', started: undefined }
const other: PaymentAttempt = { gateway: 'paypal', id: 'I-2', started: undefined }
const next = { amount: 4.99, currency: 'EUR', date: '2026-12-24T10:00:00Z' }
const paid = { amount: 4.99, currency: 'EUR' }

/** One state per name; states that allow a second check also appear with it running. */
const states = {
  idle: { name: 'idle', check: 3 },
  settling: { name: 'settling', check: 3, attempt },
  processing: { name: 'processing', check: 3, attempt },
  open: { name: 'open', check: 3, message: 'Declined.', isOver: false },
  over: { name: 'open', check: 3, message: null, isOver: true },
  unconfirmed: { name: 'unconfirmed', check: 3, attempt, isChecking: false },
  recheckingUnconfirmed: { name: 'unconfirmed', check: 3, attempt, isChecking: true },
  refused: { name: 'refused', check: 3, attempt, isChecking: false },
  recheckingRefused: { name: 'refused', check: 3, attempt, isChecking: true },
  unmatched: { name: 'unmatched', check: 3 },
  bought: { name: 'bought', check: 3, next, paid },
} satisfies Record<string, PaymentState>
type StateName = keyof typeof states
const names = Object.keys(states) as StateName[]

const awaiting: StateName[] = ['settling', 'processing', 'recheckingUnconfirmed', 'recheckingRefused']
const all = (except: readonly StateName[]) => names.filter((name) => !except.includes(name))

const outcomes: [settlement: Settlement, state: PaymentState][] = [
  [{ kind: 'bought', next, paid }, states.bought],
  [{ kind: 'open', message: 'Declined.', isOver: false }, states.open],
  [{ kind: 'open', message: null, isOver: true }, states.over],
  [{ kind: 'processing' }, states.processing],
  [{ kind: 'unconfirmed' }, states.unconfirmed],
  [{ kind: 'refused' }, states.refused],
  [{ kind: 'unmatched' }, states.unmatched],
]

const settledWith = (settlement: Settlement): PaymentEvent => ({ type: 'settled', settlement })

describe('initialPayment', () => {
  it('settles the payment that the page opens with', () => {
    expect(initialPayment(attempt)).toEqual({ name: 'settling', check: 1, attempt })
  })

  it('starts idle without a payment', () => {
    expect(initialPayment(undefined)).toEqual({ name: 'idle', check: 0 })
  })
})

describe('reducePayment', () => {
  it.each(names)('settles a confirmed payment from “%s” with another check', (name) => {
    const event: PaymentEvent = { type: 'confirmed', attempt: other }
    expect(reducePayment(states[name], event)).toEqual({ name: 'settling', check: 4, attempt: other })
  })

  describe.each(awaiting)('from “%s”', (name) => {
    it.each(outcomes)('applies the outcome %o', (settlement, state) => {
      expect(reducePayment(states[name], settledWith(settlement))).toEqual(state)
    })
  })

  it.each(all(awaiting))('ignores an outcome in “%s”, which awaits none', (name) => {
    expect(reducePayment(states[name], settledWith({ kind: 'bought', next, paid }))).toBe(states[name])
  })

  it.each(['unconfirmed', 'refused'] as const)('checks an “%s” payment again', (name) => {
    const checked = reducePayment(states[name], { type: 'checkedAgain' })
    expect(checked).toEqual({ ...states[name], check: 4, isChecking: true })
  })

  it.each(all(['unconfirmed', 'refused']))('ignores another check in “%s”', (name) => {
    expect(reducePayment(states[name], { type: 'checkedAgain' })).toBe(states[name])
  })

  it('returns to the form from the payment of another account', () => {
    expect(reducePayment(states.unmatched, { type: 'left' })).toEqual({ name: 'idle', check: 3 })
  })

  it.each(all(['unmatched']))('stays in “%s” when there is nothing to leave', (name) => {
    expect(reducePayment(states[name], { type: 'left' })).toBe(states[name])
  })
})

describe('the state of a payment', () => {
  it('awaits an outcome while a check runs or the bank processes', () => {
    expect(names.filter((name) => pendingAttempt(states[name]) === attempt)).toEqual(awaiting)
    expect(names.filter((name) => pendingAttempt(states[name]) === undefined)).toEqual(all(awaiting))
  })

  it('shows the form only when it is certain that nothing was paid', () => {
    expect(names.filter((name) => isPayable(states[name]))).toEqual(['idle', 'open', 'over'])
  })

  it('counts as over once the plan is bought or the payment can no longer be paid', () => {
    expect(names.filter((name) => isOver(states[name]))).toEqual(['over', 'bought'])
  })

  it('counts as decided unless the outcome is unknown or still to come', () => {
    const undecided: StateName[] = ['idle', 'settling', 'processing', 'unconfirmed', 'recheckingUnconfirmed']
    expect(names.filter((name) => isDecided(states[name]))).toEqual(all(undecided))
  })
})

describe('pollDelayMs', () => {
  it.each([
    [1, seconds(5)],
    [2, seconds(10)],
    [3, seconds(20)],
    [4, seconds(40)],
    [5, seconds(60)],
    [50, seconds(60)],
  ])('waits after poll %i for %i ms', (polls, delay) => {
    expect(pollDelayMs(polls)).toBe(delay)
  })
})
