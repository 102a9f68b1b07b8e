import { ALBUM, songs } from './fixtures/album'
import { expect, test } from './fixtures/test'

// The recorder looks into the page, which Chromium takes for a gesture of the visitor.
test.use({ trace: 'off' })

test('3: sound that the browser refuses is asked for by a tap: nothing is skipped, nothing claims to play', async ({
  page,
  player,
}) => {
  // Reading the page would be a gesture to Chromium, so nobody looks before it was asked.
  const asked = page.waitForEvent('console', (message) => message.text() === 'asked for sound')
  await page.goto(`track/${songs[0].id}?t=40`)
  await asked
  await expect(player.bar).toContainText('Tap to play')
  await expect(player.title).toHaveText(songs[0].name)
  await expect(player.button('Play')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0)
  await player.expectSilence()
  await player.button('Tap to play').click()
  await player.expectSound(40)
  await expect(player.bar).not.toContainText('Tap to play')
  await expect(player.title).toHaveText(songs[0].name)
})

test('4: the first tap has all it needs: sound is asked for in its own task, whatever code is still to come', async ({
  page,
  player,
  context,
}) => {
  await page.goto(ALBUM)
  await expect(player.song(0)).toBeVisible()
  await context.route('**/build/assets/*.js', () => {})
  await player.song(0).click()
  await player.expectSound()
  expect((await player.sound()).asked.map(({ during }) => during)).toEqual(['click'])
})
