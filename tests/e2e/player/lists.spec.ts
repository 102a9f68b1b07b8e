import type { CDPSession } from '@playwright/test'

import { HUGE_PLAYLIST_ID } from '@mock/state/seeds/playlists'

import { ALBUM } from './fixtures/album'
import { expect, test } from './fixtures/test'

/** Limit of rendered rows, including those outside the viewport. */
const MAX_RENDERED_ROWS = 60

const QUEUE_LENGTH = 5000

test('23: virtualizes a list of 10,000 and a queue of 5,000, and sends the list’s name in a body, never in a URL', async ({
  page,
  player,
  world,
}) => {
  await world.change({ scenario: 'huge' })
  await world.setLanguage('en')
  const urls: string[] = []
  const queueIds: string[] = []
  page.on('request', (request) => {
    urls.push(request.url())
    if (request.url().endsWith('/player/tracks')) queueIds.push((request.postDataJSON() as { queueId: string }).queueId)
  })
  await page.goto(`playlist/${HUGE_PLAYLIST_ID}`)
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  const elements = () => page.evaluate(() => document.querySelectorAll('main *').length)
  await player.song(0).click()
  await player.expectSound()
  // The list's pages load while it is scrolled.
  const scrolled = async () => {
    await page.mouse.wheel(0, 3000)
    return Number(await rows.last().getAttribute('aria-posinset'))
  }
  await expect.poll(scrolled, { message: 'the last rendered row' }).toBeGreaterThan(MAX_RENDERED_ROWS)
  const before = await elements()
  await expect.poll(scrolled, { message: 'the last rendered row' }).toBeGreaterThan(4 * MAX_RENDERED_ROWS)
  expect(await rows.count()).toBeLessThan(MAX_RENDERED_ROWS)
  expect(await elements()).toBeLessThan(1.2 * before)

  await page.evaluate((length) => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('playback.queue')) ?? ''
    const saved = JSON.parse(localStorage.getItem(key) ?? '') as { queue: { nextId: number }; entries: object[] }
    const [entry] = saved.entries
    saved.entries = Array.from({ length }, (_, index) => ({ ...entry, id: index + 1 }))
    saved.queue.nextId = length + 1
    window.addEventListener('pagehide', () => localStorage.setItem(key, JSON.stringify(saved)))
  }, QUEUE_LENGTH)
  await page.goto(ALBUM)
  await expect(player.bar).toBeVisible()
  await player.openQueue()
  await expect(player.queue.getByRole('listitem').first()).toHaveAttribute('aria-setsize', String(QUEUE_LENGTH - 1))
  expect(await player.queue.getByRole('listitem').count()).toBeLessThan(MAX_RENDERED_ROWS)

  expect(Math.max(...urls.map(({ length }) => length))).toBeLessThan(400)
  expect(queueIds.every((id) => id.startsWith(`playlist.${HUGE_PLAYLIST_ID}.`))).toBe(true)
})

/** Counts of the page's nodes and listeners after garbage collection. */
async function memoryMetrics(debug: CDPSession): Promise<Record<string, number>> {
  await debug.send('HeapProfiler.collectGarbage')
  const { metrics } = await debug.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

test('24: leaks no elements, listeners or nodes over a hundred tracks', async ({ page, player, context }) => {
  const debug = await context.newCDPSession(page)
  await debug.send('Performance.enable')
  await player.play(ALBUM)
  const skip = async (count: number) => {
    await player.button('Next').evaluate(async (button: HTMLElement, presses) => {
      for (let press = 0; press < presses; press += 1) {
        button.click()
        await new Promise(requestAnimationFrame)
      }
    }, count)
    await player.expectSound()
  }
  await skip(20)
  const before = await memoryMetrics(debug)
  await skip(100)
  const after = await memoryMetrics(debug)
  for (const kind of ['Nodes', 'JSEventListeners', 'Documents', 'Frames']) {
    expect(after[kind], kind).toBeLessThanOrEqual((before[kind] ?? 0) * 1.1 + 20)
  }
  expect((await player.sound()).made).toBeLessThanOrEqual(2)
})
