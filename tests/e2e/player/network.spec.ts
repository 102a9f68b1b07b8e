import type { BrowserContext } from '@playwright/test'

import { FAULTY_TRACKS } from '@mock/seeds/faulty-music'

import type { BrowserWorld } from '../fixtures/browser-world'
import { ALBUM, FAULTY_ALBUM, songs } from './fixtures/album'
import { BYTES_PER_SECOND, holdBack, refuseFiles } from './fixtures/media-faults'
import type { Player } from './fixtures/player'
import { expect, test } from './fixtures/test'

/** More than the player waits for a byte before it helps, in milliseconds. */
const WATCHED = 15_000

/** What a song has got, when no more of it comes, in seconds: Chromium wants to have a few of them before it plays. */
const HERE = 20

test('8: the network drops in the middle of a song: it is kept, and goes on where it was', async ({
  page,
  player,
  context,
}) => {
  await page.clock.install()
  const mend = await holdBack(context, songs[0].id, () => HERE * BYTES_PER_SECOND)
  await player.play(ALBUM)
  await player.seek(HERE - 2)
  await player.waitForPlugins()
  await context.setOffline(true)
  mend()
  await page.clock.runFor(WATCHED)
  await expect(player.bar).toContainText('Waiting for connection')
  await context.setOffline(false)
  await player.expectSound(HERE - 2)
  await expect(player.title).toHaveText(songs[0].name)
  const { asked } = await player.sound()
  expect(asked.filter(({ source }) => !source.endsWith(`/${songs[0].id}.wav`))).toEqual([])
})

test('29: the server restarts for a while: the song waits, skips nothing and resumes at the same second', async ({
  player,
  context,
  world,
}) => {
  await outlast(503, { player, context, world })
})

test('29: the server throttles: the song waits as long as Retry-After says', async ({ player, context, world }) => {
  await outlast(429, { player, context, world })
})

async function outlast(
  status: number,
  { player, context, world }: { player: Player; context: BrowserContext; world: BrowserWorld },
): Promise<void> {
  const { clock } = player.page
  await clock.install()
  const mend = await holdBack(context, songs[0].id, () => HERE * BYTES_PER_SECOND)
  await player.play(ALBUM)
  await player.waitForPlugins()
  mend()
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

test('10: a song hangs without an error: it is fetched anew from where it was', async ({ page, player, context }) => {
  await page.clock.install()
  const mend = await holdBack(context, songs[0].id, () => HERE * BYTES_PER_SECOND)
  await player.play(ALBUM)
  await player.seek(HERE - 2)
  await player.waitForPlugins()
  mend()
  await page.clock.runFor(WATCHED)
  await player.expectSound(HERE)
  await expect(player.title).toHaveText(songs[0].name)
})

test('11: the end never comes: what stands still a second before it is over, and the next song starts', async ({
  page,
  player,
  context,
}) => {
  await page.clock.install()
  await holdBack(context, songs[0].id, (size) => size - BYTES_PER_SECOND * 0.6)
  await player.play(ALBUM)
  await player.waitForPlugins()
  await player.seekBeforeEnd(2)
  await expect.poll(async () => (await player.sound()).second).toBeGreaterThan(100)
  await page.clock.runFor(WATCHED)
  await expect(player.title).toHaveText(songs[1].name)
  await player.expectSound()
})

test('6: the address of a song has expired: a new one is fetched once, and it goes on from the same second', async ({
  page,
  player,
  context,
  world,
}) => {
  const track = FAULTY_TRACKS.expiring
  const expire = () => world.change({ advance: 60_000 })
  const renewals: string[] = []
  page.on('request', (request) => request.url().includes(`/tracks/${track}?`) && renewals.push(request.url()))
  const mend = await holdBack(context, track, () => HERE * BYTES_PER_SECOND)
  await player.play(FAULTY_ALBUM)
  const first = (await player.sound()).source
  mend()

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

test('7: the right to a song is lost: said once, in the server’s words, and the next one plays', async ({
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

test('7, 9: no song can be played: after three skips it stops with one message, and a press tries again', async ({
  player,
  context,
}) => {
  await refuseFiles(context, 404)
  await player.page.goto(ALBUM)
  await player.song(0).click()
  await expect(player.button('Try again')).toBeVisible()
  await expect(player.title).toHaveText(songs[3].name)
  await expect(player.toast).toContainText(`“${songs[3].name}” can't be played right now.`)
  const asked = player.files.map((request) => request.url().match(/\d+\.wav/)?.[0])
  expect([...new Set(asked)]).toEqual(songs.slice(0, 4).map(({ id }) => `${id}.wav`))
  await context.unrouteAll()
  await player.button('Try again').click()
  await player.expectSound()
  await expect(player.title).toHaveText(songs[3].name)
})

test('26: no service worker stands between: the server answers a part of a song with 206', async ({ page, player }) => {
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

test('30: a server without Range support: a seek leaves the song where it is and says why, and the song plays on', async ({
  player,
  world,
}) => {
  await seekWithoutRanges('sized', { player, world })
})

test('30: a server with neither ranges nor length: a seek goes no further than what is here and says why', async ({
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
