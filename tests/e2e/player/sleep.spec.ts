import { ALBUM } from './fixtures/album'
import type { Player } from './fixtures/player'
import { expect, test } from './fixtures/test'

const MINUTE = 60_000

async function sleepIn15Minutes(player: Player): Promise<void> {
  const settings = await player.openSettings()
  await settings.getByRole('radio', { name: '15 min' }).check()
  await player.page.keyboard.press('Escape')
  await expect(settings).toBeHidden()
}

test('27: fades and pauses by the clock when the sleep timer ends, restores volume and position, also in a throttled tab', async ({
  page,
  player,
}) => {
  await page.clock.install()
  await player.play(ALBUM)
  await player.waitForPlugins()
  const { volume } = await player.sound()
  await sleepIn15Minutes(player)
  await player.seek(30)
  await page.clock.fastForward(15 * MINUTE - 10_000)
  await player.expectSound(30)
  expect((await player.sound()).volume).toBe(volume)

  await page.clock.runFor(7000)
  await expect.poll(async () => (await player.sound()).volume).toBeLessThan(volume / 2)
  const fading = await player.sound()
  expect(fading.playing).toBe(1)
  await page.clock.runFor(5000)
  await player.expectSilence()
  const faded = await player.sound()
  expect(faded.volume).toBe(volume)
  expect(faded.second).toBeLessThanOrEqual(fading.second)
  await expect(player.button('Play')).toBeVisible()

  await player.button('Play').click()
  await player.expectSound(30)
  await sleepIn15Minutes(player)
  await page.clock.fastForward(20 * MINUTE)
  await player.expectSilence()
  expect((await player.sound()).volume).toBe(volume)
})

test('27: keeps the sleep timer across a reload, and pauses at its time', async ({ page, player }) => {
  await page.clock.install()
  await player.play(ALBUM)
  await sleepIn15Minutes(player)
  await page.clock.runFor(2000)
  await page.reload()
  await player.button('Play').click()
  await player.expectSound()
  await player.waitForPlugins()
  await expect(player.button('Playback settings, sleep timer on')).toBeVisible()
  await page.clock.fastForward(15 * MINUTE)
  await player.expectSilence()
  await expect(player.button('Playback settings')).toBeVisible()
})
