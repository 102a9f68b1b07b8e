import { ALBUM, songs } from './fixtures/album'
import { Player } from './fixtures/player'
import { expect, test } from './fixtures/test'

test('12: two tabs: the last press wins, the other one says where it plays, and has it back from the same second', async ({
  player,
  context,
}) => {
  await player.play(ALBUM)
  const other = new Player(await context.newPage())
  await other.play(ALBUM, 3)
  await player.expectSilence()
  await expect(player.bar).toContainText(`Playing in another tab: ${songs[3].name}`)
  await expect(player.button('Play')).toBeVisible()

  await other.seek(40)
  // By then the queue is stored.
  await other.expectSound(41.5)
  await player.button('Play here').click()
  await player.expectSound(40)
  await other.expectSilence()
  await expect(player.title).toHaveText(songs[3].name)
  await expect(other.bar).toContainText(`Playing in another tab: ${songs[3].name}`)
})

test('13: the tab that plays is closed: another one has its song and second', async ({ player, context }) => {
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

test('13: the tab that plays is frozen: what it plays is brought here all the same, and it is silent when it wakes', async ({
  player,
  context,
}) => {
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

test('31: a shared link opens in a new tab that may not autoplay: the playing tab plays on, and its stored queue survives', async ({
  player,
  context,
}) => {
  await player.play(ALBUM, 2)
  await player.expectStored()
  const other = new Player(await context.newPage())
  // Reading the page would be a gesture to Chromium, so nobody looks before sound was asked for.
  const asked = other.page.waitForEvent('console', (message) => message.text() === 'asked for sound')
  await other.page.goto(`track/${songs[6]?.id}?t=40`)
  await asked
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
