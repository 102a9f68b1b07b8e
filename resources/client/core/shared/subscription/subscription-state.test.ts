import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { subscriptionSchema } from '@/contract/shapes/subscription-schema'

import { visibleSubscriptions, subscriptionState } from './subscription-state'

const NOW = new Date('2026-08-05T12:00:00Z')
const SOON = '2026-08-20T09:00:00.000000Z'
const LATER = '2026-09-01T09:00:00.000000Z'
const PAST = '2026-08-02T09:00:00.000000Z'

const on = (text: string) => new Date(text)
const stateOf = (row: object) => subscriptionState(subscriptionSchema.parse({ gateway_name: 'stripe', ...row }), NOW)
const visibleState = (...rows: object[]) =>
  visibleSubscriptions(
    rows.map((row) => subscriptionSchema.parse({ gateway_name: 'stripe', ...row })),
    NOW,
  ).map(({ subscription: { id }, state: { kind } }) => [id, kind])

const works = { valid: true, active: true }

describe('subscriptionState', () => {
  it.each([
    ['active, with the next payment', { ...works, renews_at: SOON }, { kind: 'active', date: on(SOON) }],
    [
      'trialing, with the end of the trial',
      { valid: true, on_trial: true, trial_ends_at: SOON, renews_at: LATER },
      { kind: 'trialing', date: on(SOON) },
    ],
    ['past due, with the missed date', { past_due: true, renews_at: PAST }, { kind: 'pastDue', date: on(PAST) }],
    [
      'cancelled, with the end of the grace period',
      { ...works, cancelled: true, on_grace_period: true, ends_at: SOON, renews_at: LATER },
      { kind: 'cancelled', date: on(SOON) },
    ],
    ['ended', { cancelled: true, ends_at: PAST }, { kind: 'ended', date: on(PAST) }],
    ['granted without an end', { ...works, gateway_name: 'none' }, { kind: 'granted', date: null }],
    ['granted until a date', { ...works, gateway_name: 'none', ends_at: SOON }, { kind: 'granted', date: on(SOON) }],
    ['ended when a granted plan is over', { gateway_name: 'none', ends_at: PAST }, { kind: 'ended', date: on(PAST) }],
  ])('returns %s', (_, row, state) => {
    expect(stateOf(row)).toEqual(state)
  })

  it.each([
    ['only `valid` is sent', { valid: true }, { kind: 'active', date: null }],
    ['only `active` is sent', { active: 1 }, { kind: 'active', date: null }],
    ['the trial has only a date', { valid: true, trial_ends_at: SOON }, { kind: 'active', date: on(SOON) }],
    ['the trial has only a flag', { on_trial: true, renews_at: SOON }, { kind: 'trialing', date: on(SOON) }],
    ['the grace period has only a date', { valid: true, ends_at: SOON }, { kind: 'cancelled', date: on(SOON) }],
    ['the grace period has only a flag', { on_grace_period: true }, { kind: 'cancelled', date: null }],
    ['all flags and dates are missing', {}, { kind: 'ended', date: null }],
    ['a date is invalid', { ...works, renews_at: 'soon' }, { kind: 'active', date: null }],
  ])('reads the state when %s', (_, row, state) => {
    expect(stateOf(row)).toEqual(state)
  })

  it.each([
    ['past due outweighs active', { ...works, past_due: true }, 'pastDue'],
    ['past due outweighs a trial', { on_trial: true, past_due: true, trial_ends_at: SOON }, 'pastDue'],
    [
      'a cancellation outweighs past due while the plan works',
      { ...works, past_due: true, ends_at: SOON },
      'cancelled',
    ],
    ['the end outweighs past due', { past_due: true, cancelled: true, ends_at: PAST }, 'ended'],
    ['a cancellation outweighs a trial', { on_trial: true, cancelled: true, trial_ends_at: SOON }, 'cancelled'],
    ['a plan without rights has ended, whatever the device’s clock says', { cancelled: true, ends_at: SOON }, 'ended'],
    ['a granted plan without rights has ended', { gateway_name: 'none' }, 'ended'],
    ['a trial without its flag is active', { ...works, trial_ends_at: SOON }, 'active'],
    ['a granted plan is never past due', { ...works, gateway_name: 'none', past_due: true }, 'granted'],
    ['a granted plan with an end is not cancelled', { valid: true, gateway_name: 'none', cancelled: true }, 'granted'],
  ])('decides between contradictory flags: %s', (_, row, kind) => {
    expect(stateOf(row).kind).toBe(kind)
  })

  it.each([
    ['a next payment', { ...works, renews_at: PAST }, 'active'],
    ['the end of a trial', { valid: true, on_trial: true, trial_ends_at: PAST }, 'trialing'],
    ['the end of a grace period', { valid: true, cancelled: true, ends_at: PAST }, 'cancelled'],
  ])('omits %s in the past while the server says that the plan works', (_, row, kind) => {
    expect(stateOf(row)).toEqual({ kind, date: null })
  })
})

describe('visibleSubscriptions', () => {
  it('shows nothing without subscriptions', () => {
    expect(visibleState()).toEqual([])
  })

  it('shows every subscription that is charged or works, the one to act on first, and none that have ended', () => {
    const ended = { id: 9, cancelled: true, ends_at: PAST }
    const granted = { id: 8, ...works, gateway_name: 'none' }
    const cancelled = { id: 7, ...works, cancelled: true, ends_at: SOON }
    const active = { id: 3, ...works }
    const pastDue = { id: 2, past_due: true }
    expect(visibleState(ended, granted, cancelled, active, pastDue)).toEqual([
      [2, 'pastDue'],
      [3, 'active'],
      [7, 'cancelled'],
      [8, 'granted'],
    ])
  })

  it('shows the newer of two equal subscriptions first', () => {
    expect(visibleState({ id: 1, ...works }, { ...works }, { id: 2, ...works })).toEqual([
      [2, 'active'],
      [1, 'active'],
      [undefined, 'active'],
    ])
  })

  it('shows the subscription that ended last when none is left', () => {
    expect(visibleState({ id: 1, ends_at: PAST }, { id: 2, ends_at: '2026-01-01' }, { id: 3 })).toEqual([[1, 'ended']])
  })

  it('shows each working subscription once, in any order of rows', () => {
    const flag = fc.boolean()
    const date = fc.constantFrom(null, PAST, SOON, 'x')
    const row = fc.record({
      valid: flag,
      active: flag,
      on_trial: flag,
      past_due: flag,
      cancelled: flag,
      on_grace_period: flag,
      ends_at: date,
      trial_ends_at: date,
      renews_at: date,
      gateway_name: fc.constantFrom('stripe', 'paypal', 'none', null),
    })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 4 }), (rows) => {
        const numbered = rows.map((one, index) => ({ ...one, id: index + 1 }))
        const result = visibleState(...numbered)
        expect(visibleState(...numbered.toReversed())).toEqual(result)
        for (const { id, valid } of numbered) if (valid) expect(result.map(([first]) => first)).toContain(id)
        expect(result.length > 0).toBe(rows.length > 0)
      }),
    )
  })
})
