import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { chosenCoupon } from '@/core/shared/plans/chosen-coupon'
import { hours } from '@/lib/dates/duration'
import { mockBackend } from '@mock/node'
import type { World } from '@mock/world'
import { providePayments } from '@tests/payments'
import { openSite } from '@tests/site'

providePayments()
beforeEach(() => sessionStorage.clear())

const LISTENER = '/checkout/1/101'
const INVALID = 'The coupon is not valid or has expired'

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const field = () => screen.findByLabelText<HTMLInputElement>('Coupon code')

describe('the coupon of the checkout', () => {
  it.each(['1', '99', 'x'])('drops the unknown coupon %s of a shared link and says so', async (id) => {
    await openSite(`${LISTENER}/${id}`, { as: 'free' })
    expect(await screen.findByText(INVALID)).toBeVisible()
    expect(location.pathname).toBe(LISTENER)
    expect(await button('Pay €4.99')).toBeVisible()
  })

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
    expect(await screen.findByText(INVALID)).toBeVisible()
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
