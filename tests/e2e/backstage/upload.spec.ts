import type { Page } from '@playwright/test'

import { recording } from '../fixtures/recording'
import { valuesOf } from '../fixtures/values-of'
import { expect, test } from '../player/fixtures/test'

const ARTIST = 'Pūčulēns un draugi'
const ALBUM = 'Vakara dziesmas'

type Tags = NonNullable<Parameters<typeof recording>[0]['tags']>

/** A recording of silence of that many seconds, as a file to choose. */
const song = (name: string, tags: Tags, seconds = 21) => ({
  name,
  mimeType: 'audio/wav',
  buffer: recording({ seconds, tags }),
})

const album = Array.from({ length: 12 }, (_, index) =>
  song(`${index + 1}.wav`, { title: `Vakara dziesma ${index + 1}`, album: ALBUM }, 21 + index),
)
const songs = album.slice(0, 3)

/** Chooses songs, and waits until their tags are read and the artist is credited. */
async function upload(page: Page, files: typeof album): Promise<void> {
  await page.locator('input[type=file][multiple]').setInputFiles(files)
  await expect(page.getByRole('main').getByText(ARTIST, { exact: true })).toHaveCount(files.length + 1)
}

test.beforeEach(async ({ page, world }) => {
  await world.signInAs('artist')
  await world.setLanguage('en')
  await page.goto('backstage')
  await page.getByRole('link', { name: 'Upload music' }).click()
})

test(
  'publishes an album of twelve songs that another user hears',
  { tag: '@each-size' },
  async ({ page, world, player, expectAccessible }) => {
    await expect(page.getByText(/^You can upload \d+ more minutes of music\.$/)).toBeVisible()
    await upload(page, album)
    await expectAccessible()
    await page.getByRole('button', { name: 'Publish the album' }).click()
    await expect(page.getByRole('heading', { name: '12 songs are published' })).toBeVisible()
    const link = await page.getByRole('link', { name: 'Open the album' }).getAttribute('href')

    await world.signInAs('free')
    await world.setLanguage('en')
    await page.goto(link?.replace(/^\//, '') ?? '')
    await expect(page.getByRole('heading', { level: 1, name: ALBUM })).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).first().click()
    await player.expectSound()
  },
)

test('shows markup, right-to-left text and the longest names as they are', { tag: '@each-size' }, async ({ page }) => {
  const [title, hidden] = ['<img src=x onerror=alert(1)>', '\u202Egnos']
  // With its extension 255 bytes, the most that file systems allow.
  const longest = `${'ā'.repeat(125)}1`
  await upload(page, [
    song('<svg onload=alert(1)> 100%.wav', {}),
    song('2.wav', { title, album: '<b>Album</b>', artist: '"><svg onload=alert(1)>' }, 22),
    song('أغنية.wav', { title: hidden, album: '<b>Album</b>' }, 23),
    song(`${longest}.wav`, {}, 24),
  ])
  const names = page.getByRole('textbox', { name: /^Name of song/ })
  const shown = await valuesOf(names)
  expect(new Set(shown)).toEqual(new Set(['<svg onload=alert(1)> 100%', title, hidden, longest]))
  await expect(page.getByRole('textbox', { name: 'Album name' })).toHaveValue('<b>Album</b>')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Publish the album' }).click()
  await expect(page.getByRole('heading', { name: '4 songs are published' })).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.getByRole('link', { name: 'Open the album' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '<b>Album</b>' })).toBeVisible()
  await expect(page.locator('main img[src=x], main svg[onload]')).toHaveCount(0)
})

test('takes a drawing as the cover without its scripts, and no page that is named like a picture', async ({ page }) => {
  await upload(page, songs)
  const input = page.getByRole('main').locator('input[type=file][accept="image/*"]')
  const html = Buffer.from('<!doctype html><script>document.title = "run"</script>')
  await input.setInputFiles({ name: 'vāks.jpg', mimeType: 'image/jpeg', buffer: html })
  await expect(page.getByText('Please select an image.')).toBeVisible()
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"><script>alert(1)</script></svg>'
  await input.setInputFiles({ name: 'vāks.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
  const stored = page.waitForResponse(
    (response) => response.url().includes('/file-entries') && response.request().method() === 'POST',
  )
  await page.getByRole('button', { name: 'Use this image' }).click()
  expect(await (await stored).json()).toMatchObject({ fileEntry: { mime: 'image/png', extension: 'png' } })
  await expect(page.getByRole('button', { name: 'Replace image' })).toBeVisible()
  await expect(page).toHaveTitle(/^Upload music/)
})
