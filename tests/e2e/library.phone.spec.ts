import { expect, test } from './fixtures/test'

test('shows the first track within the top third of the screen', async ({ page, world }) => {
  await world.signInAs('subscriber')
  for (const path of ['library/songs', 'library/history']) {
    await page.goto(path)
    const first = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Atskaņot: / }) })
      .first()
    await expect(first).toBeVisible()
    const { height } = page.viewportSize() ?? { height: 0 }
    expect((await first.boundingBox())?.y, path).toBeLessThan(height / 3)
  }
})
