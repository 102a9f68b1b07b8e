import { placeAtRest, pressAtRest } from '../fixtures/at-rest'
import { swipe } from '../fixtures/swipe'
import { ALBUM, songs } from './fixtures/album'
import { expect, test } from './fixtures/test'

/** Minimum height in pixels of a target with others above and below it (WCAG 2.2, 2.5.8). */
const MIN_TARGET = 24

test('seeks on a tap anywhere in the strip on top of the bar, and leaves taps above it to the page', async ({
  page,
  player,
}) => {
  await player.play(ALBUM)
  const strip = await player.seekBar.boundingBox()
  const bar = await player.bar.boundingBox()
  if (!strip || !bar) throw new Error('The player bar has no strip')
  expect(strip.height).toBeGreaterThanOrEqual(MIN_TARGET)
  const isOfBar = (y: number) =>
    page.evaluate(
      (at) =>
        document
          .elementFromPoint(window.innerWidth / 2, at)
          ?.closest('section')
          ?.getAttribute('aria-label') === 'Player',
      y,
    )
  for (const distance of [1, 8, 16, 22])
    expect(await isOfBar(bar.y - distance), `${distance} px above the bar`).toBe(false)
  for (const [share, y] of [
    [0.5, strip.y + 2],
    [0.25, strip.y + strip.height - 2],
  ] as const) {
    await page.touchscreen.tap(strip.x + strip.width * share, y)
    const second = Math.round(Number(await player.seekBar.getAttribute('max')) * share)
    await expect.poll(async () => Math.abs(Number(await player.seekBar.inputValue()) - second)).toBeLessThan(5)
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('steps through tracks with swipes over the cover in the full player, and closes it with a swipe down', async ({
  page,
  player,
}) => {
  await player.play(ALBUM)
  await player.title.tap()
  const view = page.getByRole('dialog', { name: 'Now playing' })
  await expect(view).toBeFocused()
  const title = view.getByRole('link').first()
  await expect(title).toHaveText(songs[0].name)

  await swipe(page, { x: 300, y: 350 }, { x: 80, y: 360 })
  await expect(title).toHaveText(songs[1].name)
  // When a track has played for a while, "previous" returns to its start.
  await page.keyboard.press('Space')
  await player.expectSilence()
  // Scrolling the sheet would move it away.
  const slider = view.getByRole('slider', { name: 'Song position' })
  await slider.evaluate((range: HTMLElement) => range.focus({ preventScroll: true }))
  await page.keyboard.press('Home')
  await expect(slider).toHaveValue('0')
  await swipe(page, { x: 80, y: 350 }, { x: 300, y: 340 })
  await expect(title).toHaveText(songs[0].name)
  await swipe(page, { x: 200, y: 350 }, { x: 240, y: 350 })
  await expect(title).toHaveText(songs[0].name)
  await player.expectSound()

  await swipe(page, { x: 195, y: 250 }, { x: 195, y: 800 })
  await expect(view).toBeHidden()
  await expect(player.title).toHaveText(songs[0].name)
})

test('steps through tracks with swipes over the mini player, which opens nothing', async ({ page, player }) => {
  await player.play(ALBUM)
  const box = await player.title.boundingBox()
  const button = await player.button('Pause').boundingBox()
  if (!box || !button) throw new Error('The mini player has no title or button')
  const y = box.y + box.height / 2
  await swipe(page, { x: 200, y }, { x: 60, y: y + 5 })
  await expect(player.title).toHaveText(songs[1].name)
  await player.expectSound()

  // When a track has played for a while, "previous" returns to its start.
  // By mouse: within 300 ms after a swipe, Chromium makes no click of a tap.
  await player.button('Pause').click()
  await player.expectSilence()
  await player.seekBar.press('Home')
  await expect(player.seekBar).toHaveValue('0')
  await swipe(page, { x: 60, y }, { x: 200, y })
  await expect(player.title).toHaveText(songs[0].name)
  await player.expectSound()

  await swipe(page, { x: 120, y }, { x: 90, y })
  await swipe(page, { x: button.x + button.width / 2, y }, { x: 60, y })
  await expect(player.title).toHaveText(songs[0].name)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await player.expectSound()
})

test('moves a song of the queue by a finger on its handle', async ({ page, player }) => {
  await player.play(ALBUM)
  await player.title.tap()
  const view = page.getByRole('dialog', { name: 'Now playing' })
  await pressAtRest(view.getByRole('button', { name: 'Queue' }), 'finger')
  const handles = view.getByRole('button', { name: /^Move “/ })
  await expect(handles.first()).toHaveAccessibleName(`Move “${songs[1].name}”`)

  const from = await placeAtRest(handles.first())
  const to = await placeAtRest(handles.nth(1))
  await swipe(page, from, { x: to.x, y: to.y + 12 }, { rests: true })
  await expect(handles.first()).toHaveAccessibleName(`Move “${songs[2].name}”`)
  await expect(handles.nth(1)).toHaveAccessibleName(`Move “${songs[1].name}”`)
  await expect(view).toBeVisible()
})
