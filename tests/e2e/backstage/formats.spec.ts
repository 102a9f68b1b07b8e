import { join } from 'node:path'

import { valuesOf } from '../fixtures/values-of'
import { expect, test } from '../player/fixtures/test'

const RECORDINGS = 'tests/e2e/fixtures/audio'

/** Recordings of one second, with the titles in their tags. */
const songs = [
  { file: '1.wav', title: 'Žagata čigāne' },
  { file: '2.mp3', title: 'Ēnas ņirb' },
  { file: '3.flac', title: 'Ģīmis spogulī' },
  { file: '4.m4a', title: 'Ķēniņš jūrā' },
  { file: '5.ogg', title: 'Ļoti rāms vējš' },
]
const titles = songs.map(({ title }) => title)
/** A piece of an MP3 file without any sound. */
const BROKEN = '6.mp3'
const NO_SONG = 'README.md'

type Sent = { name: string; duration: number; waveData?: number[][] }

test('publishes recordings of every format by their tags, and says what is wrong with the others', async ({
  page,
  world,
  player,
}) => {
  const sent: Sent[] = []
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/tracks'))
      sent.push(request.postDataJSON() as Sent)
  })
  await world.signInAs('artist')
  await world.setLanguage('en')
  await page.goto('backstage/upload')
  const files = [...songs.map(({ file }) => file), BROKEN, NO_SONG].map((name) => join(RECORDINGS, name))
  await page.locator('input[type=file][multiple]').setInputFiles(files)
  await expect(page.getByText(`Not songs: ${NO_SONG}`)).toBeVisible()
  const names = page.getByRole('textbox', { name: /^Name of song/ })
  const shown = () => valuesOf(names)
  await expect.poll(shown).toEqual([...titles, '6'])
  await expect(page.getByText('Pūčulēns un draugi · Šūpuļdziesmas')).toHaveCount(songs.length)
  await expect(page.getByRole('textbox', { name: 'Album name' })).toHaveValue('Ķiršu šūpoles')

  const asked = page.getByRole('textbox', { name: /^Duration of song/ })
  await expect(asked).toHaveCount(1)
  await page.getByRole('button', { name: 'Publish the album' }).click()
  await expect(page.getByText('The duration field is required.')).toBeVisible()
  expect(sent).toEqual([])
  await page.getByRole('button', { name: 'Remove 6', exact: true }).click()
  await page.getByRole('button', { name: 'Publish the album' }).click()
  await expect(page.getByRole('heading', { name: `${songs.length} songs are published` })).toBeVisible()

  expect(sent.map(({ name }) => name)).toEqual(titles)
  for (const { duration } of sent) expect(Math.round(duration / 1000)).toBe(1)
  const decodes = await page.evaluate(() => new Audio().canPlayType('audio/mp4; codecs="mp4a.40.2"') !== '')
  // Some builds of Chromium do not decode AAC.
  const drawn = titles.filter((title) => title !== 'Ķēniņš jūrā' || decodes)
  expect(sent.filter(({ waveData }) => (waveData?.length ?? 0) > 100).map(({ name }) => name)).toEqual(drawn)
  expect(
    workers.filter((url) => url.includes('/peaks-worker-')).length,
    'Workers measure the waveforms.',
  ).toBeGreaterThanOrEqual(drawn.length)
  await expect.poll(() => page.workers().filter((worker) => worker.url().includes('/peaks-worker-'))).toEqual([])

  await page.getByRole('link', { name: 'Open the album' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ķiršu šūpoles' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Play Ģīmis spogulī' }).click()
  await player.expectSound()
})
