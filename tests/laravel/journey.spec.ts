import type { Page } from '@playwright/test'

import { totp } from '@mock/sign-in/totp'

import { expectSound, secondsPlayed, watchSound } from '../e2e/fixtures/expect-sound'
import { enterPassword, expect, expectSignedIn, test } from './test'

/** Authenticator secret of the seeded account. */
const TWO_FACTOR_SECRET = 'JBSWY3DPEHPK3PXP'

/** Start of the page's bootstrap data: with it, no request is needed for the first screen. */
const callsOf = (page: Page): string[] => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/')) calls.push(new URL(request.url()).pathname)
  })
  return calls
}

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
}

test('shows the home channel to a guest without a request', async ({ page, host }) => {
  const calls = callsOf(page)
  await page.goto(host.url)
  await expect(page.getByRole('link', { name: 'Rīta saule' }).first()).toBeVisible()
  expect(calls).toEqual([])
})

test('plays, searches, likes, collects and changes details as a member', async ({ page, host }) => {
  await watchSound(page)
  await page.goto(host.url)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await enterPassword(page, 'parent@dziesma.test')
  await expectSignedIn(page, 'Laura Vītola')

  await test.step('plays a track and seeks', async () => {
    await page.getByRole('link', { name: 'Meža stāsti' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Meža stāsti' })).toBeVisible()
    const ranges: string[] = []
    page.on('request', (request) => {
      const range = request.headers()['range']
      if (range && request.url().endsWith('.wav')) ranges.push(range)
    })
    await page.getByRole('main').getByRole('button', { name: 'Play Lāča solis' }).click()
    await expectSound(page)
    const seek = page.getByRole('slider', { name: 'Song position' })
    await seek.focus()
    for (let press = 0; press < 6; press += 1) await seek.press('PageUp')
    await expect.poll(() => secondsPlayed(page)).toBeGreaterThan(100)
    expect(ranges.at(-1)).toMatch(/^bytes=[1-9]\d+-/)
  })
  await signOut(page)
})

test('signs in with a second factor', async ({ page, host }) => {
  await page.goto(`${host.url}login`)
  await enterPassword(page, 'two-factor@dziesma.test')
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.keyboard.type(await totp(TWO_FACTOR_SECRET, Date.now()))
  await page.keyboard.press('Enter')
  await expectSignedIn(page, 'Māra Liepa')
})
