import { campaigns } from '@/core/platform/navigation/paths'

import { expect, test } from '../fixtures/test'

for (const [path, productId] of Object.entries(campaigns)) {
  if (productId === 46) continue
  test(`sells the plan of the campaign ${path}`, { tag: '@each-size' }, async ({ page, world, expectAccessible }) => {
    await world.signInAs('free')
    await page.goto(path.slice(1))
    const plan = page.getByRole('article')
    await expect(plan).toHaveCount(1)
    await expectAccessible()
    await plan.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/checkout/${productId}/\\d+$`))
  })
}

test('says that the plan of a campaign does not exist, and shows the stored message once', async ({ page }) => {
  await page.goto('gads-davana')
  await expect(page.getByRole('heading', { name: /^(Plan not found|Plāns nav atrasts)$/ })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('toast', JSON.stringify('Dāvana jau ir izmantota')))
  await page.reload()
  await expect(page.getByText('Dāvana jau ir izmantota')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Dāvana jau ir izmantota')).toHaveCount(0)
})
