import { overflowsViewport } from '../fixtures/screens/screen'
import { expect, test } from '../fixtures/test'

test('takes a guest from the player to the registration at 320 pixels', async ({ page, world }) => {
  await world.setLanguage('en')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('')
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('menu', { name: 'Menu' })).toBeVisible()
  expect(await overflowsViewport(page)).toBe(false)
  await page.getByRole('menuitem', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { name: 'Create your account', level: 1 })).toBeVisible()
})
