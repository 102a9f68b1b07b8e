import type { Page } from '@playwright/test'

import { totp } from '@mock/kit/totp'

import { expectSound, secondsPlayed, watchSound } from '../e2e/fixtures/expect-sound'
import { enterPassword, expect, expectSignedIn, test } from './test'

/** Authenticator secret of the seeded account. */
const TWO_FACTOR_SECRET = 'JBSWY3DPEHPK3PXP'

const main = (page: Page) => page.getByRole('main')
const panel = (page: Page, name: string) => page.getByRole('region', { name })

/** Collects the requests of the page whose path contains `part`, as `method path`. */
function watchRequests(page: Page, part: string): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes(part)) seen.push(`${request.method()} ${pathname}`)
  })
  return seen
}

test('shows the home channel to a guest without a request', async ({ page, host }) => {
  const calls = watchRequests(page, '/api/v1/')
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

  await test.step('plays a track and seeks by a range request', async () => {
    await page.getByRole('link', { name: 'Meža stāsti' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Meža stāsti' })).toBeVisible()
    await main(page).getByRole('button', { name: 'Play Lāča solis' }).click()
    await expectSound(page)
    const range = page.waitForResponse(
      (response) => response.status() === 206 && response.url().includes('/storage/track_media/'),
    )
    const seek = page.getByRole('slider', { name: 'Song position' })
    const box = await seek.boundingBox()
    if (!box) throw new Error('The seek bar is not rendered')
    await seek.click({ position: { x: box.width * 0.9, y: box.height / 2 } })
    await range
    await expect.poll(() => secondsPlayed(page)).toBeGreaterThan(250)
  })

  await test.step('likes the album’s track, also after a reload', async () => {
    const saved = page.waitForResponse((response) => response.url().includes('/users/me/add-to-library'))
    await main(page).getByRole('button', { name: 'Like Pūce un pele' }).click()
    expect((await saved).status()).toBe(200)
    await page.reload()
    await expect(main(page).getByRole('button', { name: 'Like Pūce un pele' })).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('searches and opens a result', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('kaijas')
    await page.keyboard.press('Enter')
    await main(page).getByRole('link', { name: 'Kaijas' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kaijas' })).toBeVisible()
  })

  await test.step('creates a playlist with a cover, and adds a track', async () => {
    const uploads = watchRequests(page, '/api/v1/file-entries')
    await page.getByRole('navigation', { name: 'Your playlists' }).getByRole('button', { name: 'New playlist' }).click()
    const dialog = page.getByRole('dialog', { name: 'New playlist' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Jūrai')
    await dialog.locator('input[type=file]').setInputFiles('public/favicon/icon-192x192.png')
    await page.getByRole('dialog', { name: 'Crop image' }).getByRole('button', { name: 'Use this image' }).click()
    await expect(dialog.getByRole('status')).toHaveText('Uploaded')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Jūrai' })).toBeVisible()
    expect(uploads).toEqual(['POST /api/v1/file-entries'])

    await page.getByRole('button', { name: 'New playlist' }).click()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Jūrai')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(dialog.getByText('The name has already been taken.')).toBeVisible()

    await page.goto(`${host.url}album/1`)
    await main(page).getByRole('button', { name: 'More options for Rasas pilieni' }).click()
    await page.getByRole('menuitem', { name: 'Add to playlist' }).click()
    await page.getByRole('dialog', { name: 'Add to playlist' }).getByRole('button', { name: /Jūrai/ }).click()
    await page.getByRole('link', { name: 'Open', exact: true }).click()
    await expect(main(page).getByRole('button', { name: 'Play Rasas pilieni' })).toBeVisible()
  })

  await test.step('lists the session, and refuses invalid details', async () => {
    await page.goto(`${host.url}account-settings`)
    await expect(panel(page, 'Active sessions').getByRole('listitem')).toContainText('Chrome')
    const details = panel(page, 'Account details')
    await details.getByRole('textbox', { name: 'First name' }).fill('R2')
    await details.getByRole('button', { name: 'Save' }).click()
    await expect(details.getByText(/letters/)).toBeVisible()
    await details.getByRole('textbox', { name: 'First name' }).fill('Lauma')
    await details.getByRole('button', { name: 'Save' }).click()
    await page.reload()
    await expect(details.getByRole('textbox', { name: 'First name' })).toHaveValue('Lauma')
  })

  await test.step('signs out', async () => {
    await page.getByRole('button', { name: /^Account: / }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL(`${host.url}login`)
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
  })
})

test('signs in with a second factor', async ({ page, host }) => {
  await page.goto(`${host.url}login`)
  await enterPassword(page, 'two-factor@dziesma.test')
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.keyboard.type(await totp(TWO_FACTOR_SECRET, Date.now()))
  await page.keyboard.press('Enter')
  await expectSignedIn(page, 'Māra Liepa')
})
