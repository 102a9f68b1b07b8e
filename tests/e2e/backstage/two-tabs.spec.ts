import type { Page } from '@playwright/test'

import { duplicateTab } from '../fixtures/duplicate-tab'
import { recording } from '../fixtures/recording'
import { expect, test } from '../player/fixtures/test'

const ARTIST = 'Pūčulēns un draugi'

const song = (title: string, seconds: number) => ({
  name: `${title}.wav`,
  mimeType: 'audio/wav',
  buffer: recording({ seconds, tags: { title } }),
})

/** Uploads a song, and waits until its tags are read. */
async function upload(page: Page, title: string, seconds: number): Promise<void> {
  await page.locator('input[type=file][multiple]').setInputFiles([song(title, seconds)])
  await expect(page.getByRole('textbox', { name: 'Name of song 1' })).toHaveValue(title)
  await expect(page.getByRole('main').getByText(ARTIST, { exact: true })).toBeVisible()
}

const songsOf = (page: Page) => page.getByRole('textbox', { name: /^Name of song/ })

test('keeps one draft in each of two tabs, and sends each song once', async ({ page, world, context }) => {
  const sent: string[] = []
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/tracks'))
      sent.push((request.postDataJSON() as { name: string }).name)
  })
  await world.signInAs('artist')
  await world.setLanguage('en')
  await page.goto('backstage/upload')
  await upload(page, 'Pirmā', 21)

  const copy = await duplicateTab(page)
  await expect(copy.getByRole('heading', { level: 1, name: 'Upload music' })).toBeVisible()
  await expect(copy.locator('input[type=file][multiple]').first()).toBeAttached()
  await expect(songsOf(copy)).toHaveCount(0)
  await upload(copy, 'Otrā', 22)
  await page.getByRole('textbox', { name: 'Name of song 1' }).fill('Pirmā, labota')

  await copy.reload()
  await expect(songsOf(copy)).toHaveValue('Otrā')
  await page.reload()
  await expect(songsOf(page)).toHaveValue('Pirmā, labota')

  // A tab that is closed leaves its draft to the next one, which sends it; the other tab knows nothing of it.
  await page.close()
  const next = await context.newPage()
  await next.goto('backstage/upload')
  await expect(songsOf(next)).toHaveValue('Pirmā, labota')
  await Promise.all(
    [next, copy].map(async (tab) => {
      await tab.getByRole('button', { name: /^Publish/ }).click()
      await expect(tab.getByRole('heading', { name: '1 song is published' })).toBeVisible()
    }),
  )
  expect(sent.toSorted()).toEqual(['Otrā', 'Pirmā, labota'])

  for (const tab of [next, copy]) {
    await tab.goto('backstage/upload')
    await expect(tab.getByText('Drop', { exact: false }).first()).toBeVisible()
    await expect(songsOf(tab)).toHaveCount(0)
  }
})
