import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'

import { accounts } from '@/contract/groups/accounts'
import { bootstrap } from '@/contract/groups/bootstrap'
import { gateways } from '@/contract/groups/gateways'
import { invoices } from '@/contract/groups/invoices'
import { notifications } from '@/contract/groups/notifications'
import { subscriptions } from '@/contract/groups/subscriptions'
import { days } from '@/lib/dates/duration'

import { createWorld } from '../../site/create-world'
import { type PersonaKey, personas } from '../../state/seeds/personas'
import { PLANS, products } from '../../state/seeds/products'
import type { World } from '../../state/world'
import { makeVisitor } from '../../testing/make-visitor'
import { testClock } from '../../testing/test-clock'
import { isValid, subscriptionsOf } from '../permissions/subscriptions-of'

let clock = testClock()
let world: World
const GOOD = '4242424242424242'
const DECLINED = '4000000000000341'

function open() {
  clock = testClock()
  world = createWorld({ now: clock.now })
}
beforeEach(open)

type Account = Exclude<PersonaKey, 'guest'>
const visit = (persona: PersonaKey) => makeVisitor(world, persona)
const card = (number: string) =>
  ({ method: { type: 'card', card: { number, exp_month: 12, exp_year: 2034, cvc: '123' } } }) as const

/** The current user's only subscription, as the account shows it. */
async function subscriptionOf(persona: Account) {
  const { user } = await visit(persona).ask(accounts.me, { query: { with: ['subscriptions'] } })
  return user.subscriptions[0]
}

const chargesOf = (persona: Account) =>
  world.gateway.charges().filter(({ customer }) => customer === personas[persona].id)

const typesOf = async (persona: Account) =>
  (await visit(persona).ask(notifications.list)).pagination.items.map(({ type }) => type?.split('\\').at(-1))

const mayDownload = async (persona: Account) => {
  const { data } = await visit(persona).ask(bootstrap.get)
  return data.user?.permissions.some(({ name }) => name === 'music.download')
}

async function buy(persona: Account, product_id: number, number = GOOD, coupon_id?: number) {
  const visitor = visit(persona)
  const body = { product_id, price_id: product_id * 100 + 1, ...(coupon_id !== undefined && { coupon_id }) }
  const { clientSecret } = await visitor.ask(gateways.createPartialSubscription, { body })
  const intent = world.gateway.confirm(clientSecret, card(number))
  const store = () => visitor.status(gateways.storeStripeSubscription, { body: { payment_intent_id: intent.id } })
  return { intent, store }
}

describe('settleBilling', () => {
  it('announces the end of a trial, and charges the plan when it ends', async () => {
    expect(await typesOf('trialEnding')).toEqual(['TrialEnding'])
    expect(await subscriptionOf('trialEnding')).toMatchObject({ on_trial: true, valid: true })
    clock.advance(days(2))
    expect(await subscriptionOf('trialEnding')).toMatchObject({ on_trial: false, active: true, valid: true })
    expect(chargesOf('trialEnding')).toMatchObject([{ amount: 499, currency: 'eur' }])
    expect(await typesOf('trialEnding')).toEqual(['TrialEnded', 'TrialEnding'])
  })

  it('renews every period, each with an invoice', async () => {
    clock.advance(days(20 + 62))
    expect(await subscriptionOf('subscriber')).toMatchObject({ active: true, renews_at: '2026-05-04T09:00:00.000000Z' })
    expect(chargesOf('subscriber')).toHaveLength(3)
    const { invoices: rows } = await visit('subscriber').ask(invoices.list, {
      query: { userId: personas.subscriber.id },
    })
    expect(rows.slice(0, 3).map(({ created_at }) => created_at?.slice(0, 10))).toEqual([
      '2026-04-04',
      '2026-03-04',
      '2026-02-04',
    ])
  })

  it('suspends the plan after a failed renewal, and restores it with a new card', async () => {
    const change = (number: string) =>
      visit('subscriber').status(gateways.changeDefaultPaymentMethod, {
        body: { payment_method_id: world.gateway.storeCard(personas.subscriber.id, number) },
      })
    expect(await change(DECLINED)).toBe(200)
    clock.advance(days(20))
    expect(await subscriptionOf('subscriber')).toMatchObject({ past_due: true, valid: false, active: false })
    expect(await mayDownload('subscriber')).toBe(false)
    expect(await typesOf('subscriber')).toEqual(['PaymentFailed'])
    expect(await change(DECLINED)).toBe(422)
    expect(await change(GOOD)).toBe(200)
    expect(await subscriptionOf('subscriber')).toMatchObject({ valid: true, renews_at: '2026-03-04T09:00:00.000000Z' })
    expect(await mayDownload('subscriber')).toBe(true)
    expect(chargesOf('subscriber')).toHaveLength(1)
  })

  it('ends a plan that stays unpaid', async () => {
    clock.advance(days(18))
    expect(await subscriptionOf('pastDue')).toMatchObject({ past_due: false, valid: false, cancelled: true })
    expect(await typesOf('pastDue')).toEqual(['SubscriptionEnded'])
  })

  it('ends a cancelled plan after its grace period without a charge', async () => {
    expect(await mayDownload('cancelled')).toBe(true)
    clock.advance(days(10))
    expect(await subscriptionOf('cancelled')).toMatchObject({ on_grace_period: false, valid: false, cancelled: true })
    expect(await mayDownload('cancelled')).toBe(false)
    expect(chargesOf('cancelled')).toEqual([])
    const params = { id: personas.cancelled.id }
    expect(await visit('cancelled').status(subscriptions.resume, { params })).toBe(422)
  })

  it('renews through PayPal until the plan ends there too', async () => {
    clock.advance(days(20))
    expect(await subscriptionOf('paypalSubscriber')).toMatchObject({ valid: true })
    expect(chargesOf('paypalSubscriber')).toMatchObject([{ gateway: 'paypal', amount: 499 }])
    const params = { id: personas.paypalSubscriber.id }
    await visit('paypalSubscriber').ask(subscriptions.cancel, { params, body: { delete: false } })
    clock.advance(days(31))
    await subscriptionOf('paypalSubscriber')
    const { gateway_id } = world.db.subscriptions.get(personas.paypalSubscriber.id) ?? {}
    expect(world.gateway.paypalSubscription(gateway_id ?? '')?.status).toBe('CANCELLED')
    expect(chargesOf('paypalSubscriber')).toHaveLength(1)
  })

  it('activates a plan that the browser paid for but never stored', async () => {
    await buy('free', PLANS.listener)
    expect(await subscriptionOf('free')).toBeUndefined()
    clock.advance(days(1))
    expect(await subscriptionOf('free')).toMatchObject({ valid: true, product: { name: 'Klausītājs' } })
    expect(chargesOf('free')).toHaveLength(1)
  })

  it('charges the trial today, the lowered price after it, then the full one', async () => {
    const { store } = await buy('free', PLANS.family, GOOD, 1)
    expect(await store()).toBe(200)
    clock.advance(days(14))
    await subscriptionOf('free')
    clock.advance(days(31))
    await subscriptionOf('free')
    expect(chargesOf('free').map(({ amount }) => amount)).toEqual([99, 639, 799])
  })

  it('never charges a plan that an administrator granted', async () => {
    const { id } = personas.free
    await visit('admin').ask(subscriptions.create, {
      body: { user_id: id, product_id: PLANS.listener, renews_at: '2026-01-20', ends_at: '2026-03-01' },
    })
    clock.advance(days(30))
    expect(await mayDownload('free')).toBe(true)
    clock.advance(days(30))
    expect(await mayDownload('free')).toBe(false)
    expect(chargesOf('free')).toEqual([])
  })
})

describe('billing, in any order of operations', () => {
  const price = products.filter(({ free }) => !free).flatMap(({ prices }) => prices)
  const operation = fc.oneof(
    fc.record({
      kind: fc.constant('buy' as const),
      price: fc.constantFrom(...price),
      number: fc.constantFrom(GOOD, DECLINED),
      coupon: fc.constantFrom(undefined, 1, 2, 3),
      stores: fc.nat({ max: 2 }),
    }),
    fc.record({ kind: fc.constant('change' as const), price: fc.constantFrom(...price) }),
    fc.record({ kind: fc.constant('cancel' as const), delete: fc.constant(false) }),
    fc.record({ kind: fc.constant('resume' as const) }),
    fc.record({ kind: fc.constant('card' as const), number: fc.constantFrom(GOOD, DECLINED) }),
    fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 45 }) }),
  )
  type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never
  const { id: customer } = personas.free

  async function purchase(visitor: ReturnType<typeof visit>, step: Extract<Operation, { kind: 'buy' }>) {
    const { id: price_id, product_id } = step.price
    const body = { product_id, price_id, ...(step.coupon !== undefined && { coupon_id: step.coupon }) }
    const { response } = await visitor.send(gateways.createPartialSubscription, { body })
    if (!response.ok) return
    const { clientSecret } = (await response.json()) as { clientSecret: string }
    try {
      world.gateway.confirm(clientSecret, card(step.number))
    } catch {
      // A declined card: the intent stays open for another one.
    }
    const payment_intent_id = clientSecret.split('_secret_')[0] ?? ''
    for (let count = 0; count < step.stores; count++) {
      await visitor.status(gateways.storeStripeSubscription, { body: { payment_intent_id } })
    }
  }

  async function perform(step: Operation) {
    const visitor = visit('free')
    const params = { id: subscriptionsOf(world.db, { id: customer })[0]?.id ?? 0 }
    switch (step.kind) {
      case 'buy':
        return purchase(visitor, step)
      case 'change':
        return visitor.status(subscriptions.changePlan, {
          params,
          body: { newProductId: step.price.product_id, newPriceId: step.price.id },
        })
      case 'cancel':
        return visitor.status(subscriptions.cancel, { params, body: { delete: step.delete } })
      case 'resume':
        return visitor.status(subscriptions.resume, { params })
      case 'card': {
        const payment_method_id = world.gateway.storeCard(customer, step.number)
        return visitor.status(gateways.changeDefaultPaymentMethod, { body: { payment_method_id } })
      }
      case 'wait':
        clock.advance(days(step.days))
        return visitor.status(accounts.me)
    }
  }

  const sorted = (rows: readonly { amount: number; currency: string }[]) =>
    rows.map(({ amount, currency }) => `${currency.toLowerCase()} ${amount}`).toSorted()

  function verify() {
    const own = subscriptionsOf(world.db, { id: customer })
    const current = own.filter(({ gateway_status }) => gateway_status !== 'canceled')
    for (const row of own) {
      const isOver = row.ends_at !== null && Date.parse(row.ends_at) <= clock.now()
      const isUnpaid = world.db.invoices.all().some(({ subscription_id, paid }) => subscription_id === row.id && !paid)
      expect(isValid(row)).toBe(!isOver && !isUnpaid)
    }
    const ownInvoices = world.db.invoices.all().filter(({ user_id }) => user_id === customer)
    const periods = ownInvoices.map(({ subscription_id, created_at }) => `${subscription_id} ${created_at}`)
    expect(new Set(periods).size).toBe(periods.length)
    const unstored = world.db.partialSubscriptions.all().flatMap(({ intent_id, subscription_id }) => {
      const intent = subscription_id === null ? world.gateway.intent(intent_id) : undefined
      return intent?.status === 'succeeded' ? [intent] : []
    })
    expect(unstored.length + current.length).toBeLessThanOrEqual(1)
    const paid = ownInvoices.filter((row) => row.paid).map(({ cents: amount, currency }) => ({ amount, currency }))
    expect(sorted(chargesOf('free'))).toEqual(sorted([...paid, ...unstored.filter(({ amount }) => amount > 0)]))
  }

  it('charges each period once, invoices every charge, and grants the plan only while it is paid', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { maxLength: 14 }), async (steps) => {
        open()
        for (const step of steps) {
          await perform(step)
          verify()
        }
      }),
      { numRuns: 60 },
    )
  })
})
