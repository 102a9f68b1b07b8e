import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { withOutcome } from '@mock/rules/payments/return-url'
import { personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'
import { gateways, providePayments, standIn } from '@tests/payments'
import { openSite } from '@tests/site'

const { id: subscriber } = personas.subscriber
const methodOf = ({ db }: World) => db.users.get(subscriber)?.payment_method
const query = () => window.location.search

/** Navigates without a click, as the browser's address bar would, but without a reload. */
const goTo = (url: string) =>
  act(async () => {
    window.history.pushState(null, '', url)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })

/** Opens a URL of the billing page as a page load does: the screen mounts again. */
async function arrive(url: string): Promise<void> {
  await goTo('/no/such/place')
  await screen.findByRole('heading', { name: /doorway to the great nothing/ })
  await goTo(url)
}

/** Chooses a bank in the form for a card; returns the URL with which the bank's page sends the user back. */
async function visitBank(outcome: 'complete' | 'fail') {
  const site = await openSite('/billing', { as: 'subscriber' })
  await site.user.click(await screen.findByRole('button', { name: 'Change card' }))
  fireEvent.click((await standIn('stripe-payment')).getByRole('radio', { name: /bank/i }))
  await site.user.click(await screen.findByRole('button', { name: 'Save card' }))
  await waitFor(() => expect(gateways.navigations()).toHaveLength(1))
  const { gateway } = site.world
  const { id } = gateway.intentBySecret(decodeURIComponent(new URL(gateways.navigations()[0] ?? '').hash.slice(1)))
  const { returnUrl } = gateway.pendingAction(id)
  const intent = gateway.authenticate(id, outcome)
  return { ...site, returned: withOutcome(returnUrl ?? '', intent) }
}

providePayments()

describe('the return from a bank’s page', () => {
  it('makes the confirmed payment method the default, and removes the query', async () => {
    const { world, returned } = await visitBank('complete')
    const before = methodOf(world)
    expect(new URL(returned).pathname).toBe('/billing')
    await arrive(returned)
    expect(await screen.findByText('Card updated')).toBeVisible()
    expect(methodOf(world)).not.toBe(before)
    await waitFor(() => expect(query()).toBe(''))
  })

  it('trusts Stripe rather than the URL', async () => {
    const { world, returned } = await visitBank('fail')
    const before = methodOf(world)
    await arrive(returned.replace('redirect_status=failed', 'redirect_status=succeeded'))
    expect(await screen.findByRole('button', { name: 'Save card' })).toBeVisible()
    expect(screen.getByText(/^We are unable to authenticate your payment method./)).toBeVisible()
    expect(methodOf(world)).toBe(before)
    await waitFor(() => expect(query()).toBe(''))
  })

  it('ignores a link with an intent that this browser has not started', async () => {
    const { world } = await openSite('/billing', { as: 'subscriber' })
    const before = methodOf(world)
    const foreign = world.gateway.createSetupIntent({ customer: subscriber })
    await arrive(withOutcome(`${window.location.origin}/billing?tab=1`, { ...foreign, status: 'succeeded' }))
    await waitFor(() => expect(query()).toBe('?tab=1'))
    expect(await screen.findByRole('button', { name: 'Change card' })).toBeVisible()
    expect(methodOf(world)).toBe(before)
  })

  it('keeps the card while Stripe cannot be reached, and finishes on a reload', async () => {
    const { world, returned } = await visitBank('complete')
    const before = methodOf(world)
    world.faults.set([{ kind: 'network', endpoint: 'stripe.retrieve' }])
    await arrive(returned)
    expect(await screen.findByText(/^We couldn't reach the bank./)).toBeVisible()
    expect(methodOf(world)).toBe(before)
    world.faults.set([])
    await arrive(returned)
    expect(await screen.findByText('Card updated')).toBeVisible()
    expect(methodOf(world)).not.toBe(before)
  })
})
