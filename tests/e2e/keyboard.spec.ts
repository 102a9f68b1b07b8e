import type { Page } from '@playwright/test'

import { expectSilence, expectSound, watchSound } from './fixtures/expect-sound'
import { expect, test } from './fixtures/test'

/** Whether an element has the focus, also within a shadow root, as the payment form's fields are. */
const hasFocus = (element: Element): boolean =>
  (element.getRootNode() as Document | ShadowRoot).activeElement === element

/** Presses Tab until the element of this role and name has the focus. */
async function tabTo(page: Page, role: 'button' | 'link' | 'textbox', name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name }).first()
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate(hasFocus)) return
  }
  await expect(target).toBeFocused()
}

test.beforeEach(async ({ page, world }) => {
  await world.setLanguage('en')
  await watchSound(page)
})

test('signs in, finds an album, plays and pauses it by keyboard', async ({ page }) => {
  await page.goto('')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await tabTo(page, 'link', 'Sign in')
  await page.keyboard.press('Enter')
  await tabTo(page, 'textbox', 'Email')
  await page.keyboard.type('free@dziesma.test')
  await page.keyboard.press('Tab')
  await page.keyboard.type('dziesma1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible()

  // The focus skips the menus and goes to the new screen.
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, 'link', 'Daudz baltu dieniņu')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Daudz baltu dieniņu' })).toBeVisible()
  await tabTo(page, 'button', /^Play$/)
  await page.keyboard.press('Enter')
  await expectSound(page)

  await page.getByRole('main').focus()
  await page.keyboard.press('Space')
  await expectSilence(page)
  await page.keyboard.press('Space')
  await expectSound(page)
})

test('opens an album from home, plays it, follows its artist and searches by keyboard', async ({ page, world }) => {
  await world.signInAs('free')
  await world.setLanguage('en')
  await page.goto('')
  await tabTo(page, 'link', 'Skip to content')
  await page.keyboard.press('Enter')
  await tabTo(page, 'link', 'Seven Hills Away')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Seven Hills Away' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, 'link', 'The Pocket Orchestra')
  await tabTo(page, 'button', /^Play$/)
  await page.keyboard.press('Enter')
  await expectSound(page)

  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'The Pocket Orchestra' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, 'button', 'Follow')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Following' })).toBeFocused()
  await expectSound(page)

  await page.keyboard.press('/')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('zuzu')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /zuzu/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Top result' })).toBeVisible()
})

test('moves the focus to the start of another page of a list, and keeps it on the sort menu, by keyboard', async ({
  page,
}) => {
  await page.goto('visas-dziesmas')
  await page.getByRole('link', { name: 'Page 2', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  const order = page.getByRole('button', { name: /^Sort: / })
  await order.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitemradio', { name: 'Most popular' }).press('Enter')
  await expect(page).toHaveURL(/\?order=popularity:desc$/)
  await expect(order).toBeFocused()
})

test('leaves keys typed into fields to the fields', async ({ page }) => {
  await page.goto('album/2')
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expectSound(page)
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  const email = page.getByRole('textbox', { name: 'Email' })
  await email.fill('')
  await email.press('m')
  await email.press('Space')
  await email.press('n')
  await expect(email).toHaveValue('m n')
  await expectSound(page)
})

test('buys a plan with a coupon by keyboard', async ({ page, world }) => {
  await world.signInAs('free')
  await world.setLanguage('en')
  await page.goto('pricing')
  await expect(page.getByLabel('Coupon code')).toBeVisible()
  await tabTo(page, 'textbox', 'Coupon code')
  await page.keyboard.type('DZIESMA20')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove coupon' })).toBeFocused()
  await tabTo(page, 'link', 'Upgrade')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout\/1\/101\/1$/)

  await expect(page.getByLabel('Card number')).toBeVisible()
  await tabTo(page, 'textbox', 'Card number')
  await page.keyboard.type('4242424242424242')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1234')
  await page.keyboard.press('Tab')
  await page.keyboard.type('123')
  await tabTo(page, 'button', /^Pay €3\.99$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Welcome to Klausītājs!' })).toBeVisible()
  await tabTo(page, 'link', 'Billing')
})
