import { expect, test } from '../fixtures/test'
import { cards, payWith } from './fixtures'

test.beforeEach(({ world }) => world.setLanguage('en'))

test('cancels and resumes a plan with the keyboard, on a screen of 320 pixels', async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await world.signInAs('parent')
  await page.goto('billing')
  await page.getByRole('button', { name: 'Cancel plan' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Cancel your plan?' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Cancel plan' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Resume plan' })).toBeFocused()
  // The button has its new name while the change is still being confirmed.
  await expect(page.getByText('Plan cancelled')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Cancel plan' })).toBeFocused()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})

test('opens the question, but cancels nothing, on a double click', async ({ page, world }) => {
  await world.signInAs('subscriber')
  await page.goto('billing')
  await page.getByRole('button', { name: 'Cancel plan' }).dblclick()
  await expect(page.getByRole('group', { name: 'Cancel your plan?' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Cancel plan' })).toBeVisible()
})

test(
  'changes the card on a bank’s page, and restores the keyboard focus',
  { tag: '@every-engine' },
  async ({ page, world }) => {
    await world.signInAs('subscriber')
    await page.goto('billing')
    await page.getByRole('button', { name: 'Change card' }).click()
    await payWith(page, cards.authenticated)
    await page.frameLocator('iframe').getByRole('button', { name: 'Complete', exact: true }).click()
    await expect(page.getByText('Visa ending in 3155')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Change card' })).toBeFocused()
    await page.getByRole('button', { name: 'Change card' }).click()
    await page.getByRole('radio', { name: 'Bank (test)' }).check()
    await page.getByRole('button', { name: 'Save card' }).click()
    await page.getByRole('button', { name: 'Fail', exact: true }).click()
    await expect(page.getByText(/^We are unable to authenticate your payment method/)).toBeVisible()
    await expect(page).toHaveURL(/\/billing$/)
  },
)
