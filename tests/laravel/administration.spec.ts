import type { Browser, Page } from '@playwright/test'

import { type LaravelHost, startLaravel } from '../../tools/laravel/host'
import { enterPassword, expect, expectSignedIn, test } from './test'

// A site of its own: other journeys rely on the values that it came with.
let site: LaravelHost
test.beforeAll(async () => void (site = await startLaravel()))
test.afterAll(() => site.close())

async function openAsAdministrator(page: Page, url: string, section: string): Promise<void> {
  await page.goto(`${url}login`)
  await enterPassword(page, 'admin@dziesma.test')
  await expectSignedIn(page, 'Ilze Krūmiņa')
  await page.goto(`${url}admin/${section}`)
}

async function save(page: Page, path: string): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.url().endsWith(path) && response.request().method() === 'POST',
  )
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  expect((await saved).status()).toBe(200)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}

/** Opens the home page in a browser of its own. */
async function openAsVisitor(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(url)
  return page
}

test('saves a theme, which another visitor sees', async ({ page, browser }) => {
  await openAsAdministrator(page, site.url, 'appearance?section=themes&item=1')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Jūra')
  await page.getByRole('button', { name: /^Buttons and links/ }).click()
  await page.getByRole('textbox', { name: 'Colour code' }).fill('#0b4a8f')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await save(page, '/api/v1/admin/appearance')
  await page.reload()
  await expect(name).toHaveValue('Jūra')

  const visitor = await openAsVisitor(browser, site.url)
  await expect(visitor.locator('html')).toHaveAttribute('style', /--be-primary: 11 74 143;/)
  await visitor.context().close()
})

test('adds and deletes a theme', async ({ page }) => {
  await openAsAdministrator(page, site.url, 'appearance?section=themes')
  const themes = page.getByRole('list', { name: 'Themes' })
  await page.getByRole('button', { name: 'Create a theme' }).click()
  await page.getByRole('menuitem', { name: 'Dark theme' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mežs')
  await save(page, '/api/v1/admin/appearance')
  await page.goto(`${site.url}admin/appearance?section=themes`)
  await expect(themes.getByText('Mežs')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for Mežs' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await save(page, '/api/v1/admin/appearance')
  await page.reload()
  await expect(themes.getByText('Dark', { exact: true })).toBeVisible()
  await expect(themes.getByText('Mežs')).toBeHidden()
})

test('shows why a setting is refused, and saves it corrected', async ({ page, browser }) => {
  await openAsAdministrator(page, site.url, 'settings/general')
  const name = page.getByRole('textbox', { name: 'Site name' })
  await name.fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill('Dziesmu māja')
  await save(page, '/api/v1/settings')
  const visitor = await openAsVisitor(browser, `${site.url}login`)
  await expect(visitor).toHaveTitle(/Dziesmu māja/)
  await visitor.context().close()
})
