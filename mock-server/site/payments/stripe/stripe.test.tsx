import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { PaymentIntentResult } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { mockBackend } from '@mock/node'
import { personas } from '@mock/state/seeds/personas'
import { isolateTestFile } from '@tests/isolate-test-file'
import { authenticationFrame, gateways, providePayments, standIn, enterCard } from '@tests/payments'

import { callGateway } from '../browser/call-gateway'
import { AUTHENTICATED } from './authentication-dialog'

isolateTestFile()
providePayments()

const KEY = 'pk_test_dziesma'
const RETURN_URL = 'http://dziesma.test/checkout/result'
const CARD = '4242424242424242'
const customer = personas.free.id

beforeAll(() => mockBackend.listen())
afterAll(() => mockBackend.close())
beforeEach(() => {
  mockBackend.reset()
  mockBackend.signInAs('free')
  mockBackend.world.db.settings.billing = { enable: true, stripe: { enable: true }, stripe_public_key: KEY }
})

const newIntent = (owner = customer) =>
  mockBackend.world.gateway.createPaymentIntent({ customer: owner, amount: 499, currency: 'eur' })

type Confirm = Parameters<NonNullable<ReturnType<typeof useStripe>>['confirmPayment']>[0]
const results: PaymentIntentResult[] = []

function Checkout({
  clientSecret,
  returnUrl,
  redirect,
}: {
  clientSecret: string
  returnUrl: string
  redirect: string
}) {
  const stripe = useStripe()
  const elements = useElements()
  async function pay() {
    const submitted = await elements?.submit()
    if (submitted?.error || !elements || !stripe)
      return results.push({ error: submitted?.error ?? { type: 'api_error' } })
    const options = { elements, clientSecret, confirmParams: { return_url: returnUrl }, redirect } as Confirm
    return results.push(await stripe.confirmPayment(options))
  }
  return (
    <>
      <PaymentElement />
      <button type="button" onClick={() => void pay()}>
        Pay
      </button>
    </>
  )
}

type PaymentOptions = { clientSecret?: string; returnUrl?: string; redirect?: string; locale?: 'lv' | 'en' }

function openCheckout({
  clientSecret = newIntent().client_secret,
  returnUrl = RETURN_URL,
  ...rest
}: PaymentOptions = {}) {
  results.length = 0
  const { redirect = 'if_required', locale = 'en' } = rest
  render(
    <Elements stripe={loadStripe(KEY)} options={{ mode: 'subscription', amount: 499, currency: 'eur', locale }}>
      <Checkout clientSecret={clientSecret} returnUrl={returnUrl} redirect={redirect} />
    </Elements>,
  )
  return userEvent.setup()
}

const pay = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Pay' }))
const result = () => waitFor(() => results[0] ?? Promise.reject(new Error('There is no result yet.')))
const charges = () => mockBackend.world.gateway.charges()

describe('the stand-in of Stripe.js', () => {
  it('works with the unmodified packages, and charges a card once', async () => {
    const user = openCheckout()
    await enterCard(CARD)
    await pay(user)
    expect((await result()).paymentIntent).toMatchObject({ status: 'succeeded', amount: 499, currency: 'eur' })
    expect(charges()).toHaveLength(1)
    expect(document.body).not.toHaveTextContent('4242')
  })

  it('shows what is missing, focuses it, and charges nothing', async () => {
    const user = openCheckout({ locale: 'lv' })
    const fields = await standIn('stripe-payment')
    await user.type(fields.getByLabelText('Kartes numurs'), CARD)
    await pay(user)
    expect((await result()).error).toMatchObject({ type: 'validation_error', code: 'incomplete_expiry' })
    expect(fields.getByLabelText('Derīguma termiņš')).toHaveAccessibleDescription(
      'Kartes derīguma termiņš nav pilnīgs.',
    )
    expect(fields.getByLabelText('Kartes numurs')).toHaveValue('4242 4242 4242 4242')
    expect(charges()).toEqual([])
  })

  it('keeps a declined card and accepts the next one', async () => {
    const user = openCheckout({ locale: 'lv' })
    await enterCard('4000000000009995')
    await pay(user)
    expect((await result()).error).toMatchObject({
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Jūsu kartē nav pietiekami daudz līdzekļu.',
    })
    const fields = await standIn('stripe-payment')
    expect(fields.getByLabelText('Kartes numurs')).toHaveValue('4000 0000 0000 9995')
    results.length = 0
    await enterCard(CARD)
    await pay(user)
    expect((await result()).paymentIntent?.status).toBe('succeeded')
    expect(charges()).toHaveLength(1)
  })

  it('waits for the authentication, and ignores forged messages about it', async () => {
    const user = openCheckout()
    await enterCard('4000002760003184')
    await pay(user)
    const frame = await authenticationFrame()
    expect(frame).toHaveAttribute('title', 'Card authentication')
    const fetching = vi.spyOn(globalThis, 'fetch')
    const own = { data: AUTHENTICATED, source: frame.contentWindow, origin: window.location.origin }
    for (const forgery of [
      { ...own, source: window },
      { ...own, source: null },
      { ...own, origin: 'https://evil.example' },
      { ...own, data: 'succeeded' },
    ])
      window.dispatchEvent(new MessageEvent('message', forgery))
    expect(fetching).not.toHaveBeenCalled()
    // Even the frame's own message doesn't end an authentication that the gateway still waits for.
    window.dispatchEvent(new MessageEvent('message', own))
    await waitFor(() => expect(fetching).toHaveBeenCalledOnce())
    expect(charges()).toEqual([])
    expect(results).toEqual([])
    await gateways.authenticate('complete')
    expect((await result()).paymentIntent?.status).toBe('succeeded')
    expect(charges()).toHaveLength(1)
  })

  it('reports a failed authentication', async () => {
    const user = openCheckout()
    await enterCard('4000002500003155')
    await pay(user)
    await gateways.authenticate('fail')
    expect((await result()).error?.code).toBe('payment_intent_authentication_failure')
    expect(charges()).toEqual([])
  })

  it('returns to the site with the outcome, as Stripe appends it', async () => {
    const { client_secret, id } = newIntent()
    const user = openCheckout({ clientSecret: client_secret, redirect: 'always' })
    await enterCard(CARD)
    await pay(user)
    const query = `payment_intent=${id}&payment_intent_client_secret=${client_secret}&redirect_status=succeeded`
    await waitFor(() => expect(gateways.navigations()).toEqual([`${RETURN_URL}?${query}`]))
  })

  it('continues on the page of a bank', async () => {
    const { client_secret } = newIntent()
    const user = openCheckout({ clientSecret: client_secret })
    await user.click((await standIn('stripe-payment')).getByRole('radio', { name: 'Bank (test)' }))
    await pay(user)
    const page = `http://dziesma.test/mock/payments/authenticate.html#${client_secret}`
    await waitFor(() => expect(gateways.navigations()).toEqual([page]))
    expect(charges()).toEqual([])
  })

  it.each(['javascript:alert(1)', '/checkout/result', 'http:checkout', 'data:text/html,x', 'https://'])(
    'refuses to return to %s',
    async (returnUrl) => {
      const user = openCheckout({ returnUrl })
      await enterCard(CARD)
      await pay(user)
      expect((await result()).error).toMatchObject({ code: 'url_invalid', param: 'return_url' })
      expect(charges()).toEqual([])
    },
  )

  it('refuses the client secret of another customer', async () => {
    const { client_secret, id } = newIntent(personas.subscriber.id)
    const user = openCheckout({ clientSecret: client_secret })
    await enterCard(CARD)
    await pay(user)
    expect((await result()).error?.code).toBe('resource_missing')
    const forgedIntent = await callGateway('stripe/authenticate', { client_secret, outcome: 'complete' })
    expect(forgedIntent.error?.code).toBe('resource_missing')
    expect(mockBackend.world.gateway.intent(id)?.status).toBe('requires_payment_method')
  })

  it('refuses an intent of another amount than the form was opened for', async () => {
    const { client_secret } = mockBackend.world.gateway.createPaymentIntent({ customer, amount: 999, currency: 'eur' })
    const user = openCheckout({ clientSecret: client_secret })
    await enterCard(CARD)
    await pay(user)
    expect((await result()).error?.type).toBe('invalid_request_error')
    expect(charges()).toEqual([])
  })

  it('reports a lost connection after the charge, without charging again', async () => {
    mockBackend.world.faults.set([{ kind: 'lost', endpoint: 'stripe.confirm', times: 1 }])
    const user = openCheckout()
    await enterCard(CARD)
    await pay(user)
    expect((await result()).error?.type).toBe('api_connection_error')
    results.length = 0
    await pay(user)
    expect((await result()).error?.code).toBe('payment_intent_unexpected_state')
    expect(charges()).toHaveLength(1)
  })
})
