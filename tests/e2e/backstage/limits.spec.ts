import { minutes } from '@/lib/dates/duration'

import { recording } from '../fixtures/recording'
import { expect, test } from '../player/fixtures/test'

const songs = ['Pirmā', 'Otrā', 'Trešā'].map((title, index) => ({
  name: `${index + 1}.wav`,
  mimeType: 'audio/wav',
  buffer: recording({ seconds: 50 + index, tags: { title, album: 'Robežas' } }),
}))

test.use({ expectedError: /status of (403|422)/ })

test('keeps an album whose space and minutes end in the middle, and says what is public', async ({ page, world }) => {
  await world.signInAs('artist')
  await world.setLanguage('en')
  await page.goto('backstage/upload')
  const left = Number(/\d+/.exec(await page.getByText(/^You can upload \d+ more minutes/).innerText())?.[0])
  const input = page.locator('input[type=file][multiple]')
  const state = page.getByRole('main').getByText('Pūčulēns un draugi', { exact: true })
  await input.setInputFiles(songs.slice(0, 2))
  await expect(state).toHaveCount(3)

  await world.change({ settings: { uploads: { available_space: 1 } } })
  await input.setInputFiles(songs.slice(2))
  await expect(page.getByText('You have exhausted your allowed space.')).toBeVisible()
  await world.change({ settings: { uploads: { available_space: null } } })
  await page.getByRole('button', { name: /^Retry “3\.wav”/ }).click()
  await expect(state).toHaveCount(4)

  // Another browser of the artist publishes a song that leaves two minutes.
  const long = { name: 'Garā', duration: minutes(left - 2), artists: [1], src: 'storage/track_media/1.wav' }
  await world.send('api/v1/tracks', long)
  await page.getByRole('button', { name: 'Publish the album' }).click()
  await expect(page.getByText('2 of 3 songs are public.')).toBeVisible()
  await expect(page.getByText('Not public: Trešā')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name of song 3' })).toHaveValue('Trešā')
  await expect(page.getByRole('link', { name: 'See plans' })).toBeVisible()
})
