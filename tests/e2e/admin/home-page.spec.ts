import { otherVisitor } from '../fixtures/other-visitor'
import { expect, test } from '../fixtures/test'

const title = 'Labrīt, mazie klausītāji'

test('shows guests the landing page instead of a channel, with a new title, and the channel again', async ({
  page,
  context,
  world,
  browser,
  baseURL,
  expectAccessible,
}) => {
  await world.signInAs('admin')
  await world.setLanguage('en')
  await page.goto('admin/appearance?section=homepage')
  const preview = page.frameLocator('iframe[title="Preview of the site"]')
  const heading = preview.getByRole('heading', { level: 1 })
  const type = page.getByRole('combobox', { name: 'Type' })
  const save = async () => {
    const unsaved = page.getByText('Unsaved changes')
    await expect(unsaved).toBeVisible()
    await page.keyboard.press('Control+s')
    // Not the message, which may be of the save before.
    await expect(unsaved).toHaveCount(0)
  }
  await type.click()
  await page.getByRole('option', { name: 'Landing page' }).click()
  await expect(heading).toHaveText('Songs that grow up with your child')
  await expectAccessible()
  const visitor = page.getByRole('toolbar', { name: 'Preview' })
  await visitor.getByRole('button', { name: 'Member' }).click()
  await expect(preview.getByRole('navigation').first()).toBeVisible()
  await expect(heading).not.toHaveText('Songs that grow up with your child')
  await visitor.getByRole('button', { name: 'Guest' }).click()
  await expect(heading).toHaveText('Songs that grow up with your child')

  await page.getByRole('button', { name: 'Header' }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await expect(heading).toHaveText(title)
  await preview.getByRole('heading', { name: 'For the whole family' }).click()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Visai ģimenei')
  await expectAccessible()
  await save()

  const guest = await otherVisitor({ browser, context, baseURL })
  await guest.goto('')
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(title)

  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await type.click()
  await page.getByRole('option', { name: 'A channel' }).click()
  await expect(page.getByRole('combobox', { name: 'Channel' })).toHaveValue('Sākums')
  await save()
  await guest.reload()
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Sākums')
  await guest.context().close()
})
