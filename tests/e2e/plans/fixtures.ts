import type { Locator, Page } from '@playwright/test'

import { days } from '@/lib/dates/duration'

/** Stripe's published test cards. */
export const cards = {
  accepted: '4242424242424242',
  authenticated: '4000002500003155',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
} as const

/** Types a card into the payment form. */
async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiration date').fill('1234')
  await page.getByLabel('Security code').fill('123')
}

/** Types a card and confirms. */
export async function payWith(page: Page, number: string): Promise<void> {
  await fillCard(page, number)
  await page.getByRole('button', { name: /^(Pay [€$]|Subscribe|Save card)/ }).click()
}

/** A plan's card on the pricing page. */
export const planCard = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true })

/** A line of an order or a subscription, by its label. */
export const line = (page: Page, label: string | RegExp): Locator =>
  page.locator('dl > div').filter({ has: page.locator('dt').filter({ hasText: label }) })

/** Date for the mock's clock, which keeps the session alive. */
export const inDays = (count: number): string => new Date(Date.now() + days(count)).toISOString()
