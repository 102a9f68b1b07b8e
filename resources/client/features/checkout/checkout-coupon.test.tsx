import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { chosenCoupon } from '@/core/shared/coupons/chosen-coupon'
import { hours } from '@/lib/dates/duration'
import { mockBackend } from '@mock/node'
import type { World } from '@mock/state/world'
import { enterCard, providePayments } from '@tests/payments'
import { openSite } from '@tests/site'

providePayments()
beforeEach(() => sessionStorage.clear())

const LISTENER = '/checkout/1/101'
const TYPE_AGAIN = "Enter the coupon code again: this browser doesn't have it."

const button = (name: string | RegExp) => screen.findByRole('button', { name })
/** Text with plain spaces, as `Intl` separates currencies with others. */
const plain = (text: string) => text.replace(/\s/g, ' ')

/** Gives the family plan one price, and no trial. */
const sellFor =
  (price: { amount: number; currency?: string }) =>
  ({ db }: World) => {
    const [monthly] = db.products.get(2)?.prices ?? []
    if (monthly) db.products.update(2, { trial: null, prices: [{ ...monthly, ...price }] })
  }

const field = () => screen.findByLabelText<HTMLInputElement>('Coupon code')

describe('the coupon of the checkout', () => {
  it.each(['1', '99', 'x'])(
    'drops the coupon %s of a shared link, and says that its code has to be typed',
    async (id) => {
      await openSite(`${LISTENER}/${id}`, { as: 'free' })
      expect(await screen.findByText(TYPE_AGAIN)).toBeVisible()
      expect(location.pathname).toBe(LISTENER)
      expect(await button('Pay €4.99')).toBeVisible()
    },
  )

  it('drops a coupon that has expired since it was chosen, and keeps its code for another try', async () => {
    chosenCoupon.write({ id: 8, code: 'STUNDA', productId: 1 })
    await openSite(`${LISTENER}/8`, { as: 'free', prepare: (world) => world.advance(hours(1.5)) })
    expect(await screen.findByText('Kupona derīguma termiņš ir beidzies.')).toBeVisible()
    expect(await field()).toHaveValue('STUNDA')
    expect(location.pathname).toBe(LISTENER)
    expect(await button('Pay €4.99')).toBeVisible()
  })

  it('drops a coupon that was chosen for another plan', async () => {
    chosenCoupon.write({ id: 5, code: 'GIMENE50', productId: 2 })
    await openSite(`${LISTENER}/5`, { as: 'free' })
    expect(await screen.findByText('Šis kupons neder izvēlētajam plānam.')).toBeVisible()
    expect(await field()).toHaveValue('GIMENE50')
  })

  it('drops a coupon that the server no longer knows', async () => {
    chosenCoupon.write({ id: 99, code: 'NAV', productId: 1 })
    await openSite(`${LISTENER}/99`, { as: 'free' })
    expect(await screen.findByText('The coupon is not valid or has expired')).toBeVisible()
  })

  it('applies a coupon, keeps its code, and removes it again', async () => {
    const { user } = await openSite(LISTENER, { as: 'free' })
    await user.type(await field(), ' DZIESMA20 {enter}')
    expect(await button('Pay €3.99')).toBeVisible()
    expect(location.pathname).toBe(`${LISTENER}/1`)
    expect(chosenCoupon.read()).toEqual({ id: 1, code: 'DZIESMA20', productId: 1 })
    expect(screen.getByText("PayPal isn't available with a coupon.")).toBeVisible()
    expect(await button('Remove coupon')).toHaveFocus()

    await user.click(await button('Remove coupon'))
    expect(await button('Pay €4.99')).toBeVisible()
    expect(location.pathname).toBe(LISTENER)
    expect(await field()).toHaveFocus()
    expect(chosenCoupon.read()).toBeUndefined()
  })

  it.each([
    { what: 'half a cent of 19.99', price: { amount: 19.99 }, lowered: ['GIMENE50', '−€9.99'], due: ['€10.00', 1000] },
    { what: 'half a cent of 19.95', price: { amount: 19.95 }, lowered: ['STUNDA', '−€1.99'], due: ['€17.96', 1796] },
    {
      what: 'half a yen',
      price: { amount: 1481, currency: 'JPY' },
      lowered: ['GIMENE50', '−¥740'],
      due: ['¥741', 741],
    },
    {
      what: 'fils that Stripe can charge',
      price: { amount: 4.88, currency: 'KWD' },
      lowered: ['GIMENE50', '−KWD 2.440'],
      due: ['KWD 2.440', 2440],
    },
  ] as const)('charges what is shown for $what', async ({ price, lowered: [code, discount], due: [shown, amount] }) => {
    const { user, world } = await openSite('/checkout/2/201', { as: 'free', prepare: sellFor(price) })
    await user.type(await field(), `${code}{enter}`)
    const pay = await button(/^Pay/)
    await waitFor(() => expect(plain(pay.textContent)).toBe(`Pay ${shown}`))
    expect(plain(screen.getByRole('region', { name: 'Your order' }).textContent)).toContain(`Coupon ${code}${discount}`)
    await enterCard('4242424242424242')
    await user.click(pay)
    expect(await screen.findByRole('heading', { name: 'Welcome to Ģimene!' })).toBeVisible()
    expect(world.gateway.charges()).toMatchObject([{ amount }])
  })

  it('asks again when Stripe rounds an amount that it can’t charge', async () => {
    const prepare = sellFor({ amount: 1.255, currency: 'KWD' })
    const { user, world } = await openSite('/checkout/2/201', { as: 'free', prepare })
    await enterCard('4242424242424242')
    await user.click(await button(/^Pay/))
    const notice = await screen.findByText(/^The amount is/)
    expect(plain(notice.textContent)).toContain('The amount is KWD 1.260, not KWD 1.255.')
    expect(world.gateway.charges()).toEqual([])
    await user.click(await button(/^Pay/))
    expect(await screen.findByRole('heading', { name: 'Welcome to Ģimene!' })).toBeVisible()
    expect(world.gateway.charges()).toMatchObject([{ amount: 1260, currency: 'kwd' }])
  })

  it('makes no request for an empty code, and shows the server’s reason for a refused one', async () => {
    const { user, world } = await openSite(LISTENER, { as: 'free' })
    const requests = vi.spyOn(world.faults, 'trigger')
    await user.type(await field(), '  {enter}')
    expect(requests).not.toHaveBeenCalledWith('coupons.validate')
    await user.type(await field(), 'IZSMELTS{enter}')
    expect(await screen.findByText('Šis kupons jau ir izmantots.')).toBeVisible()
    expect(await field()).toHaveFocus()
    expect(location.pathname).toBe(LISTENER)
  })

  it('shows the full price when the coupon can’t be checked', async () => {
    chosenCoupon.write({ id: 1, code: 'DZIESMA20', productId: 1 })
    const prepare = ({ faults }: World) => faults.set([{ kind: 'network', endpoint: 'coupons.validate' }])
    await openSite(`${LISTENER}/1`, { as: 'free', prepare })
    expect(await screen.findByText('There was an error checking the coupon')).toBeVisible()
    expect(await button('Pay €4.99')).toBeVisible()
    mockBackend.world.faults.set([])
    ;(await button('Apply')).click()
    expect(await button('Pay €3.99')).toBeVisible()
    await waitFor(() => expect(location.pathname).toBe(`${LISTENER}/1`))
  })
})
