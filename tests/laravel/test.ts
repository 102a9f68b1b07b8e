import { expect, type Page, test as base } from '@playwright/test'

import { type LaravelHost, startLaravel } from '../../tools/laravel/host'

type Fixtures = {
  /** The application at the root of its origin, with a database shared by the tests of a worker. */
  host: LaravelHost
}

/** Playwright's test with a Laravel site of its worker. */
export const test = base.extend<object, Fixtures>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that it needs from this pattern
    async ({}, provide) => {
      const host = await startLaravel()
      await provide(host)
      await host.close()
    },
    { scope: 'worker' },
  ],
})

export { expect }

const PASSWORD = 'dziesma1'

/** Fills in and submits the sign-in form. */
export async function enterPassword(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Asserts that the header shows this user's account. */
export const expectSignedIn = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('button', { name: `Account: ${name}` })).toBeVisible()
