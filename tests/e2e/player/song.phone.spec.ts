import { swipe } from '../fixtures/swipe'
import { ALBUM, songs } from './fixtures/album'
import { expect, test } from './fixtures/test'

/** Least height of a target that has others above and below it, in pixels (WCAG 2.2, 2.5.8). */
const TARGET = 24

test('seeks where any part of the strip along the upper edge of the bar is tapped, and leaves taps above the bar to the page', async ({
  page,
  player,
}) => {
  await player.play(ALBUM)
  const strip = await player.seekBar.boundingBox()
  const bar = await player.bar.boundingBox()
  if (!strip || !bar) throw new Error('There is no strip')
  expect(strip.height).toBeGreaterThanOrEqual(TARGET)
  const isOfBar = (y: number) =>
    page.evaluate(
      (at) =>
        document
          .elementFromPoint(window.innerWidth / 2, at)
          ?.closest('section')
          ?.getAttribute('aria-label') === 'Player',
      y,
    )
  for (const above of [1, 8, 16, 22]) expect(await isOfBar(bar.y - above), `${above} px above the bar`).toBe(false)
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

test('the song in full: swipes over the cover step through the songs, one downwards closes it, as the buttons do', async ({
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
  // Of a song that has played for a while "previous" is its start.
  await page.keyboard.press('Space')
  await player.expectSilence()
  // Whatever scrolls the sheet moves it away.
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
