import { readFile } from 'node:fs/promises'

import { expect, test } from '../fixtures/test'

test.beforeEach(async ({ world }) => {
  await world.signInAs('admin')
  await world.setLanguage('en')
})

test('finds an error in the log, shows its calls, and downloads the file', async ({ page, expectAccessible }) => {
  await page.goto('admin/logs')
  await page.getByRole('searchbox', { name: 'Search' }).fill('AIJĀ')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: /^Nevar saglabāt/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Log entry' })
  await expect(dialog.getByText('app/Services/Tracks/StoreTrack.php:87')).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download', exact: true }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Aijā, žūžū')
})

test('runs a failed command again', async ({ page }) => {
  await page.goto('admin/logs/schedule')
  await page.getByRole('button', { name: 'Actions for “sitemap:generate”' }).click()
  await page.getByRole('menuitem', { name: 'Run again' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Run again' }).click()
  await expect(page.getByRole('dialog', { name: 'sitemap:generate' }).getByText('Succeeded')).toBeVisible()
})

test('shows an email without the pictures of other sites, and with them on request', async ({
  page,
  context,
  expectAccessible,
}) => {
  const requested: string[] = []
  await context.route('https://pictures.test/**', (route) => {
    requested.push(new URL(route.request().url()).pathname)
    return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
  })
  await page.goto('admin/logs/emails')
  await page.getByRole('link', { name: 'Jaunās dziesmas šonedēļ' }).click()
  const message = page.frameLocator('iframe[title="Message"]')
  await expect(message.getByRole('heading', { name: 'Jaunās dziesmas' })).toBeVisible()
  await expectAccessible()
  expect(requested).toEqual([])
  await page.getByRole('link', { name: 'Show pictures' }).click()
  await expect.poll(() => requested).toEqual(['/vaks.png'])
})

test('shows a hostile email without running or requesting anything of it', async ({ page, context }) => {
  const requested: string[] = []
  await context.route('https://evil.test/**', (route) => {
    requested.push(route.request().url())
    return route.abort()
  })
  await page.goto('admin/logs/emails/1')
  const message = page.frameLocator('iframe[title="Message"]')
  await expect(message.getByText('Labdien!')).toBeVisible()
  await message.getByText('Labdien!').click()
  await expect(message.locator('script, form, input, iframe, object, video, base, link, style')).toHaveCount(0)
  await expect(page).toHaveTitle(/^Ziņa no saziņas lapas/)
  expect(requested).toEqual([])
})
