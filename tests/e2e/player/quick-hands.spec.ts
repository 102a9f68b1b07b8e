import type { BrowserContext } from '@playwright/test'

import { holdBack } from '../fixtures/hold-back'
import { ALBUM } from './fixtures/album'
import { expect, test } from './fixtures/test'

/** Holds back a file of the bundle. Returns a function that lets it through. */
const holdCode = (context: BrowserContext, name: string) => holdBack(context, `**/build/assets/${name}-*.js`)

test('shows nothing of the old form while the screen of a link is loading', async ({ page, context }) => {
  await page.goto('login')
  const release = await holdCode(context, 'forgot-password-screen')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL(/\/forgot-password/)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
  release()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

for (const [key, moves] of [
  ['Escape', false],
  ['Tab', true],
] as const) {
  test(`keeps a menu closed after ${key} while its code is loading, and the page usable`, async ({ page, context }) => {
    await page.goto('')
    const release = await holdCode(context, 'account-menu-part')
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    await button.click()
    await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
    await page.keyboard.press(key)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    const codeResponse = page.waitForResponse(/account-menu-part/)
    release()
    await (await codeResponse).finished()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await (moves ? expect(button).not.toBeFocused() : expect(button).toBeFocused())
    await button.click()
    await expect(page.getByRole('menu', { name: 'Menu' })).toBeVisible()
  })
}

test('closes a menu on a second click while its code is loading', async ({ page, context }) => {
  await page.goto('')
  const release = await holdCode(context, 'account-menu-part')
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  await button.dblclick()
  const codeResponse = page.waitForResponse(/account-menu-part/)
  release()
  await (await codeResponse).finished()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await button.click()
  await expect(page.getByRole('menu', { name: 'Menu' })).toBeVisible()
})

test('keeps a panel closed after Escape while its code is loading', async ({ page, context }) => {
  await page.goto('')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const release = await holdCode(context, 'panels')
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  const codeResponse = page.waitForResponse(/panels-/)
  release()
  await (await codeResponse).finished()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('loads the code of menus and panels when idle after the first track has started', async ({ page, player }) => {
  await page.clock.install()
  await player.play(ALBUM)
  const loaded = Promise.all(
    [/open-media-menu/, /panels-/, /sheet-overlay/, /dialog-overlay/].map((name) => page.waitForResponse(name)),
  )
  await player.waitForPlugins()
  await loaded
})
