import type { Page } from '@playwright/test'
import { writeFile } from 'node:fs/promises'

import { duplicateTab } from '../fixtures/duplicate-tab'
import { recording } from '../fixtures/recording'
import { valuesOf } from '../fixtures/values-of'
import { expect, test } from '../player/fixtures/test'

const ARTIST = 'Vizbulīšu trio'
/** Artist of “Miega pūces dziesmas”. */
const OWL = 'Pūčulēns un draugi'

/** Twelve songs of one album, whose tags name what their files' names do not. */
const songs = Array.from({ length: 12 }, (_, index) => {
  const title = `Rīta dziesma ${index + 1}`
  const tags = { title, artist: ARTIST, album: 'Rīta dziesmas', genre: 'Polka', date: '2026-03-01' }
  return {
    title,
    file: {
      name: `${String(index + 1).padStart(2, '0')}.wav`,
      mimeType: 'audio/wav',
      buffer: recording({ seconds: 21 + index, tags }),
    },
  }
})
const files = songs.map(({ file }) => file)

test.beforeEach(async ({ page, world }) => {
  await world.signInAs('admin')
  await world.setLanguage('en')
  await page.goto('admin/upload')
})

test('publishes an album of twelve dropped songs, which is heard on its page', async ({
  page,
  player,
  expectAccessible,
}) => {
  await page.locator('input[type=file][multiple]').setInputFiles(files)
  const names = page.getByRole('textbox', { name: /^Name of song/ })
  const order = () => valuesOf(names)
  await expect.poll(order).toEqual(songs.map(({ title }) => title))
  await expect(page.getByRole('textbox', { name: 'Album name' })).toHaveValue('Rīta dziesmas')
  await expect(page.getByText(`${ARTIST} · Polka`)).toHaveCount(songs.length)
  await expectAccessible()

  const last = songs.at(-1)?.title
  const handle = page.getByRole('button', { name: `Move “${last}”` })
  await page.getByRole('row', { name: last, exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(handle).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Move to the top' }).press('Enter')
  await expect(handle).toBeFocused()
  const moved = [last, ...songs.slice(0, -1).map(({ title }) => title)]
  await expect.poll(order).toEqual(moved)

  await page.getByRole('button', { name: 'Publish the album' }).click()
  await expect(page.getByRole('heading', { name: '12 songs are published' })).toBeVisible()
  await page.getByRole('link', { name: 'Open the album' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rīta dziesmas' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).first().click()
  await player.expectSound()
})

test('continues after a reload with what is uploaded, and publishes the rest after a refusal', async ({
  page,
  world,
}, testInfo) => {
  // Files on disk keep their time of change, by which they are recognized.
  const paths = await Promise.all(
    files.slice(0, 4).map(async ({ name, buffer }) => {
      const path = testInfo.outputPath(name)
      await writeFile(path, buffer)
      return path
    }),
  )
  await page.locator('input[type=file][multiple]').setInputFiles(paths.slice(0, 3))
  await expect(page.getByText(`${ARTIST} · Polka`)).toHaveCount(3)
  await page.getByRole('textbox', { name: 'Name of song 2' }).fill('Otrā')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Name of song 2' })).toHaveValue('Otrā')
  await page.locator('input[type=file][multiple]').setInputFiles(paths)
  await expect(page.getByText(`${ARTIST} · Polka`)).toHaveCount(4)

  await world.change({ faults: [{ kind: 'status', endpoint: 'tracks.create', status: 400, every: 2, times: 1 }] })
  await page.getByRole('button', { name: 'Publish the album' }).click()
  await expect(page.getByText('3 of 4 songs are public.')).toBeVisible()
  await expect(page.getByText('Not public: Otrā')).toBeVisible()
  await page.getByRole('button', { name: 'Publish the remaining song' }).click()
  await expect(page.getByRole('heading', { name: '4 songs are published' })).toBeVisible()
})

test('gives each tab a draft of its own, and publishes every song of both once', async ({ page }) => {
  const names = (tab: Page) => tab.getByRole('textbox', { name: /^Name of song/ })
  const add = async (tab: Page, chosen: typeof files) => {
    await tab.locator('input[type=file][multiple]').setInputFiles(chosen)
    await expect(tab.getByText(`${ARTIST} · Polka`)).toHaveCount(chosen.length)
  }
  await add(page, files.slice(0, 2))
  const other = await duplicateTab(page)
  await expect(other.getByText('Drop songs or an album’s folder here')).toBeVisible()
  await add(other, files.slice(2, 4))
  await page.reload()
  await expect(names(page)).toHaveCount(2)
  await other.reload()
  await expect(names(other)).toHaveCount(2)

  for (const tab of [page, other]) {
    await tab.getByRole('radio', { name: 'Singles' }).click()
    await tab.getByRole('button', { name: /^Publish/ }).click()
    await expect(tab.getByRole('heading', { name: '2 songs are published' })).toBeVisible()
  }
  await other.close()
  await page.goto('admin/tracks?query=Rīta dziesma')
  for (const { title } of songs.slice(0, 4)) await expect(page.getByRole('rowheader', { name: title })).toHaveCount(1)
})

test(
  'turns a song into a track of the album that its tags name, which the list of songs has',
  { tag: '@each-size' },
  async ({ page }) => {
    const tags = { title: 'Dzīves dziesma', artist: OWL, album: 'Miega pūces dziesmas' }
    const file = { name: '1.wav', mimeType: 'audio/wav', buffer: recording({ seconds: 40, tags }) }
    await page.locator('input[type=file][multiple]').setInputFiles(file)
    await page.getByRole('button', { name: 'Add to the album' }).click()
    await expect(page.getByRole('radio', { name: 'Existing album' })).toBeChecked()
    await expect(page.getByText(OWL).first()).toBeVisible()
    await page.getByRole('button', { name: /^Publish/ }).click()
    await expect(page.getByRole('heading', { name: '1 song is published' })).toBeVisible()

    await page.goto('admin/tracks')
    await page.getByRole('searchbox', { name: 'Search' }).fill('Dzīves dziesma')
    await expect(page.getByRole('rowheader')).toHaveText([/^Dzīves dziesma/])
    await page.getByRole('link', { name: 'Dzīves dziesma' }).click()
    await expect(page.getByRole('combobox', { name: 'Album' })).toHaveValue('Miega pūces dziesmas')
  },
)
