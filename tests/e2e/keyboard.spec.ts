import type { Page } from '@playwright/test'

import { expectSilence, expectSound, watchSound } from './fixtures/sounding'
import { expect, test } from './fixtures/test'

/** Presses Tab until the focus is on what has this role and name, as somebody without a mouse does. */
async function tabTo(page: Page, role: 'button' | 'link' | 'textbox', name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name }).first()
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}

test.beforeEach(async ({ page, world }) => {
  await world.setLanguage('en')
  await watchSound(page)
})

test('without a mouse: sign in, find an album, play it, steer it', async ({ page }) => {
  await page.goto('')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await tabTo(page, 'link', 'Sign in')
  await page.keyboard.press('Enter')
  await tabTo(page, 'textbox', 'Email')
  await page.keyboard.type('free@dziesma.test')
  await page.keyboard.press('Tab')
  await page.keyboard.type('dziesma1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible()

  // The focus goes where the eye goes: past the menus, to the new screen.
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, 'link', 'Daudz baltu dieniņu')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Daudz baltu dieniņu' })).toBeVisible()
  await tabTo(page, 'button', /^Play$/)
  await page.keyboard.press('Enter')
  await expectSound(page)

  await page.getByRole('main').focus()
  await page.keyboard.press('Space')
  await expectSilence(page)
  await page.keyboard.press('Space')
  await expectSound(page)
})

test('what is typed is typed: the player leaves fields alone', async ({ page }) => {
  await page.goto('album/2')
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expectSound(page)
  await page.getByRole('link', { name: 'Sign in' }).click()
  const email = page.getByRole('textbox', { name: 'Email' })
  await email.fill('')
  await email.press('m')
  await email.press('Space')
  await email.press('n')
  await expect(email).toHaveValue('m n')
  await expectSound(page)
})
