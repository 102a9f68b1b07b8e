import { drawPicture } from '../fixtures/draw-picture'
import { otherVisitor } from '../fixtures/other-visitor'
import { expect, test } from '../fixtures/test'

test('chooses an artist’s picture from the files by keyboard, and shows it to a guest', async ({
  page,
  world,
  browser,
  context,
  baseURL,
  expectAccessible,
}) => {
  await world.signInAs('admin')
  await world.setLanguage('en')
  await page.goto('admin/files/new')
  await page.getByRole('checkbox', { name: 'Anyone with the link can open them' }).check()
  const buffer = await drawPicture(page)
  await page
    .getByLabel('Files', { exact: true })
    .and(page.locator('input'))
    .setInputFiles(['divi.png', 'viens.png'].map((name) => ({ name, mimeType: 'image/png', buffer })))
  await expect(page.getByRole('status').filter({ hasText: '2 files uploaded.' })).toBeAttached()

  await page.goto('admin/artists/1')
  const field = page.getByRole('group', { name: 'Picture', exact: true })
  const choose = field.getByRole('button', { name: 'Choose from files' })
  await choose.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Choose from files' })
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await expect(dialog.getByRole('option')).toHaveCount(2)
  await expectAccessible()

  await dialog.getByRole('searchbox').press('Tab')
  const [first, second] = [dialog.getByRole('option').first(), dialog.getByRole('option').last()]
  await expect(first).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(second).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const picture = field.locator('img')
  await expect(picture).not.toHaveAttribute('src', /page_media/)

  await page.keyboard.press('Enter')
  await dialog.getByRole('searchbox').fill('viens')
  await expect(dialog.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('option', { name: 'viens.png' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(picture).toHaveAttribute('src', /storage\/page_media\//)
  await expect(choose).toBeFocused()
  const source = (await picture.getAttribute('src')) ?? ''
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  const guest = await otherVisitor({ browser, context, baseURL })
  await guest.goto('artist/1')
  await expect(guest.getByRole('main').locator(`img[src="${source}"]`).first()).toBeVisible()
  await guest.context().close()
})
