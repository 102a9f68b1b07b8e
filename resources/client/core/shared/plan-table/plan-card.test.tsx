import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'

import type { Coupon } from '@/contract/groups/coupons'
import { productSchema } from '@/contract/groups/products'
import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { changeLanguage } from '@/core/platform/i18n/i18n'
import { onboardingSelection } from '@/core/platform/navigation/redirects'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import { planCoupon } from '@/core/shared/pricing/discounted'

import { PlanCard } from './plan-card'

const monthly = { id: 7, amount: 4.99, currency: 'EUR', interval: 'month', interval_count: 1 }
const half: Coupon = { id: 9, discount: 50, type: 'percentage' }
const anna = { id: 1, email: 'anna@dziesma.test' }

function show(product: object, coupon?: Coupon): HTMLElement {
  const plan = productSchema.parse({ id: 44, name: 'Ģimene', prices: [monthly], ...product })
  render(
    <MemoryRouter>
      <PlanCard product={plan} price={plan.prices[0]} coupon={coupon && planCoupon(coupon)} />
    </MemoryRouter>,
  )
  return screen.getByRole('article', { name: plan.name })
}

/** Text of the card with plain spaces, as `Intl` separates currencies with others. */
const textOf = (card: HTMLElement) => card.textContent.replace(/\s/g, ' ')

beforeEach(async () => {
  localStorage.clear()
  setBootstrap(bootstrapOf({}))
  await changeLanguage('en')
})

describe('price of a plan', () => {
  const trial = { family_trial_enable: '1', family_trial_amount: '0.5', family_trial_period: '14' }

  it('shows the amount of one interval, and what is charged for several', async () => {
    const card = show({ prices: [{ ...monthly, amount: 12, interval_count: 3 }] })
    expect(textOf(card)).toContain('€4.00 per monthCharged €12.00 every 3 months')
  })

  it('rounds half a cent of one interval up', () => {
    expect(textOf(show({ prices: [{ ...monthly, amount: 2.01, interval_count: 2 }] }))).toContain('€1.01 per month')
  })

  it('shows the trial with the price after it', async () => {
    await changeLanguage('lv')
    expect(textOf(show(trial))).toContain('14 dienas par 0,50 €pēc tam 4,99 € mēnesī')
  })

  it.each([
    [49.9, '€49.90 per yearAbout €4.16 per month, rounded'],
    [5.94, '€5.94 per yearAbout €0.50 per month, rounded'],
  ])('shows the twelfth of %d for a year, rounded half up to a cent', (amount, text) => {
    expect(textOf(show({ prices: [{ ...monthly, amount, interval: 'year' }] }))).toContain(text)
  })

  it('shows no monthly share of a price that a coupon lowers once', () => {
    expect(show({ prices: [{ ...monthly, interval: 'year' }] }, half)).not.toHaveTextContent('rounded')
  })

  it('strikes out the old price and says how long the coupon lasts', () => {
    const card = show(trial, half)
    expect(card.querySelector('del')).toHaveTextContent('Regular price: €4.99')
    expect(textOf(card)).toContain('Price with the coupon: €2.50 per month')
    expect(textOf(card)).toContain('With the coupon, one payment of €2.50, then €4.99 every month')
  })

  it.each([
    ['Free', { free: true }],
    ['Not on sale right now', { prices: [] }],
  ])('shows "%s" instead of an amount', (text, product) => {
    expect(show(product)).toHaveTextContent(text)
  })
})

describe('PlanCard', () => {
  it('shows markup in the name, description and features as text', () => {
    const markup = '<img src=x onerror="alert(1)">'
    const card = show({ name: markup, description: markup, feature_list: [markup] })
    expect(card.querySelector('img')).toBeNull()
    expect(screen.getAllByText(markup)).toHaveLength(3)
  })

  it('marks the recommended plan and the plan of the subscriber', () => {
    const subscriptions = [{ id: 1, valid: true, product_id: 44, price_id: 7 }]
    setBootstrap(bootstrapOf({ user: { ...anna, subscriptions } }))
    const card = show({ recommended: true })
    expect(card).toHaveTextContent('Most popular')
    expect(card).toHaveTextContent('Your plan')
    expect(screen.getByRole('link', { name: 'Manage plan: Ģimene' })).toHaveAttribute('href', '/billing')
  })
})

describe('button of a plan', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('link', { name }))

  it("stores a guest's choice with the coupon, and sends them to register", async () => {
    show({}, half)
    const link = screen.getByRole('link', { name: 'Upgrade: Ģimene' })
    expect(link).toHaveAttribute('href', '/register?redirectFrom=pricing')
    expect(link).toHaveTextContent(/^Upgrade$/)
    await press('Upgrade: Ģimene')
    const plan = { name: 'Ģimene', trial: null, price: { id: 7, amount: 4.99, currency: 'EUR' } }
    expect(onboardingSelection.read()).toMatchObject({ productId: 44, priceId: 7, couponId: 9, plan })
  })

  it('clears the chosen paid plan when a guest chooses the free one', async () => {
    onboardingSelection.write({ productId: 44, priceId: 7 })
    show({ free: true })
    await press('Get started: Ģimene')
    expect(onboardingSelection.read()).toBeUndefined()
  })

  it.each([
    ['Get started', { free: true }],
    ['Upgrade', { prices: [] }],
  ])('disables "%s" of a plan that cannot be bought', (name, product) => {
    setBootstrap(bootstrapOf({ user: anna }))
    show(product)
    expect(screen.getByRole('button', { name: `${name}: Ģimene` })).toBeDisabled()
  })

  it('sends users to the checkout, and subscribers with another price to the plan change', () => {
    setBootstrap(bootstrapOf({ user: anna }))
    show({}, half)
    expect(screen.getByRole('link', { name: 'Upgrade: Ģimene' })).toHaveAttribute('href', '/checkout/44/7/9')
    document.body.replaceChildren()
    const subscriptions = [{ id: 1, valid: true, product_id: 44, price_id: 8 }]
    setBootstrap(bootstrapOf({ user: { ...anna, subscriptions } }))
    show({})
    expect(screen.getByRole('link', { name: 'Upgrade: Ģimene' })).toHaveAttribute('href', '/change-plan/44/7/confirm')
  })
})
