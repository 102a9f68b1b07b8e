import { ALBUM, songs } from './fixtures/album'
import { expect, test } from './fixtures/test'

const GONE = '**/build/assets/artist-screen-*.js'

test.use({ expectedComplaint: /dynamically imported module/ })

test('25: a new release has taken a screen’s code away: the song plays to its pause, then the page is loaded anew, once, and has everything back', async ({ page, player, context }) => {
  let asked = 0
  await context.route(GONE, (route) => {
    asked += 1
    return route.fulfill({ status: 404 })
  })
  await page.clock.install()
  const isPrepared = page.waitForResponse(/reload-when-silent/)
  await player.play(ALBUM, 1)
  await player.accompany()
  await isPrepared
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.getByRole('main').getByRole('link', { name: 'The Pocket Orchestra' }).first().click()
  await expect(page.getByRole('heading', { name: 'This part of the site could not be loaded' })).toBeVisible()
  await player.seek(40)
  await player.button('Next').click()
  await player.expectSound()
  await player.seek(40)
  await player.expectSound(40)
  expect(loads).toBe(0)
  // Once ahead, when the link was neared, once for the press.
  expect(asked).toBeLessThanOrEqual(2)

  await player.button('Pause').click()
  await expect.poll(() => loads).toBe(1)
  await expect(player.title).toHaveText(songs[2].name)
  await expect(player.button('Play')).toBeVisible()
  await expect(player.seekBar).toHaveAttribute('aria-valuetext', /^0:4\d/)
  // The release is broken: nothing is gained by another reload.
  await expect(page.getByRole('button', { name: 'Load again' })).toBeVisible()
  await context.unroute(GONE)
  await page.getByRole('button', { name: 'Load again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Pocket Orchestra' })).toBeVisible()
  expect(loads).toBe(2)
})
