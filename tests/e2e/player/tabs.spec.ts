import { ALBUM, songs } from './fixtures/album'
import { Player } from './fixtures/player'
import { expect, test } from './fixtures/test'

test(
  '12: plays only in the tab where play was pressed last; the other shows which one, and can take over at the same position',
  { tag: '@every-engine' },
  async ({ player, context }) => {
    await player.play(ALBUM)
    const other = new Player(await context.newPage())
    await other.play(ALBUM, 3)
    await player.expectSilence()
    await expect(player.bar).toContainText(`Playing in another tab: ${songs[3].name}`)
    await expect(player.button('Play')).toBeVisible()

    await other.seek(40)
    // Long enough for the queue to be stored.
    await other.expectSound(41.5)
    await player.button('Play here').click()
    await player.expectSound(40)
    await other.expectSilence()
    await expect(player.title).toHaveText(songs[3].name)
    await expect(other.bar).toContainText(`Playing in another tab: ${songs[3].name}`)
  },
)

test('13: restores track and position in another tab when the playing one is closed', async ({ player, context }) => {
  const other = new Player(await context.newPage())
  await other.page.goto(ALBUM)
  await player.play(ALBUM, 2)
  await player.expectStored()
  await other.page.reload()
  await expect(other.bar).toContainText(`Playing in another tab: ${songs[2].name}`)
  await player.button('Next').click()
  await expect(other.bar).toContainText(`Playing in another tab: ${songs[3].name}`)
  await player.seek(40)
  await player.expectSound(40)
  await player.page.close()
  await expect(other.bar).not.toContainText('Playing in another tab')
  await expect(other.title).toHaveText(songs[3].name)
  await other.button('Play').click()
  await other.expectSound(40)
  await expect(other.title).toHaveText(songs[3].name)
})

test('13: takes over from a frozen tab, which stays silent when it wakes', async ({ player, context }) => {
  await player.play(ALBUM, 2)
  await player.expectStored()
  const other = new Player(await context.newPage())
  await other.page.goto(ALBUM)
  await expect(other.bar).toContainText('Playing in another tab')
  await player.seek(40)
  await player.expectSound(40)
  const debug = await context.newCDPSession(player.page)
  await debug.send('Debugger.enable')
  const isFrozen = new Promise((resolve) => debug.once('Debugger.paused', resolve))
  await debug.send('Debugger.pause')
  await isFrozen
  await other.button('Play here').click()
  await other.expectSound(40)
  await expect(other.title).toHaveText(songs[2].name)
  await debug.send('Debugger.resume')
  await player.page.evaluate(() => document.dispatchEvent(new Event('resume')))
  await player.expectSilence()
  await other.expectSound(40)
})

test('31: keeps the playing tab and its stored queue when a shared link opens in a tab that may not autoplay', async ({
  player,
  context,
}) => {
  await player.play(ALBUM, 2)
  await player.expectStored()
  const other = new Player(await context.newPage())
  // Evaluating code in the page counts as a user gesture to Chromium, so the test must not do it before play() was
  // called.
  const called = other.page.waitForEvent('console', (message) => message.text() === 'play() called')
  await other.page.goto(`track/${songs[6]?.id}?t=40`)
  await called
  await expect(other.bar).toContainText('Tap to play')
  await player.expectSound()
  await expect(player.title).toHaveText(songs[2].name)

  await other.button('Tap to play').click()
  await other.expectSound(40)
  await player.expectSilence()
  await expect(player.bar).toContainText(`Playing in another tab: ${songs[6]?.name}`)
  await other.openQueue()
  expect((await other.comingUp()).slice(0, 2)).toEqual([songs[2].name, songs[3].name])
})
