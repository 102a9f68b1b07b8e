import type { BrowserContext, Page } from '@playwright/test'

import { expect, test } from '../fixtures/test'

test.beforeEach(async ({ world }) => {
  await world.setLanguage('en')
  await world.signInAs('free')
})

async function openSettings(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('account-settings')
  await expect(page.getByRole('region', { name: 'Account details' })).toBeVisible()
  return page
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
}

/** Storage keys that do not belong to the device, and so must not survive a sign-out. */
const userKeys = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
      (name) => !name.startsWith('dziesma:device:'),
    ),
  )

test('signs out in every tab', { tag: '@every-engine' }, async ({ context }) => {
  const first = await openSettings(context)
  const second = await openSettings(context)
  await signOut(first)
  await expect(second.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  expect(await userKeys(second)).toEqual([])
  await second.goBack()
  await expect(second.getByText('Anna')).toHaveCount(0)
})

test('signs out while offline, and notifies the server once online', async ({ context }) => {
  const first = await context.newPage()
  const second = await openSettings(context)
  await first.goto('album/2')
  await first.getByRole('button', { name: /^Account: / }).click()
  const logOut = first.getByRole('menuitem', { name: 'Log out' })
  // The menu loads with the sign-out code.
  await expect(logOut).toBeVisible()
  await context.setOffline(true)
  await logOut.click()
  await expect(first.getByText("You're signed out on this device.")).toBeVisible()
  for (const page of [first, second]) {
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText('Anna')).toHaveCount(0)
    expect(await userKeys(page)).toEqual([])
  }
  const loggedOut = context.waitForEvent(
    'response',
    (response) => response.url().endsWith('auth/logout') && response.ok(),
  )
  await context.setOffline(false)
  await loggedOut
  await first.goto('account-settings')
  await expect(first.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
})
