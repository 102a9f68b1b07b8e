import { ALBUM, songs } from './fixtures/album'
import { Player } from './fixtures/player'
import { expect, test } from './fixtures/test'

async function expectRestored(player: Player, queue: string[]): Promise<void> {
  await expect(player.title).toHaveText(songs[2].name)
  await expect(player.bar.getByRole('button', { name: 'Repeat: all songs' })).toBeVisible()
  await expect(player.bar.getByRole('button', { name: 'Shuffle' })).toHaveAttribute('aria-pressed', 'true')
  await expect(player.seekBar).toHaveAttribute('aria-valuetext', /^0:4\d/)
  await player.openQueue()
  expect(await player.comingUp()).toEqual(queue)
}

test('14: restores queue, track, position, order and modes after reload, crash and restart, paused', async ({
  page,
  player,
  context,
  browser,
  baseURL,
}) => {
  await player.play(ALBUM, 2)
  await player.button('Shuffle').click()
  await player.button('Repeat: off').click()
  await player.seek(40)
  await player.expectSound(40)
  await player.openQueue()
  const queue = await player.comingUp()
  expect(queue.length).toBeGreaterThan(4)

  await page.reload()
  await expect(player.button('Play')).toBeVisible()
  await expectRestored(player, queue)
  expect((await player.sound()).playCalls).toEqual([])

  const debug = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  void debug.send('Page.crash').catch(() => {})
  await crashed
  const next = new Player(await context.newPage())
  await next.page.goto(ALBUM)
  await expectRestored(next, queue)

  const restarted = await browser.newContext({
    storageState: await context.storageState(),
    ...(baseURL && { baseURL }),
  })
  const last = new Player(await restarted.newPage())
  await last.page.goto(ALBUM)
  await expectRestored(last, queue)
  await restarted.close()
})
