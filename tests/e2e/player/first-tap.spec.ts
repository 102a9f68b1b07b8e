import { ALBUM, songs } from './fixtures/album'
import { expect, test } from './fixtures/test'

// The trace recorder evaluates code in the page, which Chromium counts as a user gesture.
test.use({ trace: 'off' })

test('3: asks for a tap when the browser blocks sound, skips nothing and never claims to play', async ({
  page,
  player,
}) => {
  // Evaluating code in the page counts as a user gesture to Chromium, so the test must not do it before play() was
  // called.
  const called = page.waitForEvent('console', (message) => message.text() === 'play() called')
  await page.goto(`track/${songs[0].id}?t=40`)
  await called
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

test('4: calls play() in the task of the first tap, whatever code is still loading', async ({
  page,
  player,
  context,
}) => {
  await page.goto(ALBUM)
  await expect(player.song(0)).toBeVisible()
  await context.route('**/build/assets/*.js', () => {})
  await player.song(0).click()
  await player.expectSound()
  expect((await player.sound()).playCalls.map(({ during }) => during)).toEqual(['click'])
})
