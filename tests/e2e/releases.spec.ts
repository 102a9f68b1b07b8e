import type { Page } from '@playwright/test'

import { DEFAULT_RELEASE, releaseNames } from '@mock/state/parts/release'
import { PERSONA_PASSWORD, personas } from '@mock/state/seeds/personas'

import { expectSound, watchSound } from './fixtures/expect-sound'
import { expect, test } from './fixtures/test'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const account = (page: Page, name: string) => button(page, `Account: ${name}`)

async function signIn(page: Page) {
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(personas.free.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PERSONA_PASSWORD)
  await button(page, 'Sign in').click()
  await expect(account(page, 'Anna Bērziņa')).toBeVisible()
}

/** Opens an album from the home page, plays its first song and likes it. */
async function playFromHome(page: Page) {
  await page.getByRole('main').getByRole('article').getByRole('link', { name: 'Seven Hills Away' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Seven Hills Away' })).toBeVisible()
  const songs = page.getByRole('list', { name: 'Songs' })
  await expect(songs.getByRole('listitem')).toHaveCount(14)
  await songs
    .getByRole('button', { name: /^Play / })
    .first()
    .click()
  await expectSound(page)
  const like = songs.getByRole('button', { name: /^Like / }).last()
  const name = await like.getAttribute('aria-label')
  await like.click()
  await expect(songs.getByRole('button', { name: name ?? '' })).toHaveAttribute('aria-pressed', 'true')
}

/** Finds an artist while typing and on the page of results, and opens it. */
async function search(page: Page) {
  await page.getByRole('searchbox', { name: 'Search' }).click()
  const box = page.getByRole('combobox', { name: 'Search' })
  await expect(box).toBeFocused()
  await box.pressSequentially('pocket')
  await expect(page.getByRole('option', { name: /The Pocket Orchestra/ }).first()).toBeVisible()
  await box.press('Enter')
  await expect(page.getByRole('heading', { name: 'Results for “pocket”' })).toBeVisible()
  await page
    .getByRole('region', { name: 'Artists' })
    .getByRole('link', { name: 'The Pocket Orchestra' })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Pocket Orchestra' })).toBeVisible()
}

async function createPlaylist(page: Page) {
  await page.getByRole('navigation', { name: 'Your playlists' }).getByRole('button', { name: 'New playlist' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Ceļam')
  await button(page, 'Create').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ceļam' })).toBeVisible()
}

async function rename(page: Page) {
  await page.goto('account-settings')
  await page.getByRole('textbox', { name: 'First name' }).fill('Annija')
  await page.getByRole('region', { name: 'Account details' }).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Updated account details')).toBeVisible()
}

for (const release of releaseNames.filter((name) => name !== DEFAULT_RELEASE)) {
  test(`plays, searches, likes, and changes playlists and the account on release ${release}`, async ({
    page,
    world,
  }) => {
    await watchSound(page)
    await world.change({ release })
    await world.setLanguage('en')
    await world.setTheme('dark')
    await page.goto('')
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeAttached()
    await expect(page.locator('html')).toHaveClass(/dark/)
    await expect(page.locator('#root')).not.toHaveClass(/dark/)

    await signIn(page)
    await playFromHome(page)
    await search(page)
    await createPlaylist(page)
    await rename(page)

    await page.reload()
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Annija')
    await expect(
      page.getByRole('navigation', { name: 'Your playlists' }).getByRole('link', { name: 'Ceļam' }),
    ).toBeVisible()
    await page.getByRole('button', { name: /^Account: / }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(button(page, 'Sign in')).toBeVisible()
  })
}
