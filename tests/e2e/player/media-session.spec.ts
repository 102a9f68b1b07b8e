import { ALBUM, songs } from './fixtures/album'
import { positionStates, pressSystemKey, watchMediaSession } from './fixtures/media-session-probe'
import { expect, test } from './fixtures/test'

test.beforeEach(async ({ page, player }) => {
  await watchMediaSession(page)
  await page.clock.install()
  await player.play(ALBUM)
  await player.waitForPlugins()
})

test('19: steps once for each press of a media key or shortcut, also on later pages', async ({ page, player }) => {
  await page.keyboard.press('MediaTrackNext')
  await pressSystemKey(page, 'nexttrack')
  await expect(player.title).toHaveText(songs[1].name)
  await page.getByRole('link', { name: 'Genres' }).click()
  await expect(page).toHaveURL(/zanri/)
  await pressSystemKey(page, 'nexttrack')
  await expect(player.title).toHaveText(songs[2].name)
  await page.keyboard.press('n')
  await expect(player.title).toHaveText(songs[3].name)
  await player.expectSound()
  await page.keyboard.press('MediaPlayPause')
  await pressSystemKey(page, 'pause')
  await player.expectSilence()
  await pressSystemKey(page, 'play')
  await player.expectSound()
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(songs[3].name)
})

test('shows an SVG cover on the lock screen as a PNG of 512 pixels', async ({ page }) => {
  const artwork = () =>
    page.evaluate(() => navigator.mediaSession.metadata?.artwork.map(({ src, sizes, type }) => ({ src, sizes, type })))
  await expect.poll(artwork).toEqual([{ src: expect.stringMatching(/^blob:/), sizes: '512x512', type: 'image/png' }])
  const [{ src } = { src: '' }] = (await artwork()) ?? []
  const width = await page.evaluate(async (url) => {
    const image = new Image()
    image.src = url
    await image.decode()
    return image.naturalWidth
  }, src)
  expect(width).toBe(512)
})

test('20: reports only valid positions to the lock screen, only on jumps, and obeys its scrubber', async ({
  page,
  player,
}) => {
  const { length } = await positionStates(page)
  const { second } = await player.sound()
  await expect.poll(async () => (await player.sound()).second).toBeGreaterThan(second + 1.5)
  expect(await positionStates(page)).toHaveLength(length)

  await pressSystemKey(page, 'seekto', { seekTime: 40 })
  await player.expectSound(40)
  expect((await positionStates(page)).at(-1)).toMatchObject({ position: expect.closeTo(40, 0), playbackRate: 1 })
  await pressSystemKey(page, 'seekto', { seekTime: 50 })
  await player.expectSound(50)
  await pressSystemKey(page, 'seekto', { seekTime: 20 })
  await expect.poll(async () => (await player.sound()).second).toBeLessThan(40)
  await pressSystemKey(page, 'seekto', { seekTime: 100_000 })
  await expect(player.title).toHaveText(songs[1].name)
  await player.expectSound()
  for (const { duration, position, playbackRate } of await positionStates(page)) {
    expect(duration).toBeGreaterThan(0)
    expect(position).toBeGreaterThanOrEqual(0)
    expect(position).toBeLessThanOrEqual(duration)
    expect(playbackRate).toBe(1)
  }
})
