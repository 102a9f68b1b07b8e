import { tabTo } from '../fixtures/tab-to'
import { expect, test } from '../fixtures/test'

test('leads from what waits to its list by keyboard, and counts it beside the menu', async ({
  page,
  world,
  expectAccessible,
}) => {
  await world.signInAs('admin')
  await world.setLanguage('en')
  await page.goto('admin')
  const waiting = page
    .getByRole('region', { name: 'Needs review' })
    .getByRole('link', { name: /^Reported comments \d/ })
  const inMenu = page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: /^Comments/ })
  await expect(waiting).toBeVisible()
  const count = (await waiting.textContent())?.match(/\d+/)?.[0] ?? ''
  await expect(inMenu).toHaveAccessibleName(new RegExp(`^Comments ?, ${count} waiting$`))
  for (const title of ['Newest users', 'Newest songs']) {
    await expect(page.getByRole('region', { name: title }).getByRole('listitem')).toHaveCount(5)
  }
  await expectAccessible()

  await tabTo(page, waiting)
  await page.keyboard.press('Enter')
  const rows = page.getByRole('grid').getByRole('rowheader')
  await expect(rows).toHaveCount(Number(count))
  await page.getByRole('checkbox', { name: 'Select all' }).press('Space')
  await page
    .getByRole('toolbar', { name: 'Selected rows' })
    .getByRole('button', { name: 'Dismiss reports' })
    .press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Dismiss reports' }).press('Enter')
  await expect(rows).toHaveCount(0)
  await expect(inMenu).toHaveAccessibleName('Comments')
})
