import { expect, test } from '../fixtures/test'
import { planCard } from '../plans/fixtures'

const MARKUP = '<img src=x onerror="document.title=1">'
const NAME = `Vasara ${MARKUP}`

test('creates a plan, puts it first by keyboard, sells it to guests, grants it to a user and cancels it', async ({
  page,
  world,
}) => {
  await world.signInAs('admin')
  await world.setLanguage('en')
  await page.goto('admin/plans')
  await page.getByRole('link', { name: 'New plan' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(NAME)
  const feature = page.getByRole('textbox', { name: 'New feature' })
  for (const text of ['Lejupielāde ceļam', MARKUP]) {
    await feature.fill(text)
    await feature.press('Enter')
  }
  await page.getByRole('button', { name: `Move “${MARKUP}”` }).click()
  await page.getByRole('menuitem', { name: 'Move up' }).click()
  const addPrice = page.getByRole('button', { name: 'Add price' })
  await addPrice.click()
  await page.getByRole('group', { name: 'Price 1' }).getByRole('textbox', { name: 'Amount' }).fill('5.50')
  await addPrice.click()
  const yearly = page.getByRole('group', { name: 'Price 2' })
  await yearly.getByRole('textbox', { name: 'Amount' }).fill('55')
  await yearly.getByRole('combobox', { name: 'Period' }).click()
  await page.getByRole('option', { name: 'Years' }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  await expect(page.getByText('€55.00 every year')).toBeVisible()

  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Plans' }).click()
  await page.getByRole('button', { name: 'Change order' }).click()
  const order = page.getByRole('dialog', { name: 'Order of plans' })
  const first = order.getByRole('row').first()
  const focused = page.locator(':focus')
  await first.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect(focused).toHaveAccessibleName(`Drag ${NAME}`)
  await page.keyboard.press('Enter')
  await expect(focused).toHaveAccessibleName(/^Insert/)
  await page.keyboard.press('Home')
  await expect(focused).toHaveAccessibleName(/^Insert before Klausītājs/)
  await page.keyboard.press('Enter')
  await expect(first).toContainText('Vasara')
  await order.getByRole('button', { name: 'Done' }).click()
  await expect(order).toHaveCount(0)

  await world.change({ expireSession: true })
  await page.goto('pricing')
  await expect(page.getByRole('article').first()).toContainText(NAME)
  await expect(planCard(page, NAME).getByRole('listitem')).toHaveText([MARKUP, 'Lejupielāde ceļam'])

  await world.signInAs('admin')
  await page.goto('admin/subscriptions/new')
  await page.getByRole('combobox', { name: 'User' }).fill('Anna Bērziņa')
  await page.getByRole('option', { name: /Anna Bērziņa/ }).click()
  await page.getByRole('combobox', { name: 'Plan' }).click()
  await page.getByRole('option', { name: NAME }).click()
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Anna Bērziņa' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Anna Bērziņa' })).toHaveCount(0)
})
