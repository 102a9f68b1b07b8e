import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { onboardingSelection } from '@/core/platform/navigation/redirects'
import { chosenCoupon } from '@/core/shared/coupons/chosen-coupon'
import { page } from '@/lib/browser/url'
import { mockBackend } from '@mock/node'
import { PERSONA_PASSWORD, type PersonaKey, personas, RECOVERY_CODES } from '@mock/state/seeds/personas'
import { PLANS } from '@mock/state/seeds/products'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

/** Price of the family plan, and the coupon for it. */
const CHOICE = `${PLANS.family}/201/5`
const CODE = 'GIMENE50'
const NEW = 'jauna@piemers.lv'

const type = async (user: UserEvent, label: string, text: string) =>
  user.type(await screen.findByLabelText(label), text)
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }))
const expectPath = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path))

/** Chooses the family plan with a coupon, as a guest. */
async function choose(prepare?: (world: World) => void) {
  const site = await openSite('/pricing', { ...(prepare && { prepare }) })
  await type(site.user, 'Coupon code', `${CODE}{Enter}`)
  await screen.findByText(/Valid for: Ģimene$/)
  const card = screen.getByRole('article', { name: 'Ģimene' })
  await site.user.click(within(card).getByRole('link', { name: /^Upgrade: / }))
  await screen.findByRole('heading', { name: "First, let's create your account" })
  return site
}

async function register(user: UserEvent): Promise<void> {
  await type(user, 'Email', NEW)
  await type(user, 'Password', PERSONA_PASSWORD)
  await type(user, 'Confirm password', PERSONA_PASSWORD)
  await press(user, 'Create account')
}

async function signIn(user: UserEvent, persona: PersonaKey): Promise<void> {
  await user.click(screen.getByRole('link', { name: 'Sign in' }))
  await screen.findByRole('checkbox', { name: 'Stay signed in for a month' })
  await type(user, 'Email', personas[persona].email ?? '')
  await type(user, 'Password', PERSONA_PASSWORD)
  await press(user, 'Sign in')
}

/** Asserts that the checkout shows the plan at its lowered price, and that the choice is in the URL only. */
async function expectCheckout(): Promise<void> {
  await expectPath(`/checkout/${CHOICE}`)
  expect(await screen.findByText('Ģimene')).toBeVisible()
  expect(await screen.findByText(new RegExp(CODE))).toBeVisible()
  expect(onboardingSelection.read()).toBeUndefined()
  expect(chosenCoupon.read()).toEqual({ id: 5, code: CODE, productId: PLANS.family })
}

/** Registration without policies, and without a confirmation of the email address. */
function lenient({ db }: World): void {
  db.settings.registration = { policies: [] }
  db.settings.require_email_confirmation = false
}

beforeEach(() => localStorage.clear())

describe('a guest who chose a plan with a coupon', () => {
  it('registers and lands in the checkout', async () => {
    const { user } = await choose(lenient)
    await register(user)
    await expectCheckout()
  })

  it('signs in with a password and lands in the checkout', async () => {
    const { user } = await choose()
    await signIn(user, 'free')
    await expectCheckout()
  })

  it('signs in with a second factor and lands in the checkout', async () => {
    const { user } = await choose()
    await signIn(user, 'twoFactor')
    await press(user, 'Use a recovery code')
    await type(user, 'Recovery code', RECOVERY_CODES[0] ?? '')
    await press(user, 'Sign in')
    await expectCheckout()
  })

  it('signs in through a social service and lands in the checkout', async () => {
    const { user, popups } = await choose()
    await press(user, 'Continue with Google')
    mockBackend.signInAs('free')
    // jsdom's constructor rejects a source that is not a window.
    const message = new MessageEvent('message', {
      data: { type: 'social-auth', status: 'ALREADY_LOGGED_IN' },
      origin: window.location.origin,
    })
    Object.defineProperty(message, 'source', { value: popups[0] })
    expect(popups).toHaveLength(1)
    await screen.findByText('Continue in the Google window.')
    window.dispatchEvent(message)
    await expectCheckout()
  })

  it('lands in the plan change when the account has a plan', async () => {
    const { user } = await choose()
    await signIn(user, 'subscriber')
    await expectPath(`/change-plan/${PLANS.family}/201/confirm/5`)
    await waitFor(() => expect(onboardingSelection.read()).toBeUndefined())
  })

  it('never lands in the shop as a family profile, which forgets the choice', async () => {
    const reload = vi.spyOn(page, 'reload').mockReturnValue()
    const { user } = await choose()
    await signIn(user, 'child')
    await expectPath('/')
    expect(onboardingSelection.read()).toBeUndefined()
    reload.mockRestore()
  })
})

describe('an email address that must be confirmed first', () => {
  const strict = (world: World) => {
    lenient(world)
    world.db.settings.require_email_confirmation = true
  }
  const accountOf = ({ db }: World) => db.users.all().find(({ email }) => email === NEW)
  const codeField = () => screen.findByRole('textbox', { name: 'Verification code' })

  it('keeps the choice until the address is confirmed in another tab', async () => {
    const { user, world } = await choose(strict)
    const plan = () => screen.findByRole('region', { name: 'Your chosen plan' })
    expect(await plan()).toHaveTextContent('Ģimene')
    expect(within(await plan()).getByRole('link', { name: 'Choose another plan' })).toHaveAttribute('href', '/pricing')
    await register(user)
    expect(await codeField()).toBeVisible()
    expect((await plan()).textContent.replace(/\s/g, ' ')).toContain('€7.99 per month')
    expect(onboardingSelection.read()).toBeDefined()
    world.db.users.update(accountOf(world)?.id ?? 0, { email_verified_at: new Date(world.now()).toISOString() })
    window.dispatchEvent(new Event('focus'))
    await expectPath(`/checkout/${CHOICE}`)
  })

  it('lands in the checkout after a reload at home', async () => {
    await openSite('/', {
      as: 'free',
      prepare: () => {
        onboardingSelection.write({ productId: PLANS.family, priceId: 201, couponId: 5 })
        chosenCoupon.write({ id: 5, code: CODE, productId: PLANS.family })
      },
    })
    await expectPath(`/checkout/${CHOICE}`)
  })

  it('opens the checkout after a correct code', async () => {
    const replace = vi.spyOn(page, 'replace').mockReturnValue()
    const { user, world } = await choose(strict)
    await register(user)
    await user.type(await codeField(), accountOf(world)?.verification_code ?? '')
    await press(user, 'Next')
    await waitFor(() => expect(replace).toHaveBeenCalledWith(expect.stringMatching(`/checkout/${CHOICE}$`)))
    replace.mockRestore()
  })
})
