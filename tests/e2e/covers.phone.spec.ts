import { expect, test } from './fixtures/test'

test('always shows the play buttons of covers to a finger', async ({ page, world }) => {
  await world.signInAs('subscriber')
  await page.goto('')
  const button = page.getByRole('article').getByRole('article').first().getByRole('button').first()
  await expect(button).toBeVisible()
  await expect(button).toHaveCSS('opacity', '1')
})
