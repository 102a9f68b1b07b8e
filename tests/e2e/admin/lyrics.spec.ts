import { openInSong } from '../fixtures/screens/openers'
import { valuesOf } from '../fixtures/values-of'
import { expect, test } from '../player/fixtures/test'

/** A seeded song without lyrics. */
const TRACK = 3
const lines = ['Aijā, žūžū, lāča bērni', 'pekainām kājiņām', 'Tēvs aizgāja bišu kāpt']

test.beforeEach(async ({ world }) => {
  await world.signInAs('admin')
  await world.setLanguage('en')
})

test('times lyrics by tapping while the song plays, and the player follows them', async ({
  page,
  world,
  player,
  expectAccessible,
}) => {
  await page.goto(`track/${TRACK}`)
  const song = await page.getByRole('heading', { level: 1 }).innerText()
  await page.goto('admin/lyrics/new')
  await page.getByRole('combobox', { name: 'Song' }).fill(song)
  await expect(page.getByRole('option', { name: song, exact: true }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Text' }).fill(lines.join('\n'))
  await page.getByRole('radio', { name: 'Synced' }).check()
  await page.getByRole('button', { name: 'Play', exact: true }).click()

  const position = page.getByTestId('recording-position')
  const heard = async () => Number((await position.innerText()).split(':')[1])
  const pad = page.getByRole('button', { name: /^Tap when this line starts/ })
  await pad.focus()
  let tapped = 0
  for (const line of lines) {
    await expect(pad).toContainText(line)
    // More than a second apart: a line is shown shortly before its time.
    await expect.poll(heard).toBeGreaterThan(tapped + 1)
    tapped = await heard()
    await page.keyboard.press('Space')
  }
  await page.keyboard.press('p')
  const times = await valuesOf(page.getByRole('textbox', { name: /^Time of line/ }))
  expect(times).toEqual(times.toSorted())
  expect(times.every((time) => /^00:[0-5]\d\.\d\d$/.test(time))).toBe(true)
  await expectAccessible()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: song })).toBeVisible()

  await page.goto(`track/${TRACK}`)
  await openInSong(/^Lyrics$/)({ page, world })
  await player.expectSound()
  const nowPlaying = page.getByRole('dialog', { name: 'Now playing' })
  const sung = nowPlaying.getByRole('region', { name: 'Lyrics' }).locator('[aria-current=true]')
  await nowPlaying.getByRole('button', { name: 'Pause' }).click()
  await nowPlaying.getByRole('button', { name: lines[0] }).click()
  await expect(sung).toHaveText(lines[0] ?? '')
  await nowPlaying.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(sung).toHaveText(lines.at(-1) ?? '')
})
