import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { chosenCoupon } from '@/core/shared/coupons/chosen-coupon'
import { personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

const TO_FAMILY = '/change-plan/2/202/confirm'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const button = (name: string) => screen.findByRole('button', { name })
const own = ({ db }: World) => db.subscriptions.all().find(({ user_id }) => user_id === personas.subscriber.id)

async function order(): Promise<[string | null, string | null | undefined][]> {
  const rows = within(await screen.findByRole('region', { name: 'Your order' })).getAllByRole('term')
  return rows.map((row) => [row.textContent, row.nextElementSibling?.textContent])
}

/** Date in the site's style, as the screen shows it. */
const dateOf = (text: string | null | undefined) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'Europe/Riga' }).format(new Date(text ?? ''))

describe('ChangePlanScreen', () => {
  it('shows from and to, price and date, and changes the plan', async () => {
    const { user, world } = await openSite(TO_FAMILY, { as: 'subscriber' })
    await heading('Change your plan')
    expect(await order()).toEqual([
      ['Now', 'Klausītājs€4.99 every month'],
      ['New plan', 'Ģimene€79.90 every year'],
      [`From ${dateOf(own(world)?.renews_at)}`, '€79.90 every year'],
    ])
    const gained = within(await screen.findByRole('list', { name: 'What you gain' })).getAllByRole('listitem')
    expect(gained.map(({ textContent }) => textContent)).toEqual(['Līdz 3 bērnu profiliem'])
    await user.dblClick(await button('Change plan'))
    await heading('Your plan is now Ģimene')
    expect(own(world)).toMatchObject({ product_id: 2, price_id: 202 })
    expect(screen.getByRole('link', { name: 'Billing' })).toHaveAttribute('href', '/billing')
    expect(world.gateway.charges()).toEqual([])
  })

  it('lowers the next payment by the coupon, and forgets it afterwards', async () => {
    chosenCoupon.write({ id: 1, code: 'DZIESMA20', productId: 2 })
    const { user, world } = await openSite(`${TO_FAMILY}/1`, { as: 'subscriber' })
    expect((await order()).slice(2)).toEqual([
      ['Coupon DZIESMA20', '−€15.98'],
      [`On ${dateOf(own(world)?.renews_at)}`, '€63.92'],
      [expect.stringMatching(/^From /), '€79.90 every year'],
    ])
    await user.click(await button('Change plan'))
    await heading('Your plan is now Ģimene')
    expect(own(world)).toMatchObject({ coupon_id: 1 })
    expect(chosenCoupon.read()).toBeUndefined()
  })

  it('lists what a smaller plan takes away and when, and offers to keep the plan', async () => {
    await openSite('/change-plan/1/101/confirm', { as: 'parent' })
    expect(await screen.findByRole('heading', { level: 2, name: 'Before you change' })).toBeVisible()
    expect(screen.getByText('As soon as you change, you no longer have what only “Ģimene” lists:')).toBeVisible()
    const lostFeatures = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(lostFeatures).toEqual(['Līdz 3 bērnu profiliem'])
    expect(screen.getByText(/^Family profiles aren't deleted, but you can't open, edit or add any/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Keep plan' })).toHaveAttribute('href', '/billing')
  })

  it('says how many profiles fit in a smaller plan', async () => {
    const prepare = ({ db }: World) =>
      void db.subscriptions.update(personas.parent.id, { product_id: 3, price_id: 301 })
    await openSite('/change-plan/2/201/confirm', { as: 'parent', prepare })
    expect(
      await screen.findByText(/^Existing family profiles aren't deleted. The new plan has room for 3:/),
    ).toBeVisible()
  })

  it('reports no loss for a larger plan', async () => {
    await openSite(TO_FAMILY, { as: 'subscriber' })
    await heading('Change your plan')
    await waitFor(() => expect(document.querySelector('[data-skeleton], .animate-pulse')).toBeNull())
    expect(screen.queryByText(/no longer have/)).toBeNull()
  })

  it('says that the user has the plan already', async () => {
    await openSite('/change-plan/1/101/confirm', { as: 'subscriber' })
    await heading('You already have Klausītājs')
    expect(screen.getByRole('link', { name: 'Billing' })).toBeVisible()
  })

  it('sends a user without a subscription to the checkout', async () => {
    await openSite(TO_FAMILY, { as: 'free' })
    await waitFor(() => expect(location.pathname).toBe('/checkout/2/202'))
  })

  it('shows not-found for a plan that does not exist', async () => {
    await openSite('/change-plan/46/1/confirm', { as: 'subscriber' })
    expect(await heading('Plan not found')).toBeVisible()
  })
})
