import { drawPicture } from '../fixtures/draw-picture'
import { recording } from '../fixtures/recording'
import { valuesOf } from '../fixtures/values-of'
import { expect, test } from '../player/fixtures/test'

/** Twelve recordings, each a second longer than the one before. */
const songs = Array.from({ length: 12 }, (_, index) => ({ name: `Dziesma ${index + 1}`, seconds: 21 + index }))
const [first, last] = [songs[0]?.name, songs.at(-1)?.name]

test('creates an album of twelve uploads, moves the last one to the start, and plays it on the album’s page', async ({
  page,
  world,
  player,
  expectAccessible,
}) => {
  await world.signInAs('admin')
  await page.goto('admin/albums')
  await page.getByRole('link', { name: 'New album' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Rīta dziesmas')
  await page
    .getByRole('region', { name: 'Details' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'vāks.png', mimeType: 'image/png', buffer: await drawPicture(page) })
  await page.getByRole('dialog', { name: 'Crop image' }).getByRole('button', { name: 'Use this image' }).click()
  await page.getByRole('combobox', { name: 'Artists' }).fill('Vizbulīšu trio')
  await page.getByRole('option', { name: 'Vizbulīšu trio' }).click()
  await page.keyboard.press('Tab')
  await page
    .getByRole('region', { name: 'Songs' })
    .locator('input[type=file]')
    .setInputFiles(
      songs.map(({ name, seconds }, index) => ({
        name: `${String(index + 1).padStart(2, '0')} ${name}.wav`,
        mimeType: 'audio/wav',
        buffer: recording({ seconds }),
      })),
    )
  const names = page.getByRole('textbox', { name: /^Name of song/ })
  const order = () => valuesOf(names)
  await expect.poll(order).toEqual(songs.map(({ name }) => name))
  await expectAccessible()

  const focused = page.locator(':focus')
  await page.getByRole('row', { name: last }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(focused).toHaveAccessibleName(`Drag ${last}`)
  await page.keyboard.press('Enter')
  await expect(focused).toHaveAccessibleName(/^Insert/)
  await page.keyboard.press('Home')
  await expect(focused).toHaveAccessibleName(`Insert before ${first}`)
  await page.keyboard.press('Enter')
  await expect.poll(order).toEqual([last, ...songs.slice(0, -1).map(({ name }) => name)])
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: 'Rīta dziesmas' })).toBeVisible()

  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Albums' }).click()
  await page.getByRole('button', { name: 'Actions for “Rīta dziesmas”' }).click()
  await page.getByRole('menuitem', { name: 'View on the site' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rīta dziesmas' })).toBeVisible()
  await expect(page.getByRole('main').locator('img[src*="storage/album_images/"]').first()).toBeVisible()
  await expect(player.song(0)).toHaveAccessibleName(`Play ${last}`)
  await player.song(0).click()
  await player.expectSound()
  expect(await player.sound()).toMatchObject({
    duration: songs.at(-1)?.seconds,
    source: expect.stringContaining('/storage/track_media/'),
  })
})
