import type { Locator } from '@playwright/test'

import { holdBack } from '../fixtures/hold-back'
import { ALBUM, songs } from './fixtures/album'
import type { Player } from './fixtures/player'
import { expect, test } from './fixtures/test'

/** Requests for the tracks of a cover. */
const TRACKS = '**/player/tracks*'

const names = (from: number, to: number) => songs.slice(from, to).map(({ name }) => name)

/** Asserts the next tracks of the queue. */
const expectUpcoming = (player: Player, expected: string[]): Promise<void> =>
  expect.poll(async () => (await player.comingUp()).slice(0, expected.length)).toEqual(expected)

/** Asserts that the track has kept playing since its start, with a single play() call. */
async function expectUntouched(player: Player, index: number): Promise<void> {
  await player.expectSound()
  const { playCalls, source } = await player.sound()
  expect(playCalls).toHaveLength(1)
  expect(source).toContain(`/${songs[index]?.id}.wav`)
}

test('16: keeps playing while "play next" is pressed quickly, and queues the tracks in the order of the presses', async ({
  page,
  player,
}) => {
  await player.play(ALBUM, 2)
  for (const song of songs.slice(6, 9)) {
    await page
      .getByRole('main')
      .getByRole('button', { name: `More options for ${song.name}` })
      .click()
    await page.getByRole('menuitem', { name: 'Play next' }).click()
  }
  await page.getByRole('main').focus()
  await player.openQueue()
  await expectUpcoming(player, [...names(6, 9), ...names(3, 6)])
  await expectUntouched(player, 2)
})

test('17: keeps playing while tracks are moved, removed and shuffled; "previous" follows the order on screen', async ({
  page,
  player,
}) => {
  await player.play(ALBUM, 1)
  await player.openQueue()
  await expectUpcoming(player, names(2, 8))
  await player.queue.getByRole('button', { name: `Remove “${songs[2].name}” from queue` }).click()
  await player.queue.getByRole('button', { name: `Move “${songs[3].name}”`, exact: true }).press('ArrowDown')
  const edited = [...names(4, 5), ...names(3, 4), ...names(5, 8)]
  await expectUpcoming(player, edited)
  await player.queue.getByRole('button', { name: 'Close' }).click()

  await player.button('Shuffle').click()
  await player.openQueue()
  const [second] = await player.comingUp()
  await page.keyboard.press('Escape')
  await expectUntouched(player, 1)
  await player.button('Next').click()
  await expect(player.title).toHaveText(second ?? '')
  await player.expectSound()
  await player.button('Previous').click()
  await expect(player.title).toHaveText(songs[1].name)
  await player.expectSound()

  await player.button('Shuffle').click()
  await player.openQueue()
  await expectUpcoming(player, edited)
})

test(
  '18: applies the last of many quick presses, and keeps one track open',
  { tag: '@every-engine' },
  async ({ page, player }) => {
    await player.play(ALBUM)
    const next = player.button('Next')
    await next.evaluate((button: HTMLElement) => {
      for (let press = 0; press < 5; press += 1) button.click()
    })
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('n')
    await expect(player.title).toHaveText(songs[10]?.name ?? '')
    await player.expectSound()
    const others = () => [...player.openFiles].filter((request) => !request.url().includes(`/${songs[10]?.id}.wav`))
    await expect.poll(others, { message: 'audio requests for other tracks' }).toEqual([])

    const mash = (presses: number) =>
      player.bar.getByRole('button', { name: /^(Play|Pause)$/ }).evaluate((button: HTMLElement, count) => {
        for (let press = 0; press < count; press += 1) button.click()
      }, presses)
    await mash(21)
    await expect(player.button('Play')).toBeVisible()
    await player.expectSilence()
    await mash(21)
    await expect(player.button('Pause')).toBeVisible()
    await player.expectSound()
    const { made, mostPlaying } = await player.sound()
    expect(mostPlaying).toBe(1)
    expect(made).toBeLessThanOrEqual(2)
  },
)

test('32: lets pause, next and another cover win over a list that is still loading', async ({
  page,
  player,
  context,
}) => {
  await player.play(ALBUM)
  await player.expectStored()
  await page.goto('')
  await player.button('Play').click()
  await player.expectSound()
  const covers = page.getByRole('main').getByRole('button', { name: /^Play / })
  await expect(covers.first()).toBeVisible()
  /** Presses the first cover, then a button of the bar before the cover's tracks arrive. */
  const pressWhileLoading = async (button: Locator) => {
    const tracks = page.waitForResponse(TRACKS)
    const release = await holdBack(context, TRACKS)
    await covers.first().click()
    await button.click()
    release()
    await (await tracks).finished()
    await context.unroute(TRACKS)
  }

  await pressWhileLoading(player.button('Pause'))
  await player.expectSilence()
  await expect(player.title).toHaveText(songs[0].name)

  await pressWhileLoading(player.button('Next'))
  await player.expectSound()
  await expect(player.title).toHaveText(songs[1].name)
})
