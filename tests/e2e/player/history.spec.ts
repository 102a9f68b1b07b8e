import { ALBUM, songs } from './fixtures/album'
import { expect, test } from './fixtures/test'

test(
  '14: pauses at its position when the user steps back from another page, and plays on from there',
  { tag: '@every-engine' },
  async ({ page, player }) => {
    await player.play(ALBUM, 1)
    await player.expectStored()
    await player.seek(40)
    await player.expectSound(40)
    // Firefox and WebKit keep the page in their back-forward cache.
    await page.goto('manifest.json')
    await page.goBack()
    await expect(player.title).toHaveText(songs[1].name)
    await expect(player.button('Play')).toBeVisible()
    await player.expectSilence()
    await expect(player.seekBar).toHaveAttribute('aria-valuetext', /^0:4\d/)

    await player.button('Play').click()
    await player.expectSound(40)
    await player.button('Next').click()
    await expect(player.title).toHaveText(songs[2].name)
    await player.expectSound()
  },
)
