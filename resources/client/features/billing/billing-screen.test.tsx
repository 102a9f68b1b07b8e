import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { type PersonaKey, personas } from '@mock/state/seeds/personas'
import type { MockSubscription } from '@mock/state/store/billing-rows'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

const section = (name: string) => screen.findByRole('region', { name })
const plan = () => section('Your plan')

/** Date in the site's time zone. */
const mediumDate = (date: number | string | null | undefined) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'Europe/Riga' }).format(new Date(date ?? ''))

/** The facts of a plan by name. */
const facts = (region: HTMLElement) =>
  Object.fromEntries(
    within(region)
      .getAllByRole('term')
      .map((name) => [name.textContent, name.nextElementSibling?.textContent]),
  )

const subscriptionOf = ({ db }: World, persona: PersonaKey) => db.subscriptions.get(personas[persona].id ?? 0)
const withSubscription =
  (changes: Partial<MockSubscription>) =>
  ({ db }: World) =>
    void db.subscriptions.update(personas.subscriber.id, changes)

const failing =
  (endpoint: string, status = 500) =>
  ({ faults }: World) =>
    faults.set([{ kind: 'status', status, endpoint }])

describe('BillingScreen', () => {
  it('shows plan, price and next payment of an active plan, with a link to change it', async () => {
    const { world } = await openSite('/billing', { as: 'subscriber' })
    const region = await plan()
    expect(within(region).getByRole('heading', { level: 3 })).toHaveTextContent('Klausītājs')
    expect(within(region).getByText('Active')).toBeVisible()
    expect(facts(region)).toEqual({
      Price: '€4.99 every month',
      'Next charge': mediumDate(subscriptionOf(world, 'subscriber')?.renews_at),
      'Charged then': 'at most €4.99',
    })
    expect(within(region).getByRole('link', { name: 'Change plan' })).toHaveAttribute('href', '/pricing')
    expect(await section('Payment method')).toHaveTextContent('Visa ending in 4242Expires 12/34')
    expect(document.title).toBe('Billing - Dziesma')
  })

  it('shows when a trial ends, what is charged then, and how to avoid it', async () => {
    const { world } = await openSite('/billing', { as: 'trialEnding' })
    const region = await plan()
    expect(within(region).getByText('Trial')).toBeVisible()
    expect(region).toHaveTextContent("Cancel before the trial ends and you won't be charged again.")
    expect(facts(region)).toEqual({
      Price: '€4.99 every month',
      'Trial ends': mediumDate(subscriptionOf(world, 'trialEnding')?.trial_ends_at),
      'Charged then': 'at most €4.99',
    })
  })

  it('shows what to pay after a failed payment, how, and what happens otherwise', async () => {
    const { world, user } = await openSite('/billing', { as: 'pastDue' })
    const region = await plan()
    expect(within(region).getByText('Payment failed')).toBeVisible()
    expect(region).toHaveTextContent("Pay with another card to keep your plan. If it isn't paid, the plan ends")
    expect(facts(region)).toEqual({
      Price: '€4.99 every month',
      'Payment was due': mediumDate(subscriptionOf(world, 'pastDue')?.renews_at),
      'To pay': 'at most €4.99',
    })
    expect(within(region).queryByRole('link', { name: 'Change plan' })).toBeNull()
    await user.click(within(region).getByRole('button', { name: 'Pay with another card' }))
    const method = within(await section('Payment method'))
    expect(await method.findByRole('heading', { name: 'Pay with another card' })).toHaveFocus()
    await user.click(within(region).getByRole('button', { name: 'Pay with another card' }))
    expect(method.getByRole('heading', { name: 'Pay with another card' })).toHaveFocus()
  })

  it('shows until when a cancelled plan works, and what a resumption charges', async () => {
    const { world } = await openSite('/billing', { as: 'cancelled' })
    const region = await plan()
    const end = mediumDate(subscriptionOf(world, 'cancelled')?.ends_at)
    expect(within(region).getByText('Cancelled')).toBeVisible()
    expect(facts(region)).toEqual({ Price: '€4.99 every month', 'Works until': end })
    expect(region).toHaveTextContent(`If you resume it, at most €4.99 is charged on ${end}.`)
  })

  it('shows an ended plan with its date and a link to the plans', async () => {
    const ends_at = '2026-05-05T10:00:00.000000Z'
    const prepare = withSubscription({ gateway_status: 'canceled', ends_at, renews_at: null })
    await openSite('/billing', { as: 'subscriber', prepare })
    const region = await plan()
    expect(facts(region)).toEqual({ Price: '€4.99 every month', 'Ended on': 'May 5, 2026' })
    expect(within(region).getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing')
    expect(within(region).queryByRole('button')).toBeNull()
  })

  it('offers nothing to pay or cancel for a plan that the site granted', async () => {
    const prepare = withSubscription({ gateway_name: 'none', gateway_id: null, renews_at: null })
    const noCard = { card_last_four: null, card_brand: null, card_expires: null, payment_method: null }
    await openSite('/billing', {
      as: 'subscriber',
      prepare: (world) => {
        prepare(world)
        world.db.users.update(personas.subscriber.id, noCard)
      },
    })
    const region = await plan()
    expect(region).toHaveTextContent("You got this plan from the site. There's nothing to pay.")
    expect(within(region).queryByRole('button')).toBeNull()
    expect(screen.queryByRole('region', { name: 'Payment method' })).toBeNull()
  })

  it('sends users of PayPal to PayPal to change how they pay', async () => {
    await openSite('/billing', { as: 'paypalSubscriber' })
    const method = within(await section('Payment method'))
    const link = method.getByRole('link', { name: 'Open PayPal opens in a new tab' })
    expect(link).toHaveAttribute('href', 'https://www.paypal.com/myaccount/autopay/')
    expect(method.queryByRole('button')).toBeNull()
  })

  it('links a user without a plan to the plans, and treats a 404 for invoices as none', async () => {
    await openSite('/billing', { as: 'free' })
    const region = await plan()
    expect(region).toHaveTextContent("You don't have a plan, and nothing is charged.")
    expect(within(region).getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing')
    const invoices = within(await section('Invoices'))
    expect(await invoices.findByText('No invoices yet')).toBeVisible()
    expect(invoices.getByText('They show up here after each payment.')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Payment method' })).toBeNull()
  })

  it('shows no price for a plan whose name and price are unknown', async () => {
    const prepare = ({ db }: World) => void db.products.update(1, { name: '', prices: [] })
    const { world } = await openSite('/billing', { as: 'trialEnding', prepare })
    const region = await plan()
    expect(await within(region).findByRole('heading', { level: 3 })).toHaveTextContent('Your plan')
    expect(facts(region)).toEqual({ 'Trial ends': mediumDate(subscriptionOf(world, 'trialEnding')?.trial_ends_at) })
  })

  it('shows no dead button where Stripe is off', async () => {
    const prepare = ({ db }: World) => void (db.settings.billing = { enable: true })
    await openSite('/billing', { as: 'subscriber', prepare })
    expect(within(await section('Payment method')).queryByRole('button')).toBeNull()
  })

  it('shows not-found while billing is off', async () => {
    await openSite('/billing', { as: 'subscriber', prepare: ({ db }) => void (db.settings.billing = {}) })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/doorway to the great nothing/)
  })

  it('shows every plan that is charged', async () => {
    const prepare = ({ db }: World) => {
      const own = db.subscriptions.get(personas.subscriber.id)
      if (own) db.subscriptions.insert({ ...own, id: 900, product_id: 2, price_id: 201 })
    }
    await openSite('/billing', { as: 'subscriber', prepare })
    const names = within(await plan()).getAllByRole('heading', { level: 3 })
    expect(names.map(({ textContent }) => textContent)).toEqual(['Ģimene', 'Klausītājs'])
  })

  it.each([
    ['an error', 500, 'There was an issue. Please try again.'],
    ['missing permission', 403, "You don't have permission to see this"],
  ])('shows %s in the section that failed, with a retry', async (_, status, title) => {
    const { user, world } = await openSite('/billing', { as: 'subscriber', prepare: failing('accounts.me', status) })
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible()
    expect(within(await section('Invoices')).getAllByText('Paid')).toHaveLength(3)
    world.faults.set([])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await plan()).toBeVisible()
  })
})

describe('Invoices', () => {
  it('lists date, plan and payment without an amount, with a link to the server’s page in a new tab', async () => {
    const { world } = await openSite('/billing', { as: 'pastDue' })
    const rows = within(await section('Invoices')).getAllByRole('listitem')
    const [unpaid, paid] = world.db.invoices
      .all()
      .filter(({ user_id }) => user_id === personas.pastDue.id)
      .toReversed()
    expect(rows.map(({ textContent }) => textContent?.replace(/ ?Open.*/, ''))).toEqual([
      `${mediumDate(unpaid?.created_at)}KlausītājsNot paid`,
      `${mediumDate(paid?.created_at)}KlausītājsPaid`,
    ])
    const link = within(rows[0] ?? document.body).getByRole('link')
    expect(link).toHaveAccessibleName(`Open the invoice of ${mediumDate(unpaid?.created_at)}`)
    expect(link).toHaveAttribute('href', `${window.location.origin}/billing/invoices/${unpaid?.uuid}`)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it.each([
    ['an error', 500, 'There was an issue. Please try again.'],
    ['missing permission', 403, "You don't have permission to see this"],
  ])('shows %s with a retry, beside the plan', async (_, status, title) => {
    const { user, world } = await openSite('/billing', { as: 'subscriber', prepare: failing('invoices.list', status) })
    const region = within(await section('Invoices'))
    expect(await region.findByRole('heading', { name: title })).toBeVisible()
    expect(await plan()).toHaveTextContent('Klausītājs')
    world.faults.set([])
    await user.click(region.getByRole('button', { name: 'Try again' }))
    expect(await region.findAllByText('Paid')).toHaveLength(3)
  })

  it('renders markup in the names of plans as text', async () => {
    const name = '<img src=x onerror="window.attacked = true"> :date'
    await openSite('/billing', { as: 'subscriber', prepare: ({ db }) => void db.products.update(1, { name }) })
    expect(within(await plan()).getByRole('heading', { level: 3 })).toHaveTextContent(name)
    expect(within(await section('Invoices')).getAllByText(name)).toHaveLength(3)
    expect(document.querySelector('main img[src=x]')).toBeNull()
  })
})
