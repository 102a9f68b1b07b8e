import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { days } from '@/lib/dates/duration'

import { createGateway } from './gateway'
import { listedTestCards } from './test-cards'

const NOW = Date.UTC(2026, 5, 1)
const EURO = { amount: 499, currency: 'EUR' }

function open() {
  let time = NOW
  const gateway = createGateway({ now: () => time })
  return {
    gateway,
    pass: (ms: number) => {
      time += ms
    },
  }
}

const card = (number: string) =>
  ({ method: { type: 'card', card: { number, exp_month: 12, exp_year: 2030, cvc: '123' } } }) as const
const bank = { method: { type: 'bank' }, returnUrl: 'https://music.example/checkout' } as const

const outcome = (act: () => { status: string }): string => {
  try {
    return act().status
  } catch (error) {
    return (error as Error).message
  }
}

describe('createGateway', () => {
  it('charges a payment once, and refuses to confirm it again', () => {
    const { gateway } = open()
    const { id, client_secret } = gateway.createPaymentIntent({ customer: 7, ...EURO })
    expect(gateway.confirm(client_secret, card('4242424242424242')).status).toBe('succeeded')
    expect(() => gateway.confirm(client_secret, card('4242424242424242'))).toThrow('status of succeeded')
    expect(gateway.charges()).toEqual([
      { customer: 7, amount: 499, currency: 'eur', gateway: 'stripe', intent: id, at: NOW },
    ])
    const method = gateway.paymentMethod(gateway.intent(id)?.payment_method ?? '')
    expect(method).toMatchObject({ customer: 7, card: { brand: 'visa', last4: '4242', exp_month: 12 } })
  })

  it('gives each published test card its outcome', () => {
    const outcomes = listedTestCards().map(([number]) => {
      const { gateway } = open()
      const payment = gateway.createPaymentIntent({ customer: 7, ...EURO })
      const confirmed = outcome(() => gateway.confirm(payment.client_secret, card(number)))
      if (confirmed !== 'requires_action') return [number, confirmed]
      const { status, last_error } = gateway.authenticate(payment.id, 'complete')
      return [number, confirmed, last_error?.message ?? status]
    })
    expect(outcomes).toMatchInlineSnapshot(`
      [
        [
          "4242424242424242",
          "succeeded",
        ],
        [
          "5555555555554444",
          "succeeded",
        ],
        [
          "4000002500003155",
          "requires_action",
          "succeeded",
        ],
        [
          "4000002760003184",
          "requires_action",
          "succeeded",
        ],
        [
          "4000008400001629",
          "requires_action",
          "Your card was declined.",
        ],
        [
          "4000000000000002",
          "Your card was declined.",
        ],
        [
          "4000000000009995",
          "Your card has insufficient funds.",
        ],
        [
          "4000000000009987",
          "Your card was declined.",
        ],
        [
          "4000000000000069",
          "Your card has expired.",
        ],
        [
          "4000000000000127",
          "Your card's security code is incorrect.",
        ],
        [
          "4000000000000119",
          "An error occurred while processing your card. Try again in a little bit.",
        ],
        [
          "4000000000000341",
          "Your card was declined.",
        ],
      ]
    `)
  })

  it('charges an intent at most once, whatever the order of confirmations and authentications', () => {
    const numbers = listedTestCards().map(([number]) => number)
    const step = fc.oneof(
      fc.record({ kind: fc.constant('confirm' as const), number: fc.constantFrom(...numbers) }),
      fc.record({ kind: fc.constant('bank' as const) }),
      fc.record({
        kind: fc.constant('authenticate' as const),
        result: fc.constantFrom('complete', 'fail', 'process'),
      }),
      fc.record({ kind: fc.constant('wait' as const), ms: fc.nat({ max: days(2) }) }),
      fc.record({ kind: fc.constant('cancel' as const) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const { gateway, pass } = open()
        const { id, client_secret } = gateway.createPaymentIntent({ customer: 7, ...EURO })
        for (const takenStep of steps) {
          if (takenStep.kind === 'confirm') outcome(() => gateway.confirm(client_secret, card(takenStep.number)))
          else if (takenStep.kind === 'bank') outcome(() => gateway.confirm(client_secret, bank))
          else if (takenStep.kind === 'authenticate') outcome(() => gateway.authenticate(id, takenStep.result))
          else if (takenStep.kind === 'wait') pass(takenStep.ms)
          else gateway.cancelIntent(id)
        }
        const charged = gateway.charges().length
        expect(charged).toBe(gateway.intent(id)?.status === 'succeeded' ? 1 : 0)
      }),
    )
  })

  it('pays from a bank a day after the approval', () => {
    const { gateway, pass } = open()
    const { id, client_secret } = gateway.createPaymentIntent({ customer: 7, ...EURO })
    gateway.confirm(client_secret, bank)
    expect(gateway.authenticate(id, 'process').status).toBe('processing')
    expect(gateway.charges()).toEqual([])
    pass(days(1))
    expect(gateway.charges()).toHaveLength(1)
    expect(gateway.intent(id)?.status).toBe('succeeded')
  })

  it('stores a card whose later charges fail', () => {
    const { gateway } = open()
    const { id, client_secret } = gateway.createSetupIntent({ customer: 7 })
    expect(gateway.confirm(client_secret, card('4000000000000341')).status).toBe('succeeded')
    const paymentMethod = gateway.intent(id)?.payment_method ?? ''
    expect(gateway.chargeOffSession({ customer: 7, paymentMethod, ...EURO })).toEqual({
      succeeded: false,
      message: 'Your card was declined.',
    })
    expect(gateway.charges()).toEqual([])
  })

  it('charges a stored card for its customer only', () => {
    const { gateway } = open()
    const paymentMethod = gateway.storeCard(7, '4000002500003155')
    expect(gateway.chargeOffSession({ customer: 8, paymentMethod, ...EURO }).succeeded).toBe(false)
    expect(gateway.chargeOffSession({ customer: 7, paymentMethod, ...EURO })).toEqual({ succeeded: true })
    expect(gateway.charges()).toHaveLength(1)
    const asking = gateway.storeCard(7, '4000002760003184')
    expect(gateway.chargeOffSession({ customer: 7, paymentMethod: asking, ...EURO })).toMatchObject({
      message: 'Your card was declined. This transaction requires authentication.',
    })
  })

  it.each([
    ['4242424242424241', {}, 'Your card number is incorrect.'],
    ['4242424242424242', { exp_month: 5, exp_year: 2026 }, "Your card's expiration year is invalid."],
    ['4242424242424242', { exp_month: 13 }, "Your card's expiration month is invalid."],
    ['4242424242424242', { cvc: '12' }, "Your card's security code is invalid."],
    ['4111111111111111', {}, 'used a non test (live) card'],
  ])('declines the implausible card %s %o', (number, changes, message) => {
    const { gateway } = open()
    const { id, client_secret } = gateway.createPaymentIntent({ customer: 7, ...EURO })
    const { method } = card(number)
    const input = { method: { ...method, card: { ...method.card, ...changes } } }
    expect(() => gateway.confirm(client_secret, input)).toThrow(message)
    expect(gateway.intent(id)).toMatchObject({ status: 'requires_payment_method', last_error: { type: 'card_error' } })
  })

  it('refuses a forged client secret', () => {
    const { gateway } = open()
    const { id } = gateway.createPaymentIntent({ customer: 7, ...EURO })
    expect(() => gateway.confirm(`${id}_secret_x`, card('4242424242424242'))).toThrow('No such payment_intent.')
  })

  it('charges a PayPal plan on approval once, and its renewals until the subscription is cancelled', () => {
    const { gateway } = open()
    gateway.syncPaypalPlan({ id: 'P-1', ...EURO })
    expect(gateway.createPaypal({ customer: 7, planId: 'P-2' })).toBeUndefined()
    const { id = '' } = gateway.createPaypal({ customer: 7, planId: 'P-1' }) ?? {}
    expect(gateway.chargePaypal(id, EURO).succeeded).toBe(false)
    gateway.approvePaypal(id)
    expect(gateway.approvePaypal(id)?.status).toBe('ACTIVE')
    expect(gateway.charges()).toHaveLength(1)
    expect(gateway.chargePaypal(id, EURO).succeeded).toBe(true)
    gateway.cancelPaypal(id)
    expect(gateway.chargePaypal(id, EURO).succeeded).toBe(false)
    expect(gateway.paypalSubscription(id)?.status).toBe('CANCELLED')
    expect(gateway.charges()).toHaveLength(2)
  })
})
