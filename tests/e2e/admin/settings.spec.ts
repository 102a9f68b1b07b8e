import { expect, test } from '../fixtures/test'

test.beforeEach(async ({ world }) => {
  await world.signInAs('admin')
  await world.setLanguage('en')
})

test(
  'saves a setting wrong, is led to it from another group, corrects it, and sees it in force',
  { tag: '@every-engine' },
  async ({ page, expectAccessible }) => {
    await page.goto('admin/settings')
    await page.getByRole('searchbox', { name: 'Search all settings' }).fill('contact page')
    await page.keyboard.press('Enter')
    const address = page.getByRole('textbox', { name: 'Address for the contact page' })
    await expect(address).toBeFocused()
    await address.fill('nekas')

    const groups = page.getByRole('navigation', { name: 'Settings' })
    await groups.getByRole('link', { name: /^General/ }).click()
    await page.getByRole('textbox', { name: 'Site name' }).fill('Dziesmu māja')
    await expect(page.getByText('2 unsaved changes')).toBeVisible()
    await page.keyboard.press('Control+s')

    await expect(page).toHaveURL(/\/admin\/settings\/mail#/)
    await expect(address).toBeFocused()
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await expect(groups.getByRole('link', { name: /^Email/ })).toContainText('1 error')
    await expectAccessible()

    await address.fill('pasts@dziesma.test')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect(page).toHaveTitle(/Dziesmu māja$/)
    await expect(page.getByRole('button', { name: 'Save' })).toBeHidden()
    await page.goto('login')
    await expect(page).toHaveTitle(/Dziesmu māja$/)
  },
)

test('uploads a logo, and writes the code of an ad', { tag: '@one-size' }, async ({ page, expectAccessible }) => {
  await page.goto('admin/settings/general')
  const logo = page.getByRole('group', { name: 'Logo for light backgrounds', exact: true })
  const chooser = page.waitForEvent('filechooser')
  await logo.getByRole('button', { name: 'Replace image' }).click()
  await (await chooser).setFiles('public/favicon/icon-144x144.png')
  await expect(logo.getByText('Uploaded')).toBeAttached()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await page.goto('admin/settings')
  await page.getByRole('searchbox', { name: 'Search all settings' }).fill('above the songs')
  await page.keyboard.press('Enter')
  const field = page.getByRole('group', { name: 'Above the songs of an album' })
  await expect(field).toBeFocused()
  await field.getByRole('textbox').click()
  await page.keyboard.insertText('<p>Koncerts sestdien</p>')
  await expect(page.frameLocator('main iframe').getByText('Koncerts sestdien')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(field.getByRole('textbox')).toContainText('<p>Koncerts sestdien</p>')
})
