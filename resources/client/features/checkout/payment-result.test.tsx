import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { mockBackend } from '@mock/node'
import { openPartial } from '@mock/rules/billing/open-partial'
import { BANK_TAKES_MS } from '@mock/rules/payments/intents'
import { personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'
import { enterCard, gateways, providePayments, standIn } from '@tests/payments'
import { openSite } from '@tests/site'

import { startedPayment } from './started-payment'

providePayments()
beforeEach(() => sessionStorage.clear())

const LISTENER = '/checkout/1/101'
const CARD = { type: 'card', card: { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123' } } as const
const BANK = { method: { type: 'bank' }, returnUrl: `http://dziesma.test${LISTENER}` } as const
const NEXT = { amount: 4.99, currency: 'EUR', date: '2026-12-24T10:00:00Z' }

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const activations = ({ db }: World) =>
  db.subscriptions.all().filter(({ user_id }) => user_id === personas.free.id).length
const refuse = (world: World, endpoint: string, status: number) =>
  world.faults.set([{ kind: 'status', endpoint, status, body: { message: 'No.' } }])

/** Starts the purchase of the first plan at the gateway, for a user. */
function startPayment(world: World, userId = personas.free.id) {
  const product = world.db.products.get(1)
  const [price] = product?.prices ?? []
  if (!product || !price) throw new Error('The mock does not sell the plan.')
  const intent = openPartial(world, userId, { product, price, coupon: undefined })
  return {
    ...intent,
    succeed: () => world.gateway.confirm(intent.client_secret, { method: CARD }),
    process: () => {
      world.gateway.confirm(intent.client_secret, BANK)
      world.gateway.authenticate(intent.id, 'process')
    },
  }
}

/** Stores a payment as the checkout does before it confirms it. */
const remember = (id: string, gateway: 'stripe' | 'paypal' = 'stripe') =>
  startedPayment({ product: { id: 1 }, price: { id: 101 } }).write({ gateway, id, couponId: null, next: NEXT })

const visit = (path: string) =>
  act(async () => {
    history.pushState(null, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })

const returned = (secret: string, status = 'succeeded') =>
  `${LISTENER}?payment_intent=pi_1&payment_intent_client_secret=${secret}&redirect_status=${status}`

describe('the return from a bank’s page', () => {
  it('names this checkout as the page to return to, and nothing else', async () => {
    const { user, world } = await openSite(LISTENER, { as: 'free' })
    await user.click((await standIn('stripe-payment')).getByRole('radio', { name: 'Bank (test)' }))
    await user.click(await button('Pay €4.99'))
    await waitFor(() => expect(gateways.navigations()).toHaveLength(1))
    const [partial] = world.db.partialSubscriptions.all()
    expect(world.gateway.pendingAction(partial?.intent_id ?? '').returnUrl).toBe(`http://dziesma.test${LISTENER}`)
  })

  it('activates a paid plan and removes the secret from the URL', async () => {
    const { world } = await openSite('/', { as: 'free' })
    const payment = startPayment(world)
    payment.succeed()
    await visit(returned(payment.client_secret))
    await heading('Welcome to Klausītājs!')
    expect(screen.getByText('You paid €4.99.')).toBeVisible()
    expect(screen.getByText(/^Your next payment is at most €4\.99 on /)).toBeVisible()
    await waitFor(() => expect(location.search).toBe(''))
    expect(location.pathname).toBe(LISTENER)
    expect(activations(world)).toBe(1)
  })

  it('reads the status from Stripe, not from the URL', async () => {
    const { world } = await openSite('/', { as: 'free' })
    const { client_secret } = startPayment(world)
    await visit(returned(client_secret, 'succeeded'))
    expect(await button('Pay €4.99')).toBeVisible()
    await waitFor(() => expect(location.search).toBe(''))
    expect(activations(world)).toBe(0)
  })

  it.each(['pi_1_secret_2', 'seti_1_secret_2', 'x', '<script>alert(1)</script>'])(
    'shows a plain message for the invented secret %s',
    async (secret) => {
      const { user, world } = await openSite(returned(encodeURIComponent(secret)), { as: 'free' })
      await heading("This payment isn't from your account")
      await waitFor(() => expect(location.search).toBe(''))
      await user.click(await button('Back to checkout'))
      expect(await button('Pay €4.99')).toBeVisible()
      expect(activations(world)).toBe(0)
    },
  )

  it('shows a plain message for another user’s payment', async () => {
    const { world } = await openSite('/', { as: 'free' })
    const payment = startPayment(world, personas.cancelled.id)
    payment.succeed()
    await visit(returned(payment.client_secret))
    await heading("This payment isn't from your account")
    expect(activations(world)).toBe(0)
  })

  it('keeps the plan and shows Stripe’s message after a failed authentication', async () => {
    const { world } = await openSite('/', { as: 'free' })
    const { client_secret, id } = startPayment(world)
    world.gateway.confirm(client_secret, BANK)
    world.gateway.authenticate(id, 'fail')
    remember(client_secret)
    await visit(returned(client_secret, 'failed'))
    expect(await screen.findByText(/^We are unable to authenticate your payment method/)).toBeVisible()
    expect(await button('Pay €4.99')).toBeVisible()
  })

  it('waits for the bank without asking to pay again', async () => {
    const { world } = await openSite('/', { as: 'free' })
    const payment = startPayment(world)
    payment.process()
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    })
    await visit(returned(payment.client_secret, 'processing'))
    await heading('Your payment is being processed')
    expect(screen.queryByRole('button')).toBeNull()
    world.advance(BANK_TAKES_MS)
    // The session has expired according to that clock.
    mockBackend.signInAs('free')
    await vi.advanceTimersByTimeAsync(60_000)
    vi.useRealTimers()
    await heading('Welcome to Klausītājs!')
    expect(world.gateway.charges()).toHaveLength(1)
  })
})

describe('a payment that was interrupted', () => {
  it('finds it paid after a reload, and asks for no card', async () => {
    const { world } = await openSite('/', { as: 'free' })
    const payment = startPayment(world)
    payment.succeed()
    remember(payment.client_secret)
    await visit(LISTENER)
    await heading('Welcome to Klausītājs!')
    expect(activations(world)).toBe(1)
    expect(world.gateway.charges()).toHaveLength(1)
    expect(sessionStorage.getItem(`dziesma:user:${personas.free.id}:checkout:1:101`)).toBeNull()
  })

  it('continues the same payment when it was not paid', async () => {
    const { user, world } = await openSite('/', { as: 'free' })
    remember(startPayment(world).client_secret)
    await visit(LISTENER)
    await enterCard('4242424242424242')
    await user.click(await button('Pay €4.99'))
    await heading('Welcome to Klausītājs!')
    expect(world.db.partialSubscriptions.all()).toHaveLength(1)
    expect(world.gateway.charges()).toHaveLength(1)
  })

  it('shows the actual state when the connection breaks after the charge', async () => {
    const { user, world } = await openSite(LISTENER, { as: 'free' })
    await enterCard('4242424242424242')
    world.faults.set([{ kind: 'lost', endpoint: 'stripe.confirm' }])
    await user.click(await button('Pay €4.99'))
    await heading('Welcome to Klausītājs!')
    expect(world.gateway.charges()).toHaveLength(1)
  })

  it.each(['network', 'lost', 'truncated', 'html'] as const)(
    'charges once when the confirmation ends with “%s”',
    async (kind) => {
      const { user, world } = await openSite(LISTENER, { as: 'free' })
      await enterCard('4242424242424242')
      world.faults.set([{ kind, endpoint: 'stripe.confirm', times: 1 }])
      await user.click(await button('Pay €4.99'))
      const [outcome] = await screen.findAllByText(/^(Welcome to|The payment failed)/)
      if (outcome?.textContent.startsWith('The payment')) await user.click(await button('Pay €4.99'))
      await heading('Welcome to Klausītājs!')
      expect(world.gateway.charges()).toHaveLength(1)
    },
  )

  it('asks not to pay again while Stripe can’t be reached, and then finds the payment', async () => {
    const { user, world } = await openSite(LISTENER, { as: 'free' })
    await enterCard('4242424242424242')
    const confirm = world.gateway.confirm
    vi.spyOn(world.gateway, 'confirm').mockImplementation((...attempt) => {
      world.faults.set([{ kind: 'network', endpoint: 'stripe.retrieve' }])
      return confirm(...attempt)
    })
    world.faults.set([{ kind: 'lost', endpoint: 'stripe.confirm' }])
    await user.click(await button('Pay €4.99'))
    await heading("We couldn't confirm your payment")
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull()
    world.faults.set([])
    await user.click(await button('Check again'))
    await heading('Welcome to Klausītājs!')
    expect(world.gateway.charges()).toHaveLength(1)
  })

  it('says that it is paid when the server refuses the plan, and retries without another charge', async () => {
    const { user, world } = await openSite(LISTENER, { as: 'free' })
    await enterCard('4242424242424242')
    refuse(world, 'gateways.storeStripeSubscription', 422)
    await user.click(await button('Pay €4.99'))
    await heading("You've paid, but your plan hasn't started")
    world.faults.set([])
    await user.click(await button('Check again'))
    await heading('Welcome to Klausītājs!')
    expect(world.gateway.charges()).toHaveLength(1)
  })

  it('distinguishes a busy server from a refusal of a paid plan', async () => {
    const { user, world } = await openSite(LISTENER, { as: 'free' })
    await enterCard('4242424242424242')
    refuse(world, 'gateways.storeStripeSubscription', 429)
    await user.click(await button('Pay €4.99'))
    await heading("We couldn't confirm your payment")
    expect(world.gateway.charges()).toHaveLength(1)
  })

  it('ignores window messages that pretend to come from a gateway', async () => {
    const { world } = await openSite(LISTENER, { as: 'free' })
    await button('Pay €4.99')
    for (const data of ['mock-stripe:authenticated', { type: 'stripe-3ds-success' }, { payment_intent: 'pi_1' }])
      window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://js.stripe.com' }))
    expect(await button('Pay €4.99')).toBeVisible()
    expect(activations(world)).toBe(0)
  })
})
