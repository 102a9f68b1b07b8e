import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { onboardingSelection } from '@/core/platform/navigation/redirects'
import { chosenCoupon } from '@/core/shared/coupons/chosen-coupon'
import { personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'
import { enterCard, gateways, providePayments, standIn } from '@tests/payments'
import { openSite } from '@tests/site'

providePayments()
beforeEach(() => sessionStorage.clear())

const VALID = '4242424242424242'
const DECLINED = '4000000000000002'
const NEEDS_AUTHENTICATION = '4000002760003184'
const LISTENER = '/checkout/1/101'
const FAMILY = '/checkout/2/201'

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const isFree = ({ user_id }: { user_id: number }) => user_id === personas.free.id
const subscriptionsOf = ({ db }: World) => db.subscriptions.all().filter(isFree)

/** Rows of a block of the summary. */
async function rowsOf(block: 'Today' | 'Later'): Promise<[string | null, string | null | undefined][]> {
  const summary = within(await screen.findByRole('region', { name: 'Your order' }))
  const rows = within(summary.getByRole('group', { name: block })).getAllByRole('term')
  return rows.map((row) => [row.textContent, row.nextElementSibling?.textContent])
}

const pay = async (user: { click: (element: Element) => Promise<void> }, card: string) => {
  await enterCard(card)
  await user.click(await button(/^Pay |^Subscribe$/))
}

describe('CheckoutScreen', () => {
  it('shows what is charged today, after the trial, and from when on', async () => {
    await openSite(FAMILY, { as: 'free' })
    expect(await heading('Checkout')).toBeVisible()
    expect(await rowsOf('Today')).toEqual([['To pay for 14 days', '€0.99']])
    expect(await rowsOf('Later')).toEqual([[expect.stringMatching(/^From /), '€7.99 every month']])
    expect(await button('Pay €0.99')).toBeVisible()
    expect(screen.getByText("PayPal isn't available for plans with a trial.")).toBeVisible()
  })

  it('shows the policies and the right of withdrawal at the button', async () => {
    await openSite(FAMILY, { as: 'free' })
    const form = (await button('Pay €0.99')).closest('form')
    const terms = within(form ?? document.body).getByRole('note', { name: 'Terms and right of withdrawal' })
    const links = within(terms).getAllByRole('link')
    expect(links.map((link) => [link.textContent, new URL((link as HTMLAnchorElement).href).pathname])).toEqual([
      ['Lietošanas noteikumi', '/pages/lietosanas-noteikumi'],
      ['Privātuma politika', '/pages/privatuma-politika'],
      ['Contact us to withdraw', '/contact'],
    ])
    expect(terms).toHaveTextContent('you can usually withdraw within 14 days')
  })

  it.each(['/checkout/46/4601', '/checkout/1/999', '/checkout/x/101'])('shows not-found for %s', async (path) => {
    await openSite(path, { as: 'free' })
    await heading('Plan not found')
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing')
  })

  it('lowers the payment after the trial by a coupon, not the trial', async () => {
    chosenCoupon.write({ id: 1, code: 'DZIESMA20', productId: 2 })
    await openSite(`${FAMILY}/1`, { as: 'free' })
    expect(await rowsOf('Today')).toEqual([['To pay for 14 days', '€0.99']])
    expect(await rowsOf('Later')).toEqual([
      ['Price', '€7.99'],
      ['Coupon DZIESMA20', '−€1.60'],
      [expect.stringMatching(/^On /), '€6.39'],
      [expect.stringMatching(/^From /), '€7.99 every month'],
    ])
  })

  it('sends a free plan to the plans', async () => {
    await openSite('/checkout/4/1', { as: 'free' })
    await waitFor(() => expect(location.pathname).toBe('/pricing'))
  })

  it('sends a subscriber to the plan change, with the coupon', async () => {
    chosenCoupon.write({ id: 1, code: 'DZIESMA20', productId: 2 })
    await openSite(`${FAMILY}/1`, { as: 'subscriber' })
    await heading('Change your plan')
    expect(location.pathname).toBe('/change-plan/2/201/confirm/1')
    expect(screen.getByText('Coupon DZIESMA20')).toBeVisible()
  })

  it('says so when the site has no payment gateway', async () => {
    const prepare = ({ db }: World) => {
      db.settings.billing = { enable: true }
    }
    await openSite(LISTENER, { as: 'free', prepare })
    await screen.findByText("Payments aren't set up on this site yet.")
    expect(document.querySelector('script[src*="stripe.com"], script[src*="paypal.com"]')).toBeNull()
  })

  it('shows markup in names as text', async () => {
    const name = '<img src=x onerror=alert(1)>'
    await openSite(LISTENER, {
      as: 'free',
      prepare: ({ db }) => void db.products.update(1, { name, description: name }),
    })
    expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible()
    expect(document.querySelector('img[src="x"]')).toBeNull()
  })

  it('pays, shows the plan and the next payment, and forgets the choice', async () => {
    chosenCoupon.write({ id: 1, code: 'DZIESMA20', productId: 1 })
    onboardingSelection.write({ productId: 1, priceId: 101, couponId: 1 })
    const { user, world } = await openSite(`${LISTENER}/1`, { as: 'free' })
    expect(await rowsOf('Today')).toEqual([
      ['Price', '€4.99'],
      ['Coupon DZIESMA20', '−€1.00'],
      ['To pay', '€3.99'],
    ])
    expect(await rowsOf('Later')).toEqual([[expect.stringMatching(/^From /), '€4.99 every month']])
    await pay(user, VALID)
    await heading('Welcome to Klausītājs!')
    expect(screen.getByText('You paid €3.99.')).toBeVisible()
    expect(screen.getByText(/^Your next payment is €4\.99 on /)).toBeVisible()
    expect(screen.getByText('Your receipt is in Billing, under “Invoices”.')).toBeVisible()
    expect(screen.getByText(/^To stop, cancel your plan in Billing at any time\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Billing' })).toHaveAttribute('href', '/billing')
    expect(world.gateway.charges()).toMatchObject([{ amount: 399, currency: 'eur' }])
    expect(subscriptionsOf(world)).toMatchObject([{ product_id: 1, price_id: 101, gateway_name: 'stripe' }])
    expect(chosenCoupon.read()).toBeUndefined()
    expect(onboardingSelection.read()).toBeUndefined()
    expect(Object.keys(sessionStorage).filter((key) => key.includes('checkout'))).toEqual([])
  })

  it('keeps the card after a refusal, and charges once when another card is accepted', async () => {
    const { user, world } = await openSite(LISTENER, { as: 'free' })
    await pay(user, DECLINED)
    expect(await screen.findByText('Your card was declined.')).toBeVisible()
    const [number] = (await standIn('stripe-payment')).getAllByRole<HTMLInputElement>('textbox')
    expect(number?.value.replaceAll(' ', '')).toBe(DECLINED)
    expect(world.gateway.charges()).toEqual([])
    await pay(user, VALID)
    await heading('Welcome to Klausītājs!')
    expect(world.gateway.charges()).toHaveLength(1)
    expect(world.db.partialSubscriptions.all().filter(isFree)).toHaveLength(1)
  })

  it('ignores a double press', async () => {
    const { user, world } = await openSite(LISTENER, { as: 'free' })
    await enterCard(VALID)
    await user.dblClick(await button('Pay €4.99'))
    await heading('Welcome to Klausītājs!')
    expect(world.gateway.charges()).toHaveLength(1)
    expect(subscriptionsOf(world)).toHaveLength(1)
  })

  it('authenticates a card in place', async () => {
    const { user, world } = await openSite(LISTENER, { as: 'free' })
    await pay(user, NEEDS_AUTHENTICATION)
    await gateways.authenticate('complete')
    await heading('Welcome to Klausītājs!')
    expect(world.gateway.charges()).toHaveLength(1)
  })

  it('only stores the card when nothing is due today', async () => {
    const { user, world } = await openSite('/checkout/3/302', { as: 'free' })
    expect(await rowsOf('Today')).toEqual([['To pay for 7 days', '€0.00']])
    await pay(user, VALID)
    await heading('Welcome to Lielā ģimene!')
    expect(screen.getByText('Nothing has been charged yet.')).toBeVisible()
    expect(screen.queryByText(/receipt/)).toBeNull()
    expect(world.gateway.charges()).toEqual([])
    expect(subscriptionsOf(world)).toMatchObject([{ product_id: 3, gateway_status: 'trialing' }])
  })

  it('asks again when Stripe would charge another amount than the one shown', async () => {
    const { user, world } = await openSite(LISTENER, { as: 'free' })
    await button('Pay €4.99')
    const product = world.db.products.get(1)
    const prices = product?.prices.map((price) => ({ ...price, amount: price.id === 101 ? 5.99 : price.amount })) ?? []
    world.db.products.update(1, { prices })
    await pay(user, VALID)
    expect(await screen.findByText(/^The amount is €5\.99, not €4\.99/)).toBeVisible()
    expect(await rowsOf('Today')).toContainEqual(['To pay', '€5.99'])
    expect(world.gateway.charges()).toEqual([])
    await user.click(await button('Pay €5.99'))
    await heading('Welcome to Klausītājs!')
    expect(world.gateway.charges()).toMatchObject([{ amount: 599 }])
  })

  it('charges nothing when the user has subscribed in another tab', async () => {
    const { user, world } = await openSite(LISTENER, { as: 'free' })
    await enterCard(VALID)
    const [other] = world.db.subscriptions.all()
    if (!other) throw new Error('The mock has no subscription.')
    world.db.subscriptions.insert({ ...other, id: world.db.subscriptions.nextId(), user_id: personas.free.id })
    await user.click(await button('Pay €4.99'))
    expect(await screen.findByText('You already have a plan. Nothing was charged.')).toBeVisible()
    await waitFor(() => expect(location.pathname).toBe('/change-plan/1/101/confirm'))
    expect(world.gateway.charges()).toEqual([])
  })

  it('offers a retry when a content blocker stops the gateways’ scripts', async () => {
    gateways.blockScripts()
    await openSite(LISTENER, { as: 'free' })
    expect(await screen.findByText("The payment form couldn't be loaded")).toBeVisible()
    expect(await screen.findByText("PayPal couldn't be loaded")).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2)
  })
})
