import { selectProfile } from '../fixtures/screens/family-openers'
import { expect, test } from '../fixtures/test'

test('shows the bulk actions of selected profiles above the navigation bar', async ({ page, world }) => {
  await world.signInAs('parentAtCap')
  await page.goto('account-settings#family-access')
  await selectProfile({ page, world })
  const bar = page.getByRole('toolbar')
  const menu = page
    .locator('nav')
    .filter({ has: page.locator('a:visible') })
    .last()
  await expect
    .poll(async () => {
      // The navigation bar reappears when the page scrolls up, once its listener is attached.
      await page.mouse.wheel(0, -50)
      const [above, below] = [await bar.boundingBox(), await menu.boundingBox()]
      return above && below && above.y + above.height <= below.y
    })
    .toBe(true)
})
