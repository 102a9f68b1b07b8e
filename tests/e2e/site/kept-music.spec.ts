import type { Page } from '@playwright/test'

import { expectSound, watchSound } from '../fixtures/expect-sound'
import { type Line, openLine } from '../fixtures/line'
import { expect, test as base } from '../fixtures/test'

const test = base.extend<{ line: Line }>({
  line: async ({ baseURL }, provide) => {
    const line = await openLine(baseURL ?? '')
    await provide(line)
    await line.cut()
  },
})

test.use({ serviceWorkers: 'allow' })

const ALBUM = 'Seven Hills Away'

/** Keeps the album on the device, and waits until it and the player's files are there. */
async function keepAlbum(page: Page, line: Line): Promise<void> {
  await page.goto(`${line.url}album/2`)
  await page.evaluate(async () => {
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })
  const keep = page.getByRole('button', { name: /^Keep on this device/ })
  await expect(keep).toContainText(/about .*MB/)
  await keep.click()
  await expect(page.getByRole('button', { name: /^On this device/ })).toContainText('MB')
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('player-files')).keys()).length))
    .toBeGreaterThan(50)
}

test.beforeEach(async ({ world }) => {
  await world.signInAs('subscriber')
  await world.setLanguage('en')
})

test('plays a kept album after a start without a network', async ({ page, line, expectAccessible }) => {
  await keepAlbum(page, line)
  await watchSound(page)
  await line.cut()
  await page.goto(`${line.url}album/2`)
  await expect(page.getByRole('heading', { level: 1, name: 'On this device' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('main').getByRole('button', { name: `Play ${ALBUM}` }).click()
  await expectSound(page)
})
