import { openMenu } from '../fixtures/screens/openers'
import { expect, test } from '../fixtures/test'
import { cards, inDays, line, payWith, planCard } from './fixtures'

test.beforeEach(({ world }) => world.setLanguage('en'))

test('changes to a larger plan', async ({ page, world }) => {
  await world.signInAs('subscriber')
  await page.goto('billing')
  await page.getByRole('link', { name: 'Change plan' }).click()
  await planCard(page, 'Ģimene').getByRole('link', { name: 'Upgrade' }).click()
  await expect(page).toHaveURL(/\/change-plan\/2\/201\/confirm$/)
  await expect(line(page, 'Now')).toContainText('Klausītājs')
  await expect(line(page, 'New plan')).toContainText('Ģimene')
  await page.getByRole('button', { name: 'Change plan' }).click()
  await expect(page.getByRole('heading', { name: 'Your plan is now Ģimene' })).toBeVisible()
  await page.getByRole('link', { name: 'Billing' }).click()
  await expect(page.getByRole('heading', { name: 'Ģimene' })).toBeVisible()
})

test(
  'cancels in two presses and resumes, and ends once the paid period is over',
  { tag: '@every-engine' },
  async ({ page, world }) => {
    await world.signInAs('subscriber')
    await page.goto('billing')
    await page.getByRole('button', { name: 'Cancel plan' }).click()
    await expect(page.getByText(/^Your plan works until .+, and nothing more is charged\.$/)).toBeVisible()
    await page.getByRole('button', { name: 'Cancel plan' }).click()
    await expect(line(page, 'Works until')).toBeVisible()
    await page.getByRole('button', { name: 'Resume plan' }).click()
    await expect(line(page, 'Next charge')).toBeVisible()

    await page.getByRole('button', { name: 'Cancel plan' }).click()
    await page.getByRole('button', { name: 'Cancel plan' }).click()
    await expect(line(page, 'Works until')).toBeVisible()
    await world.change({ clock: inDays(32) })
    await page.reload()
    await expect(line(page, 'Ended on')).toBeVisible()
    await expect(page.getByRole('link', { name: 'See plans' })).toBeVisible()
  },
)

test('tells of a failed payment at home, until a new card pays it', async ({ page, world }) => {
  await world.signInAs('pastDue')
  await page.goto('')
  const bar = page.getByRole('complementary', { name: 'Billing' })
  await bar.getByRole('link', { name: 'Fix payment' }).click()
  await expect(line(page, 'To pay')).toBeVisible()
  await expect(bar).toBeHidden()
  await page.getByRole('button', { name: 'Pay with another card' }).click()
  await payWith(page, cards.accepted)
  await expect(line(page, 'Next charge')).toBeVisible()
  await expect(page.getByText('Visa ending in 4242')).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page.getByRole('button', { name: /^Notifications/ })).not.toHaveAccessibleName(/Payment failed/)
  await expect(bar).toBeHidden()
})

test('shows a child neither prices nor links to them', async ({ page, world }) => {
  // Open menus: both have links to the plan where someone may have one.
  const offers = page.locator('a[href*=pricing], a[href*=billing]')
  await world.signInAs('parent')
  await page.goto('')
  await openMenu({ page, world })
  await expect(offers).not.toHaveCount(0)

  await world.signInAs('child')
  for (const path of ['pricing', 'checkout/2/201', 'billing', '1-par-1']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/account-settings$/)
  }
  await page.goto('')
  await openMenu({ page, world })
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expect(offers).toHaveCount(0)
})
