import type { Page } from '@playwright/test'

import { expect, test } from './fixtures/test'

const FAR = 400

const position = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Scrolls to 400 pixels. The page grows while it loads. */
async function scrollFar(page: Page): Promise<void> {
  const scroll = () => page.evaluate((y) => window.scrollTo(0, y), FAR).then(() => position(page))
  await expect.poll(scroll).toBe(FAR)
  await expect.poll(() => page.evaluate(() => window.history.state as unknown)).toMatchObject({ top: FAR })
}

for (const { screen, path } of [
  { screen: 'home', path: '' },
  { screen: 'an album', path: 'album/2' },
  { screen: 'a channel', path: 'popularakais' },
])
  test(`restores the scroll position of ${screen} after a reload`, async ({ page }) => {
    await page.goto(path)
    await scrollFar(page)
    await page.reload()
    await expect.poll(() => position(page)).toBe(FAR)
    // The page is short again, and unloads before it has grown.
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.reload()
    await expect.poll(() => position(page)).toBe(FAR)
  })

test('restores the scroll position of a page that Back loads again', async ({ page }) => {
  await page.goto('album/2')
  await scrollFar(page)
  // Another document, from which Chromium without a back-forward cache returns by a load.
  await page.goto('api-docs')
  await page.goBack()
  // The position is read in the page, which must not be leaving.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seven Hills Away')
  await expect.poll(() => position(page)).toBe(FAR)
})
