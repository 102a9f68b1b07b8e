import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'
import { providePayments, standIn } from '@tests/payments'
import { openSite } from '@tests/site'

providePayments()
beforeEach(() => sessionStorage.clear())

const LISTENER = '/checkout/1/101'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const openPaypal = async () => (await standIn('paypal-button')).getByRole('button').click()
const answer = async (name: 'Approve' | 'Cancel' | 'Error') =>
  (await standIn('paypal-window')).getByRole('button', { name }).click()
const subscriptionsOf = ({ db }: World) => db.subscriptions.all().filter(({ user_id }) => user_id === personas.free.id)

const withPrice =
  (changes: object, billing: object = {}) =>
  ({ db }: World) => {
    const prices = db.products.get(1)?.prices.map((price) => ({ ...price, ...changes })) ?? []
    db.products.update(1, { prices })
    Object.assign(db.settings.billing ?? {}, billing)
  }

describe('PayPal at the checkout', () => {
  it('subscribes to the price’s plan at PayPal', async () => {
    const { world } = await openSite(LISTENER, { as: 'free' })
    await openPaypal()
    await answer('Approve')
    await heading('Welcome to Klausītājs!')
    expect(world.gateway.charges()).toMatchObject([{ gateway: 'paypal', amount: 499 }])
    expect(subscriptionsOf(world)).toMatchObject([{ gateway_name: 'paypal', price_id: 101 }])
  })

  it('returns to the form after a cancellation, without a message', async () => {
    const { world } = await openSite(LISTENER, { as: 'free' })
    await openPaypal()
    await answer('Cancel')
    await waitFor(() => expect(document.querySelector('[data-stand-in="paypal-window"]')).toBeNull())
    expect(within(screen.getByRole('region', { name: 'Payment' })).queryByRole('alert')).toBeNull()
    expect(world.gateway.charges()).toEqual([])
  })

  it('shows a message when PayPal fails, and works on the next try', async () => {
    const { world } = await openSite(LISTENER, { as: 'free' })
    await openPaypal()
    await answer('Error')
    expect(await screen.findByText('The payment failed. Please try again.')).toBeVisible()
    await waitFor(async () => expect((await standIn('paypal-button')).getByRole('button')).toBeEnabled())
    await openPaypal()
    await answer('Approve')
    await heading('Welcome to Klausītājs!')
    expect(world.gateway.charges()).toHaveLength(1)
  })

  it('opens no window for a user who has subscribed in another tab', async () => {
    const { world } = await openSite(LISTENER, { as: 'free' })
    await standIn('paypal-button')
    const [other] = world.db.subscriptions.all()
    if (!other) throw new Error('The mock has no subscription.')
    world.db.subscriptions.insert({ ...other, id: world.db.subscriptions.nextId(), user_id: personas.free.id })
    await openPaypal()
    expect(await screen.findByText('You already have a plan. Nothing was charged.')).toBeVisible()
    expect(document.querySelector('[data-stand-in="paypal-window"]')).toBeNull()
    expect(world.gateway.charges()).toEqual([])
  })

  it('loads no PayPal code for a price without a plan at PayPal', async () => {
    await openSite(LISTENER, { as: 'free', prepare: withPrice({ paypal_id: null }) })
    expect(await screen.findByRole('button', { name: 'Pay €4.99' })).toBeVisible()
    expect(document.querySelector('script[src*="paypal"]')).toBeNull()
  })

  it('loads no Stripe code on a site with PayPal only', async () => {
    await openSite(LISTENER, { as: 'free', prepare: withPrice({}, { stripe: { enable: false } }) })
    await standIn('paypal-button')
    expect(document.querySelector('script[src*="stripe"]')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull()
  })
})
