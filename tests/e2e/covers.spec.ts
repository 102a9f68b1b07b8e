import { expect, test } from './fixtures/test'

test('shows the play button of a cover under the mouse, on focus and while the album plays', async ({
  page,
  world,
}) => {
  await world.signInAs('subscriber')
  await world.setLanguage('en')
  await page.goto('')
  const card = page.getByRole('article').getByRole('article').first()
  const button = card.getByRole('button', { name: /^(Play|Pause) / })
  await expect(button).toHaveCSS('opacity', '0')
  await button.focus()
  await expect(button).toHaveCSS('opacity', '1')
  await button.blur()
  await expect(button).toHaveCSS('opacity', '0')
  await card.hover()
  await expect(button).toHaveCSS('opacity', '1')
  await button.click()
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().click()
  await expect(button).toHaveAccessibleName(/^Pause/)
  await expect(button).toHaveCSS('opacity', '1')
})
