import { PERSONA_PASSWORD } from '@mock/state/seeds/personas'

import { expect, test } from '../fixtures/test'
import { cards, inDays, line, payWith, planCard } from './fixtures'

const NEW = 'jauna@piemers.lv'

test.beforeEach(({ world }) => world.setLanguage('en'))

test(
  'takes a guest from a plan with a coupon to a paid subscription',
  { tag: ['@each-size', '@every-engine'] },
  async ({ page, world }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    const gateways = () => scripts.filter((url) => /mock\/payments\/(stripe|paypal)|stripe\.com|paypal\.com/.test(url))
    await page.goto('pricing')
    await page.getByLabel('Coupon code').fill('DZIESMA20')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('Coupon added!')).toBeVisible()
    const plan = planCard(page, 'Klausītājs')
    await expect(plan).toContainText('€3.99')
    await plan.getByRole('link', { name: 'Upgrade' }).click()

    await expect(page.getByRole('heading', { name: "First, let's create your account" })).toBeVisible()
    await page.getByLabel('Email', { exact: true }).fill(NEW)
    await page.getByLabel('Password', { exact: true }).fill(PERSONA_PASSWORD)
    await page.getByLabel('Confirm password').fill(PERSONA_PASSWORD)
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Enter the verification code we sent to ja')).toBeVisible()
    await page.getByLabel('Verification code').fill((await world.mailTo(NEW)).code ?? '')
    expect(gateways(), 'loaded before the checkout').toEqual([])
    await page.getByRole('button', { name: 'Next' }).click()

    await expect(page).toHaveURL(/\/checkout\/1\/101\/1$/)
    await expect(page.getByRole('group', { name: 'Today' }).getByText('€3.99')).toBeVisible()
    await expect(line(page, 'Coupon DZIESMA20')).toContainText('€1.00')
    await expect(line(page, /^From/)).toContainText('€4.99 every month')
    await payWith(page, cards.authenticated)
    expect(gateways()).not.toEqual([])
    await page.frameLocator('iframe').getByRole('button', { name: 'Complete', exact: true }).click()

    await expect(page.getByRole('heading', { name: 'Welcome to Klausītājs!' })).toBeVisible()
    await page.getByRole('link', { name: 'Billing' }).click()
    await expect(line(page, 'Price')).toContainText('€4.99 every month')
    await expect(page.getByText('Visa ending in 3155')).toBeVisible()
    await expect(page.getByText('Paid', { exact: true })).toHaveCount(1)
  },
)

test('shows a trial and the price after it in one type size', { tag: '@each-size' }, async ({ page }) => {
  await page.goto('pricing')
  const lines = planCard(page, 'Ģimene').getByText(/^(14 days for|then)/)
  await expect(lines).toHaveCount(2)
  const sizes = await lines.evaluateAll((elements) =>
    elements
      .flatMap((element) => [element, ...element.querySelectorAll('*')])
      .map((element) => getComputedStyle(element).fontSize),
  )
  expect(new Set(sizes).size, sizes.join()).toBe(1)
})

test('shows three plans in the first row, with prices and buttons level', async ({ page }) => {
  await page.goto('pricing')
  await expect(planCard(page, 'Klausītājs')).toBeVisible()
  const topsOf = (selector: string) =>
    page
      .getByRole('article')
      .evaluateAll(
        (cards, inCard) => cards.map((card) => Math.round(card.querySelector(inCard)?.getBoundingClientRect().y ?? 0)),
        selector,
      )
  for (const width of [820, 1280]) {
    await page.setViewportSize({ width, height: 1180 })
    for (const part of ['h2', 'header + *', 'a']) {
      const at = `${part} at ${width} pixels`
      await expect.poll(async () => new Set((await topsOf(part)).slice(0, 3)).size, at).toBe(1)
      const [first, , , fourth] = await topsOf(part)
      expect(fourth, at).toBeGreaterThan(first ?? 0)
    }
  }
})

test('keeps the form when a card is declined, and accepts the next one', async ({ page, world }) => {
  await world.signInAs('free')
  await page.goto('checkout/1/101')
  await payWith(page, cards.declined)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Your card was declined.')
  await expect(page.getByLabel('Expiration date')).toHaveValue('12 / 34')
  await payWith(page, cards.insufficientFunds)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Your card has insufficient funds.')
  await payWith(page, cards.accepted)
  await expect(page.getByRole('heading', { name: 'Welcome to Klausītājs!' })).toBeVisible()
  await page.goto('billing')
  await expect(page.getByText('Paid', { exact: true })).toHaveCount(1)
})

test('gives the order two parts of the width and the payment three, in the site’s font', async ({ page, world }) => {
  await world.signInAs('free')
  await page.goto('checkout/1/101')
  await expect(page.getByLabel('Card number')).toHaveCSS('font-family', /Nunito/)
  const widthOf = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.width ?? 0
  for (const width of [820, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const share = async () => (await widthOf('Your order')) / (await widthOf('Payment'))
    await expect.poll(share, `at ${width} pixels`).toBeCloseTo(2 / 3, 1)
  }
})

test('starts a trial that is paid for once it ends', async ({ page, world }) => {
  await world.signInAs('free')
  await page.goto('checkout/2/201')
  await page.getByLabel('Coupon code').fill('DZIESMA20')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(line(page, /^On/)).toContainText('€6.39')
  await expect(line(page, 'To pay for 14 days')).toContainText('€0.99')
  await expect(line(page, /^From/)).toContainText('€7.99 every month')
  await payWith(page, cards.accepted)
  await page.getByRole('link', { name: 'Billing' }).click()
  await expect(line(page, 'Trial ends')).toBeVisible()
  // The server does not say that a coupon lowers it.
  await expect(line(page, 'Charged then')).toContainText('at most €7.99')

  await world.change({ clock: inDays(15) })
  await page.reload()
  await expect(line(page, 'Next charge')).toBeVisible()
  await expect(page.getByText('Paid', { exact: true })).toHaveCount(2)
})

test('continues after a bank’s page, and pays once whatever the URL claims', async ({ page, world }) => {
  await world.signInAs('free')
  await page.goto(
    'checkout/1/101?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded',
  )
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toHaveCount(0)
  await page.goto('checkout/1/101')
  await page.getByRole('radio', { name: 'Bank (test)' }).check()
  await page.getByRole('button', { name: /^Pay €/ }).click()
  await page.getByRole('button', { name: 'Fail' }).click()
  await expect(page).toHaveURL(/\/checkout\/1\/101$/)
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await page.getByRole('radio', { name: 'Bank (test)' }).check()
  await page.getByRole('button', { name: /^Pay €/ }).click()
  await page.getByRole('button', { name: 'Complete', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to Klausītājs!' })).toBeVisible()
  await page.goto('billing')
  await expect(page.getByText('Paid', { exact: true })).toHaveCount(1)
})
