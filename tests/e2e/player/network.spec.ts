import type { BrowserContext } from '@playwright/test'

import { FAULTY_TRACKS } from '@mock/state/seeds/faulty-music'

import type { BrowserWorld } from '../fixtures/browser-world'
import { ALBUM, FAULTY_ALBUM, songs } from './fixtures/album'
import { BYTES_PER_SECOND, stallFile, refuseFiles } from './fixtures/media-faults'
import type { Player } from './fixtures/player'
import { expect, test } from './fixtures/test'

/** Longer than the player waits for data before it acts, in milliseconds. */
const STALL_MS = 15_000

/** Seconds of a track that are delivered before a stall: Chromium buffers a few before it plays. */
const LOADED_SECONDS = 20

test('8: keeps the track when the network drops, and resumes at the same position', async ({
  page,
  player,
  context,
}) => {
  await page.clock.install()
  const release = await stallFile(context, songs[0].id, () => LOADED_SECONDS * BYTES_PER_SECOND)
  await player.play(ALBUM)
  await player.seek(LOADED_SECONDS - 2)
  await player.waitForPlugins()
  await context.setOffline(true)
  release()
  await page.clock.runFor(STALL_MS)
  await expect(player.bar).toContainText('Waiting for connection')
  await context.setOffline(false)
  await player.expectSound(LOADED_SECONDS - 2)
  await expect(player.title).toHaveText(songs[0].name)
  const { playCalls } = await player.sound()
  expect(playCalls.filter(({ source }) => !source.endsWith(`/${songs[0].id}.wav`))).toEqual([])
})

test('29: waits while the server restarts, skips nothing and resumes at the same position', async ({
  player,
  context,
  world,
}) => {
  await expectToSurvive(503, { player, context, world })
})

test('29: waits as long as Retry-After demands when the server throttles', async ({ player, context, world }) => {
  await expectToSurvive(429, { player, context, world })
})

async function expectToSurvive(
  status: number,
  { player, context, world }: { player: Player; context: BrowserContext; world: BrowserWorld },
): Promise<void> {
  const { clock } = player.page
  await clock.install()
  const release = await stallFile(context, songs[0].id, () => LOADED_SECONDS * BYTES_PER_SECOND)
  await player.play(ALBUM)
  await player.waitForPlugins()
  release()
  await refuseFiles(context, status)
  await world.change({
    faults: [{ kind: 'status', endpoint: 'tracks.show', status, headers: { 'Retry-After': '20' } }],
  })
  await player.seek(40)
  await expect(player.bar).toContainText('Waiting for connection')
  const before = player.files.length
  await clock.runFor(15_000)
  expect(player.files).toHaveLength(before)
  await clock.runFor(60_000)
  await expect(player.bar).toContainText('Waiting for connection')
  await context.unrouteAll()
  await world.change({ faults: [] })
  await clock.runFor(25_000)
  await player.expectSound(40)
  await expect(player.title).toHaveText(songs[0].name)
  expect((await player.sound()).alerts).toEqual([])
}

test('10: refetches a stalled track from its position', async ({ page, player, context }) => {
  await page.clock.install()
  const release = await stallFile(context, songs[0].id, () => LOADED_SECONDS * BYTES_PER_SECOND)
  await player.play(ALBUM)
  await player.seek(LOADED_SECONDS - 2)
  await player.waitForPlugins()
  release()
  await page.clock.runFor(STALL_MS)
  await player.expectSound(LOADED_SECONDS)
  await expect(player.title).toHaveText(songs[0].name)
})

test('11: starts the next track when one stalls within its last second', async ({ page, player, context }) => {
  await page.clock.install()
  await stallFile(context, songs[0].id, (size) => size - BYTES_PER_SECOND * 0.6)
  await player.play(ALBUM)
  await player.waitForPlugins()
  await player.seekBeforeEnd(2)
  await expect.poll(async () => (await player.sound()).second).toBeGreaterThan(100)
  await page.clock.runFor(STALL_MS)
  await expect(player.title).toHaveText(songs[1].name)
  await player.expectSound()
})

test('6: renews an expired track URL once, and resumes at the same position', async ({
  page,
  player,
  context,
  world,
}) => {
  const track = FAULTY_TRACKS.expiring
  const expire = () => world.change({ advance: 60_000 })
  const renewals: string[] = []
  page.on('request', (request) => request.url().includes(`/tracks/${track}?`) && renewals.push(request.url()))
  const release = await stallFile(context, track, () => LOADED_SECONDS * BYTES_PER_SECOND)
  await player.play(FAULTY_ALBUM)
  const first = (await player.sound()).source
  release()

  await expire()
  await player.seek(40)
  await player.expectSound(40)
  expect(renewals).toHaveLength(1)
  expect((await player.sound()).source).not.toBe(first)

  await player.button('Pause').click()
  await expire()
  await page.reload()
  await player.button('Play').click()
  await player.expectSound(40)
  expect(renewals).toHaveLength(2)
})

test('7: shows the server’s message once when a track is forbidden, and plays the next one', async ({
  player,
  context,
  world,
}) => {
  await refuseFiles(context, 403, songs[0].id, songs[1].id)
  await world.change({
    faults: [{ kind: 'status', endpoint: 'tracks.show', status: 403, body: { message: 'Your plan has ended.' } }],
  })
  await player.page.goto(ALBUM)
  await player.song(0).click()
  await player.expectSound()
  await expect(player.title).toHaveText(songs[2].name)
  await expect(player.toast).toContainText('Your plan has ended.')
  expect((await player.sound()).alerts).toEqual(['Your plan has ended.'])
})

test('7, 9: stops after three skips with one message when no track can be played, and tries again on a press', async ({
  player,
  context,
}) => {
  await refuseFiles(context, 404)
  await player.page.goto(ALBUM)
  await player.song(0).click()
  await expect(player.button('Try again')).toBeVisible()
  await expect(player.title).toHaveText(songs[3].name)
  await expect(player.toast).toContainText(`“${songs[3].name}” can't be played right now.`)
  const requested = player.files.map((request) => request.url().match(/\d+\.wav/)?.[0])
  expect([...new Set(requested)]).toEqual(songs.slice(0, 4).map(({ id }) => `${id}.wav`))
  await context.unrouteAll()
  await player.button('Try again').click()
  await player.expectSound()
  await expect(player.title).toHaveText(songs[3].name)
})

test('26: streams tracks by Range requests (206) without a service worker in between', async ({ page, player }) => {
  await player.play(ALBUM)
  await player.seekBeforeEnd(10)
  await player.expectSound(90)
  for (const request of player.files) {
    expect(request.serviceWorker()).toBeNull()
    const response = await request.response()
    expect([response?.status(), response?.headers()['accept-ranges']]).toEqual([206, 'bytes'])
  }
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
})

test('30: explains a seek that fails without Range support, and keeps playing', async ({ player, world }) => {
  await seekWithoutRanges('sized', { player, world })
})

test('30: explains a seek beyond the loaded part when the server sends neither ranges nor a length', async ({
  player,
  world,
}) => {
  await seekWithoutRanges('streamed', { player, world })
})

async function seekWithoutRanges(
  audio: 'sized' | 'streamed',
  { player, world }: { player: Player; world: BrowserWorld },
): Promise<void> {
  await world.change({ audio })
  await player.play(ALBUM)
  await player.expectSound(3)
  const before = (await player.sound()).second
  await player.seek(60)
  await expect(player.toast).toContainText("You can't skip ahead in this song")
  await player.expectSound(before)
  expect((await player.sound()).second).toBeLessThan(59)
  await expect(player.title).toHaveText(songs[0].name)
  const response = await player.files[0]?.response()
  expect(response?.status()).toBe(200)
}
