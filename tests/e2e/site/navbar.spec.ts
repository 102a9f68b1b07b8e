import type { Page } from '@playwright/test'

import { themes } from '@mock/state/seeds/themes'

import { overflowsViewport } from '../fixtures/screens/screen'
import { expect, test } from '../fixtures/test'

const banner = (page: Page) => page.getByRole('banner')
const menuButton = (page: Page) => banner(page).getByRole('button', { name: 'Menu' })

test.beforeEach(({ world }) => world.setLanguage('en'))

test('takes a guest from the player to the registration', async ({ page }) => {
  await page.goto('')
  await banner(page).getByRole('link', { name: 'Register', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Create your account', level: 1 })).toBeVisible()
})

test('collapses the links of a public page into its menu below 768 pixels', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto('pricing')
  const links = banner(page).getByRole('navigation', { name: 'Menu' })
  await expect(links.getByRole('link', { name: 'About us' })).toBeVisible()
  await expect(banner(page).getByRole('link', { name: 'Register' })).toBeVisible()
  // 640 pixels are the desktop at 200 % zoom.
  for (const width of [767, 640, 320]) {
    await page.setViewportSize({ width, height: 640 })
    await expect(links).toBeHidden()
    await menuButton(page).click()
    await expect(page.getByRole('menuitem', { name: 'Register' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'About us' })).toBeVisible()
    expect(await overflowsViewport(page), `at ${width} pixels`).toBe(false)
    if (width === 320) await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(menuButton(page)).toBeFocused()
  }
  await menuButton(page).click()
  await page.getByRole('menuitem', { name: 'About us' }).click()
  await expect(page).toHaveURL(/\/pages\/par-mums$/)
})

test('changes theme and language of a guest’s page by keyboard, and remembers them', async ({ page, context }) => {
  await page.goto('login')
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Sign in' })).toBeFocused()
  await page.getByRole('menuitemradio', { name: 'Dark' }).press('Enter')
  await expect(menu).toBeFocused()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('be-active-theme')

  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
  await page.getByRole('menuitemradio', { name: 'Latviešu' }).press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'lv')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'lv')
  await expect(page.locator('html')).toHaveClass(/dark/)
})

test('offers a guest each of three themes by keyboard, and remembers the third', async ({ page, world, context }) => {
  const [light, dark] = themes
  if (!light || !dark) throw new Error('The mock has no themes')
  const night = { ...dark, id: 3, name: 'Zvaigžņu nakts', values: { ...dark.values, '--be-primary': '255 120 120' } }
  await world.change({ themes: [light, dark, night] })
  const primary = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--be-primary').trim())
  await page.goto('pricing')
  await menuButton(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: 'Linu rīts' })).toBeChecked()
  await page.getByRole('menuitemradio', { name: 'Tintes nakts' }).press('Enter')
  await expect(menuButton(page)).toBeFocused()
  await expect.poll(primary).toBe(dark.values['--be-primary'])
  await page.keyboard.press('ArrowDown')
  await page.getByRole('menuitemradio', { name: 'Zvaigžņu nakts' }).press('Enter')
  await expect(menuButton(page)).toBeFocused()
  await expect.poll(primary).toBe('255 120 120')
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'be-active-theme')?.value)
    .toBe('3')
  await page.reload()
  await expect.poll(primary).toBe('255 120 120')
  await menuButton(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: 'Zvaigžņu nakts' })).toBeChecked()
})
