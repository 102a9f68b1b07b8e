import { tabTo } from '../fixtures/tab-to'
import { expect, test } from '../fixtures/test'

test('renames and verifies an artist in the list by keyboard, seen by guests', async ({
  page,
  world,
  expectAccessible,
}) => {
  await world.signInAs('admin')
  await world.setLanguage('en')
  await page.goto('admin/artists?query=Cielavi%C5%86a')
  const row = page.getByRole('row', { name: 'Cielaviņa' })
  await expect(row).toBeVisible()
  await tabTo(page, row.getByRole('button', { name: 'Rename “Cielaviņa”' }))
  await page.keyboard.press('Enter')
  await expect(row.getByRole('textbox', { name: 'Rename “Cielaviņa”' })).toBeFocused()
  await expectAccessible()
  await page.keyboard.type('Cielaviņas')
  await page.keyboard.press('Enter')
  const renamed = page.getByRole('row', { name: 'Cielaviņas' })
  await expect(renamed).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeAttached()

  const verified = renamed.getByRole('switch', { name: /Cielaviņas/ })
  const was = await verified.isChecked()
  await verified.press('Space')
  await expect(verified).toBeChecked({ checked: !was })
  await expectAccessible()

  await page.getByRole('link', { name: 'Cielaviņas' }).click()
  const editor = page.getByRole('textbox', { name: 'Name', exact: true })
  await expect(editor).toHaveValue('Cielaviņas')
  await world.change({ signInAs: 'guest' })
  await page.goto('search/Cielavi%C5%86as')
  await expect(page.getByRole('link', { name: 'Cielaviņas' }).first()).toBeVisible()
})
