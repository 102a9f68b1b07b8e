import { expect, test } from '../fixtures/test'

test.beforeEach(async ({ page, world }) => {
  await world.signInAs('admin')
  await world.setLanguage('en')
  await page.goto('admin/tracks')
})

test('opens a list with the saved default view, by keyboard', async ({ page, expectAccessible }) => {
  await page.getByRole('button', { name: 'Plays' }).click()
  await expect(page).toHaveURL(/orderBy=plays/)
  await page.getByRole('button', { name: 'Views' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Save as a new view…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New view' })
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await expectAccessible()
  await page.keyboard.type('Populārās')
  await dialog.getByRole('checkbox', { name: 'Open the list with it' }).check()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Populārās' })).toBeFocused()

  await page.goto('admin/tracks')
  await expect(page.getByRole('columnheader', { name: 'Plays' })).toHaveAttribute('aria-sort', 'descending')
  await expect(page).toHaveURL(/orderBy=plays/)
  await page.getByRole('button', { name: 'Populārās' }).click()
  await page.getByRole('menuitemradio', { name: 'The whole list' }).click()
  await expect(page.getByRole('columnheader', { name: 'Plays' })).toHaveAttribute('aria-sort', 'none')
  await page.goBack()
  await expect(page.getByRole('columnheader', { name: 'Plays' })).toHaveAttribute('aria-sort', 'descending')
})
