import type { Page } from '@playwright/test'

import type { PersonaKey } from '@mock/state/seeds/personas'

import type { BrowserWorld } from '../fixtures/browser-world'
import { expect, test } from '../fixtures/test'

async function become(world: BrowserWorld, persona: PersonaKey): Promise<void> {
  await world.signInAs(persona)
  await world.setLanguage('en')
}

async function claim(page: Page, artist: string): Promise<void> {
  await page.goto('backstage')
  await page.getByRole('link', { name: 'New request' }).click()
  await page.getByRole('link', { name: /^Claim an artist/ }).click()
  await page.getByRole('combobox', { name: 'Artist' }).pressSequentially(artist)
  await page.getByRole('option', { name: artist }).click()
  await page.getByRole('textbox', { name: 'Role' }).fill('manager')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('list', { name: 'Requests' }).getByText('Pending')).toBeVisible()
}

async function decide(page: Page, artist: string, button: 'Approve' | 'Deny', message: string): Promise<void> {
  await page.goto('admin/backstage-requests')
  await page.getByRole('link', { name: artist }).first().click()
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Message to the user' }).fill(message)
  await dialog.getByRole('button', { name: button }).click()
  await expect(dialog).toBeHidden()
}

test('claims an artist, after a denial that names the reason', { tag: '@each-size' }, async ({ page, world }) => {
  const artist = 'Kokles putni'
  await become(world, 'free')
  await claim(page, artist)
  await page.goto('backstage/requests/new/claim-artist')
  await expect(page.getByText(/You have asked for this already/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send request' })).toBeHidden()

  await become(world, 'admin')
  await decide(page, artist, 'Deny', 'Kurš tu esi?')
  await become(world, 'free')
  await page.goto('backstage')
  await expect(page.getByText('Kurš tu esi?')).toBeVisible()
  await claim(page, artist)

  await become(world, 'admin')
  await decide(page, artist, 'Approve', 'Laipni lūdzam!')
  await become(world, 'free')
  await page.goto('backstage')
  await expect(page.getByText('Laipni lūdzam!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your artists' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: artist })).toBeVisible()
})
