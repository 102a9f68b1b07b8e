import { otherVisitor } from '../fixtures/other-visitor'
import { expect, test } from '../fixtures/test'

const background = '12 20 40'

test(
  'makes a theme from nothing, saves it, and shows it in a second browser',
  { tag: '@each-size' },
  async ({ page, context, world, browser, baseURL }) => {
    await world.signInAs('admin')
    await world.setLanguage('en')
    await page.goto('admin/appearance?section=themes')
    await page.getByRole('button', { name: 'Create a theme' }).click()
    await page.getByRole('menuitem', { name: 'Light theme' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Ābeļziedi')

    await page.getByRole('button', { name: /^Page/ }).click()
    await page.getByRole('textbox', { name: 'Colour code' }).fill('#0c1428')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(page.getByText(/pairs of colours are hard to read/)).toBeVisible()
    await page.getByRole('button', { name: 'Fix: Text on the page' }).click()

    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('button', { name: 'Actions for Ābeļziedi' }).click()
    await page.getByRole('menuitem', { name: 'Default in light mode' }).click()
    await page.getByRole('combobox', { name: /^Theme on the first visit/ }).click()
    await page.getByRole('option', { name: 'As on the visitor’s device' }).click()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()

    const visitor = await otherVisitor({ browser, context, baseURL })
    await visitor.goto('pricing')
    const variable = () =>
      visitor.evaluate(() => document.documentElement.style.getPropertyValue('--be-background').trim())
    await expect.poll(variable).toBe(background)
    await visitor.context().close()
  },
)
