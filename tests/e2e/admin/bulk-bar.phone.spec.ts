import { expect, test } from '../fixtures/test'

test('shows the bar of selected rows at the bottom of the admin area, which has no navigation there', async ({
  page,
  world,
}) => {
  await world.signInAs('admin')
  await world.setLanguage('en')
  await page.goto('admin/tags')
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check()
  const bar = page.getByRole('toolbar', { name: 'Selected rows' })
  const { height } = page.viewportSize() ?? { height: 0 }
  await expect
    .poll(async () => {
      const box = await bar.boundingBox()
      return box && height - box.y - box.height
    })
    .toBe(16)
})
