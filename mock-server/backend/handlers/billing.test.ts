import { beforeEach, describe, expect, it } from 'vitest'

import { contract } from '@/contract'
import { coupons } from '@/contract/groups/coupons'
import { gateways } from '@/contract/groups/gateways'
import { invoices } from '@/contract/groups/invoices'
import { managedProducts } from '@/contract/groups/managed-products'
import { products } from '@/contract/groups/products'
import { subscriptions } from '@/contract/groups/subscriptions'
import type { Endpoint } from '@/contract/machinery/endpoint'
import { hours } from '@/lib/dates/duration'

import { createWorld } from '../../site/create-world'
import { type PersonaKey, personas } from '../../state/seeds/personas'
import { PLANS } from '../../state/seeds/products'
import type { World } from '../../state/world'
import { makeVisitor } from '../../testing/make-visitor'
import { testClock } from '../../testing/test-clock'

let clock = testClock()
let world: World
beforeEach(() => {
  clock = testClock()
  world = createWorld({ now: clock.now })
})

const visit = (persona: PersonaKey) => makeVisitor(world, persona)
const METHOD = {
  type: 'card',
  card: { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123' },
} as const
const monthly = { product_id: PLANS.listener, price_id: 101 }
const idOf = (secret: string) => secret.split('_secret_')[0] ?? ''

async function startPurchase(persona: PersonaKey, body: object = monthly) {
  const { clientSecret } = await visit(persona).ask(gateways.createPartialSubscription, { body })
  return clientSecret
}
const store = (persona: PersonaKey, secret: string) =>
  visit(persona).status(gateways.storeStripeSubscription, { body: { payment_intent_id: idOf(secret) } })

/** A valid input of each billing endpoint. */
const inputs: Record<string, object> = {
  'managedProducts.create': { body: { name: 'Skola' } },
  'managedProducts.update': { body: { name: 'Skola' } },
  'coupons.validate': { body: { coupon_code: 'MINUS2', product_id: 1 } },
  'gateways.createPartialSubscription': { body: monthly },
  'gateways.changeDefaultPaymentMethod': { body: { payment_method_id: 'pm_1' } },
  'gateways.storeStripeSubscription': { body: { payment_intent_id: 'pi_1' } },
  'gateways.storePaypalSubscription': { body: { paypal_subscription_id: 'I-1' } },
  'subscriptions.create': { body: { user_id: 3, product_id: 1 } },
  'subscriptions.update': { body: {} },
  'subscriptions.cancel': { body: { delete: false } },
  'subscriptions.changePlan': { body: { newProductId: 1, newPriceId: 101 } },
  'invoices.list': { query: { userId: 1 } },
}

const { products: planEndpoints, coupons: couponEndpoints, gateways: gatewayEndpoints } = contract
const groups = {
  products: planEndpoints,
  coupons: couponEndpoints,
  gateways: gatewayEndpoints,
  subscriptions: contract.subscriptions,
  invoices: contract.invoices,
}
const endpoints = Object.entries(groups).flatMap(([group, members]) =>
  Object.entries(members).map(([name, endpoint]: [string, Endpoint]) => ({ name: `${group}.${name}`, endpoint })),
)

describe('billing endpoints', () => {
  it.each(endpoints)('responds with 404 while billing is off: $name', async ({ name, endpoint }) => {
    world.db.settings.billing = { enable: false }
    expect(await visit('admin').status(endpoint, { params: { id: 1 }, ...inputs[name] })).toBe(404)
  })

  it('responds with 404 for a gateway that is off', async () => {
    world.db.settings.billing = { enable: true, paypal: { enable: true } }
    expect(await visit('free').status(gateways.createPartialSubscription, { body: monthly })).toBe(404)
    expect(await visit('free').status(gateways.createSetupIntent)).toBe(404)
    expect((await visit('free').ask(products.list)).pagination.items).not.toEqual([])
  })
})

describe('a purchase through Stripe', () => {
  it('keeps one open intent for each user, reused for the same purchase', async () => {
    const first = await startPurchase('free')
    expect(await startPurchase('free')).toBe(first)
    const other = await startPurchase('free', { product_id: PLANS.weekend, price_id: 501 })
    expect(other).not.toBe(first)
    expect(world.gateway.intent(idOf(first))?.status).toBe('canceled')
    expect(world.gateway.intent(idOf(other))).toMatchObject({ amount: 199, currency: 'eur' })
  })

  it('charges a price less the coupon, and nothing for a coupon above the price', async () => {
    const loweredPurchase = await startPurchase('free', { ...monthly, coupon_id: 1 })
    expect(world.gateway.intent(idOf(loweredPurchase))?.amount).toBe(399)
    const gift = await startPurchase('free', { ...monthly, coupon_id: 3 })
    expect(world.gateway.intent(idOf(gift))?.object).toBe('setup_intent')
  })

  it('stores a payment once, for the user who made it', async () => {
    const secret = await startPurchase('free')
    world.gateway.confirm(secret, { method: METHOD })
    expect(await store('artist', secret)).toBe(404)
    expect(await store('free', secret)).toBe(200)
    expect(await store('free', secret)).toBe(200)
    const own = world.db.subscriptions.all().filter(({ user_id }) => user_id === personas.free.id)
    expect(own).toHaveLength(1)
    expect(world.db.users.get(personas.free.id)).toMatchObject({ card_brand: 'visa', card_last_four: '4242' })
  })

  it('charges a user once who paid and lost the response', async () => {
    world.gateway.confirm(await startPurchase('free'), { method: METHOD })
    expect(await visit('free').status(gateways.createPartialSubscription, { body: monthly })).toBe(422)
    expect(world.gateway.charges()).toHaveLength(1)
    expect(world.db.subscriptions.all().some(({ user_id }) => user_id === personas.free.id)).toBe(true)
  })
})

describe('coupons', () => {
  const isValid = async (coupon_code: string) => {
    const { response } = await visit('free').send(coupons.validate, {
      body: { coupon_code, product_id: PLANS.listener },
    })
    return response.ok && coupons.validate.response.parse(await response.json()).coupon !== null
  }

  it('become invalid after their last use, and when they expire', async () => {
    expect([await isValid('VIENREIZ'), await isValid('STUNDA')]).toEqual([true, true])
    const secret = await startPurchase('artist', { ...monthly, coupon_id: 6 })
    world.gateway.confirm(secret, { method: METHOD })
    await store('artist', secret)
    clock.advance(hours(1))
    expect([await isValid('VIENREIZ'), await isValid('STUNDA')]).toEqual([false, false])
    expect(await visit('free').status(gateways.createPartialSubscription, { body: { ...monthly, coupon_id: 8 } })).toBe(
      422,
    )
  })
})

describe('subscriptions', () => {
  it('removes one immediately, and its invoices from the list', async () => {
    const { id } = personas.pastDue
    const visitor = visit('pastDue')
    await visitor.send(subscriptions.cancel, { params: { id }, body: { delete: true } })
    expect(world.db.subscriptions.get(id)).toBeUndefined()
    expect(world.db.invoices.all().some(({ user_id, paid }) => user_id === id && !paid)).toBe(false)
    expect(await visitor.status(invoices.list, { query: { userId: id } })).toBe(404)
  })
})

describe('managedProducts.sync', () => {
  it('gives new prices their ids at the gateways, so that PayPal sells them', async () => {
    const price = { currency: 'EUR', interval: 'month', interval_count: 1, amount: 3 } as const
    const { product } = await visit('admin').ask(managedProducts.create, { body: { name: 'Skola', prices: [price] } })
    expect(product.prices[0]?.paypal_id).toBeNull()
    await visit('admin').send(managedProducts.sync)
    const { product: synced } = await visit('admin').ask(products.show, { params: { id: product.id } })
    const planId = synced.prices[0]?.paypal_id ?? ''
    const { id = '' } = world.gateway.createPaypal({ customer: personas.free.id, planId }) ?? {}
    world.gateway.approvePaypal(id)
    const stored = await visit('free').status(gateways.storePaypalSubscription, {
      body: { paypal_subscription_id: id },
    })
    expect(stored).toBe(200)
    expect(world.gateway.charges()).toMatchObject([{ amount: 300, gateway: 'paypal' }])
  })
})
