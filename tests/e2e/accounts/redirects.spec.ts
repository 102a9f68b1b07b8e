import { expect, test } from '../fixtures/test'

/** Laravel responds to some API requests with a redirect to a page, which only a real browser follows. */
test.beforeEach(({ world }) => world.setLanguage('en'))

test('continues from a stale sign-in form as the user who signed in meanwhile', async ({ page, world }) => {
  await page.goto('login')
  await page.getByRole('textbox', { name: 'Email' }).fill('anna@piemers.lv')
  await page.getByLabel('Password', { exact: true }).fill('anything')
  await world.signInAs('free')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText("You're already signed in as Anna Bērziņa.")).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account: Anna Bērziņa' })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('links to the plans when the server redirects a refused request to them', async ({ page, world }) => {
  await world.signInAs('free')
  const requests: string[] = []
  await page.route('**/api/v1/artists/21?*', async (route) => {
    requests.push(route.request().url())
    await route.fulfill({ status: 302, headers: { Location: '/pricing' } })
  })
  await page.goto('album/2')
  await page.getByRole('link', { name: 'The Pocket Orchestra' }).first().click()
  await expect(page.getByText("Your plan doesn't include this.")).toBeVisible()
  await expect(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', /\/pricing$/)
  expect(requests).toHaveLength(1)
})
