import { expect, test } from '../fixtures/test'

for (const { outcome, result, url } of [
  { outcome: 'Complete later', result: 'Your payment is being processed', url: /redirect_status=pending/ },
  { outcome: 'Fail', result: 'Checkout', url: /checkout\/1\/101$/ },
]) {
  test(`returns from a bank’s page that ended with “${outcome}”`, async ({ page, world }) => {
    await world.setLanguage('en')
    await world.signInAs('free')
    await page.goto('checkout/1/101')
    await page.getByRole('radio', { name: 'Bank (test)' }).check()
    await page.getByRole('button', { name: 'Pay €4.99' }).click()
    await page.getByRole('button', { name: outcome, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: result })).toBeVisible()
    await expect(page).toHaveURL(url)
    await expect(page.getByRole('button', { name: 'Pay €4.99' })).toHaveCount(outcome === 'Fail' ? 1 : 0)
  })
}
