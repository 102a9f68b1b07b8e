import type { Page } from '@playwright/test'

import { PERSONA_PASSWORD, personas, RECOVERY_CODES, TWO_FACTOR_SECRET } from '@mock/state/seeds/personas'

import { expect, test } from '../fixtures/test'

const NEW = 'jauna@piemers.lv'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const account = (page: Page) => page.getByRole('banner').getByRole('button').last()
const signedInAs = (page: Page, name: string) =>
  expect(page.getByRole('button', { name: `Account: ${name}` })).toBeVisible()

async function fillIn(page: Page, email: string, password = PERSONA_PASSWORD) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

async function signIn(page: Page, email: string, password?: string) {
  await page.goto('login')
  await fillIn(page, email, password)
  await button(page, 'Sign in').click()
}

async function signOut(page: Page) {
  await account(page).click()
  await page.getByRole('menuitem').last().click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.locator('input[type=password]')).toBeVisible()
}

test.beforeEach(({ world }) => world.setLanguage('en'))

test('registers, confirms the email address with the mailed code, and signs out', async ({ page, world }) => {
  await page.goto('login')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await fillIn(page, NEW)
  await page.getByLabel('Confirm password').fill(PERSONA_PASSWORD)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await button(page, 'Create account').click()
  await expect(page.getByText('Enter the verification code we sent to ja')).toBeVisible()
  const { code } = await world.mailTo(NEW)
  await page.getByLabel('Verification code').fill(code ?? '')
  await button(page, 'Next').click()
  await expect(page.getByRole('banner')).toBeVisible()
  await signOut(page)
})

test(
  'signs in with a second factor, or with a recovery code that works once',
  { tag: '@every-engine' },
  async ({ page, world }) => {
    const { email } = personas.twoFactor
    await page.goto('album/2')
    await page.getByRole('link', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await fillIn(page, email)
    await button(page, 'Sign in').click()
    await expect(page.getByLabel('Code')).toBeFocused()
    await page.keyboard.type(await world.authenticatorCode(TWO_FACTOR_SECRET))
    await page.keyboard.press('Enter')
    await signedInAs(page, 'Dace Pētersone')
    await signOut(page)

    await signIn(page, email)
    await button(page, 'Use a recovery code').click()
    await page.getByLabel('Recovery code').fill(RECOVERY_CODES[0] ?? '')
    await button(page, 'Sign in').click()
    await signedInAs(page, 'Dace Pētersone')
    await signOut(page)

    await signIn(page, email)
    await button(page, 'Use a recovery code').click()
    await page.getByLabel('Recovery code').fill(RECOVERY_CODES[0] ?? '')
    await button(page, 'Sign in').click()
    await expect(page.getByText('The provided two factor recovery code was invalid.')).toBeVisible()
  },
)

test('resets the password through the mailed link', async ({ page, world }) => {
  const { email } = personas.free
  await page.goto('login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // Both forms have a field of that name.
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await button(page, 'Send link').click()
  await expect(page.getByText('We have emailed your password reset link.')).toBeVisible()
  await page.goto((await world.mailTo(email)).link ?? '')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('New password').fill('jauna-parole')
  await page.getByLabel('Confirm password').fill('jauna-parole')
  await button(page, 'Save new password').click()
  await expect(page.getByText('Your password has been reset!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await fillIn(page, email, 'jauna-parole')
  await button(page, 'Sign in').click()
  await signedInAs(page, 'Anna Bērziņa')
})

/** Clicks the button of a social service and returns its popup. */
async function openPopup(page: Page, service = 'Google'): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await button(page, `Continue with ${service}`).click()
  return opened
}

test('signs in through the popup, and returns to the previous page', async ({ page }) => {
  await page.goto('login?returnTo=%2Falbum%2F2')
  const popup = await openPopup(page)
  expect(popup.viewportSize()).toMatchObject({ width: 550 })
  await button(popup, `Continue as Zane Ozola (${personas.subscriber.email})`).click()
  await signedInAs(page, 'Zane Ozola')
  await expect(page).toHaveURL(/album\/2$/)
})

test('connects a social account by password when its email address is taken', async ({ page }) => {
  await page.goto('login')
  const popup = await openPopup(page)
  await button(popup, `Continue as Anna Bērziņa (${personas.free.email})`).click()
  const dialog = page.getByRole('dialog', { name: 'Password required' })
  await dialog.getByLabel('Password', { exact: true }).fill('nepareiza')
  await button(page, 'Connect').click()
  await expect(dialog.getByText('Specified credentials are not valid')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(PERSONA_PASSWORD)
  await button(page, 'Connect').click()
  await signedInAs(page, 'Anna Bērziņa')
})

test('shows the service’s error message, or a generic one, and recovers from a closed popup', async ({ page }) => {
  await page.goto('login')
  await button(await openPopup(page), 'Deny').click()
  await expect(page.getByText('Could not retrieve social sign in account.')).toBeVisible()
  await button(await openPopup(page, 'Twitter'), 'Fail without a word').click()
  await expect(page.getByText('An error occurred. Please try again later')).toBeVisible()
  const closed = await openPopup(page)
  await closed.close()
  await expect(page.getByText('Continue in the Google window.')).toBeHidden()
  await expect(button(page, 'Sign in')).toBeEnabled()
})

test('signs in through a popup that severs its opener', async ({ page, world }) => {
  await world.change({ provider: { coop: 'same-origin', typed: false } })
  await page.goto('login')
  const popup = await openPopup(page)
  await button(popup, `Continue as Zane Ozola (${personas.subscriber.email})`).click()
  await signedInAs(page, 'Zane Ozola')
})
