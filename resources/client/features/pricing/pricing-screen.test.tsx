import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { loadedQueries } from '@/core/platform/api/loaded-queries'
import { onboardingSelection } from '@/core/platform/navigation/redirects'
import { chosenCoupon } from '@/core/shared/coupons/chosen-coupon'
import type { Fault } from '@mock/state/parts/faults'
import { PLANS } from '@mock/state/seeds/products'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

const card = (name: string) => screen.findByRole('article', { name })
const textOf = async (name: string) => (await card(name)).textContent.replace(/\s/g, ' ')
const buttonOf = async (name: string, label = 'Upgrade') =>
  within(await card(name)).getByRole('link', { name: `${label}: ${name}` })

describe('PricingScreen', () => {
  it('lists the plans on sale, without hidden ones, from the data in the page', async () => {
    await openSite('/pricing', { prepare: ({ faults }) => faults.set([{ kind: 'network', endpoint: '*' }]) })
    const list = await screen.findByRole('list', { name: 'Plans' })
    expect(
      within(list)
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Klausītājs', 'Ģimene', 'Lielā ģimene', 'Bezmaksas', 'Nedēļas nogale', 'Studija'])
    expect(await card('Ģimene')).toHaveTextContent('Most popular')
    expect(document.title).toMatch(/^Plans - /)
  })

  it('renders the plans in the page without the code of queries, on the first screen', async () => {
    const client = loadedQueries.get()
    loadedQueries.set(undefined)
    try {
      await openSite('/pricing')
      expect(screen.getByRole('list', { name: 'Plans' })).toBeVisible()
    } finally {
      loadedQueries.set(client)
    }
  })

  it('shows monthly prices first, and yearly ones after a switch that survives a reload', async () => {
    const { user } = await openSite('/pricing')
    expect(await textOf('Klausītājs')).toContain('€4.99 per month')
    expect(screen.getByText('Save up to 17% by paying yearly')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Yearly' }))
    expect(await textOf('Klausītājs')).toContain('€49.90 per year')
    expect(window.location.search).toBe('?cycle=yearly')
    await user.click(screen.getByRole('radio', { name: 'Monthly' }))
    expect(window.location.search).toBe('')
  })

  it('hides the switch where every plan has one price', async () => {
    const prepare = ({ db }: World) => {
      for (const { id, prices } of db.products.all()) db.products.update(id, { prices: prices.slice(0, 1) })
    }
    await openSite('/pricing', { prepare })
    await card('Ģimene')
    expect(screen.queryByRole('radiogroup', { name: 'Billing cycle' })).toBeNull()
  })

  it('says that no plans are on sale', async () => {
    const prepare = ({ db }: World) => db.products.all().forEach(({ id }) => db.products.remove(id))
    await openSite('/pricing', { prepare })
    expect(await screen.findByRole('heading', { name: 'No plans are on sale right now' })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
    expect(screen.queryByRole('textbox', { name: 'Coupon code' })).toBeNull()
  })

  it('loads the plans again after an error', async () => {
    const { user, world } = await openSite('/pricing', {
      embedded: false,
      prepare: ({ faults }) => faults.set([{ kind: 'status', status: 404, endpoint: 'products.list' }]),
    })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    world.faults.set([])
    await user.click(retry)
    expect(await card('Ģimene')).toBeVisible()
  })

  it.each([
    ['an enabled gateway is in test mode', { stripe: { enable: true }, stripe_test_mode: true }, 1],
    ['only a disabled gateway is in test mode', { stripe: { enable: true }, paypal_test_mode: true }, 0],
  ])('announces test data when %s', async (_, billing, count) => {
    await openSite('/pricing', { prepare: ({ db }) => void (db.settings.billing = { enable: true, ...billing }) })
    await card('Ģimene')
    expect(screen.queryAllByText("You're using test data. No real transactions will be processed.")).toHaveLength(count)
  })

  it('shows the menu of the pricing page', async () => {
    const prepare = ({ db }: World) => {
      const [menu] = db.settings.menus ?? []
      if (menu) db.settings.menus = [{ ...menu, positions: ['pricing-table-page'] }]
    }
    await openSite('/pricing', { prepare })
    const menu = await screen.findByRole('navigation', { name: 'Menu' })
    expect(within(menu).getByRole('link', { name: 'Jaunumi' })).toHaveAttribute('href', '/jaunumi')
  })

  it("marks a subscriber's plan and sends others to the plan change", async () => {
    await openSite('/pricing', { as: 'subscriber' })
    const cards = await screen.findAllByRole('article')
    expect(cards.filter((one) => one.textContent.includes('Your plan'))).toHaveLength(1)
    expect(await buttonOf('Studija')).toHaveAttribute('href', '/change-plan/6/601/confirm')
  })

  it('redirects a family profile to the account settings', async () => {
    await openSite('/pricing', { as: 'child' })
    await waitFor(() => expect(window.location.pathname).toBe('/account-settings'))
    expect(screen.queryByRole('list', { name: 'Plans' })).toBeNull()
  })

  it('shows not-found while billing is off', async () => {
    await openSite('/pricing', { prepare: ({ db }) => void (db.settings.billing = { enable: false }) })
    expect(await screen.findByRole('heading', { name: /doorway to the great nothing/ })).toBeVisible()
  })
})

it('answers how to stop, to switch, what children get and on which devices', async () => {
  await openSite('/pricing')
  const answers = within(await screen.findByRole('region', { name: 'Good to know before you choose' }))
  const questions = answers.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(questions).toEqual([
    'How do I stop?',
    'Can I switch to another plan later?',
    'What do children get?',
    'On which devices can we listen?',
  ])
})

it.each([true, false])('says that VAT is included only where the site says so: %s', async (says) => {
  await openSite('/pricing', {
    prepare: ({ db }) => void (db.settings.billing = { ...db.settings.billing, prices_include_vat: says }),
  })
  await screen.findByRole('region', { name: 'Good to know before you choose' })
  expect(screen.queryAllByText('VAT included')).toHaveLength(says ? 1 : 0)
})

it('links to the contact form', async () => {
  await openSite('/pricing')
  expect(await screen.findByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
})

/** Number of plans on sale that a coupon can discount. */
const SOLD = 5

describe('coupon on the pricing page', () => {
  const field = () => screen.findByRole('textbox', { name: 'Coupon code' })
  const apply = async ({ user }: Awaited<ReturnType<typeof openSite>>, code: string) => {
    if (code) await user.type(await field(), code)
    else await field()
    await user.click(screen.getByRole('button', { name: 'Apply' }))
  }

  it('lowers the price of every plan that it is valid for', async () => {
    const site = await openSite('/pricing')
    await apply(site, 'dziesma20')
    expect(await screen.findByText('Coupon added!')).toBeVisible()
    expect(await textOf('Klausītājs')).toContain('Price with the coupon: €3.99 per month')
    expect(await textOf('Studija')).toContain('Price with the coupon: €7.99 per month')
    expect(screen.getByText(/Valid for: Klausītājs, Ģimene, Lielā ģimene, Nedēļas nogale, Studija/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Remove coupon' })).toHaveFocus()
  })

  it('lowers only the price of the plan that it is for', async () => {
    const site = await openSite('/pricing', { as: 'free' })
    await apply(site, 'GIMENE50')
    expect(await screen.findByText(/Valid for: Ģimene$/)).toBeVisible()
    expect(await buttonOf('Ģimene')).toHaveAttribute('href', `/checkout/${PLANS.family}/201/5`)
    expect(await buttonOf('Klausītājs')).toHaveAttribute('href', `/checkout/${PLANS.listener}/101`)
    expect((await card('Klausītājs')).querySelector('del')).toBeNull()
  })

  it('never lowers a price below 0', async () => {
    const site = await openSite('/pricing')
    await apply(site, 'DAVANA')
    await waitFor(async () => expect(await textOf('Klausītājs')).toContain('Price with the coupon: €0.00 per month'))
  })

  it.each([
    ["the server's message", 'VASARA', 'Kupona derīguma termiņš ir beidzies.'],
    ["the server's message of a refusal", 'IZSMELTS', 'Šis kupons jau ir izmantots.'],
    ['its own text where the server has none', 'NAV', 'Kupons nav derīgs, vai tam beidzies termiņš.'],
  ])('refuses a coupon with %s', async (_, code, text) => {
    const { user } = await openSite('/pricing', { language: 'lv' })
    const input = await screen.findByRole('textbox', { name: 'Kupona kods' })
    await user.type(input, `${code}{Enter}`)
    await waitFor(() => expect(input).toHaveAccessibleDescription(text))
    expect(input).toHaveFocus()
    expect(input).toHaveValue(code)
    await user.type(input, 'X')
    expect(input).not.toHaveAccessibleDescription()
  })

  it('reports a failed call', async () => {
    const { user } = await openSite('/pricing', {
      language: 'lv',
      prepare: ({ faults }) => faults.set([{ kind: 'network', endpoint: 'coupons.validate' }]),
    })
    const input = await screen.findByRole('textbox', { name: 'Kupona kods' })
    await user.type(input, 'DZIESMA20{Enter}')
    await waitFor(() => expect(input).toHaveAccessibleDescription('Kuponu neizdevās pārbaudīt'))
  })

  it('makes no request for an empty code', async () => {
    // The fault would hit the request for the empty code instead of the later one.
    const once: Fault = { kind: 'network', endpoint: 'coupons.validate', times: SOLD }
    const site = await openSite('/pricing', { prepare: ({ faults }) => faults.set([once]) })
    await apply(site, '')
    await apply(site, '  ')
    await apply(site, 'DZIESMA20')
    await waitFor(async () =>
      expect(await field()).toHaveAccessibleDescription('There was an error checking the coupon'),
    )
    await apply(site, '')
    expect(await screen.findByText('Coupon added!')).toBeVisible()
  })

  it('shows the full prices again once it is removed', async () => {
    const site = await openSite('/pricing')
    await apply(site, 'MINUS2')
    await site.user.click(await screen.findByRole('button', { name: 'Remove coupon' }))
    expect(await textOf('Klausītājs')).toContain('€4.99 per month')
    expect((await card('Klausītājs')).querySelector('del')).toBeNull()
    expect(await field()).toHaveFocus()
  })

  it("stores a coupon with a guest's choice, and its code for the checkout", async () => {
    const site = await openSite('/pricing')
    await apply(site, 'GIMENE50')
    await screen.findByText(/Valid for: Ģimene$/)
    await site.user.click(await buttonOf('Ģimene'))
    expect(await screen.findByRole('heading', { name: "First, let's create your account" })).toBeVisible()
    expect(onboardingSelection.read()).toMatchObject({ productId: PLANS.family, priceId: 201, couponId: 5 })
    expect(chosenCoupon.read()).toEqual({ id: 5, code: 'GIMENE50', productId: PLANS.family })
  })
})
