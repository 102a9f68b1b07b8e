import { expect, test } from '../fixtures/test'

test('leads a guest from the player to the registration, at every size', async ({ page, isMobile }) => {
  await page.goto('izlases')
  if (isMobile) {
    await page.getByRole('button', { name: 'Izvēlne' }).click()
    await page.getByRole('menuitem', { name: 'Reģistrēties' }).click()
  } else await page.getByRole('banner').getByRole('link', { name: 'Reģistrēties' }).click()
  await expect(page).toHaveURL(/\/register$/)
})

test('offers a public page’s menu, languages and themes, by keyboard', async ({ page, isMobile, expectAccessible }) => {
  await page.goto('pricing')
  const button = page.getByRole('button', { name: 'Izvēlne' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  // Wide pages have the links beside the logo.
  await expect(page.getByRole('menuitem', { name: 'Par mums' })).toHaveCount(isMobile ? 1 : 0)
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await button.click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your plan' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('keeps the chosen theme after a reload', async ({ page }) => {
  await page.goto('login')
  await page.getByRole('button', { name: 'Izvēlne' }).click()
  await page.getByRole('menuitemradio', { name: 'Tumšs' }).click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.reload()
  await expect(page.locator('html')).toHaveClass(/dark/)
})
