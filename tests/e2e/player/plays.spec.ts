import type { Page } from '@playwright/test'

import { ALBUM } from './fixtures/album'
import { expect, test } from './fixtures/test'

/** Requests that log a play, in order. */
function watchPlays(page: Page): string[] {
  const logged: string[] = []
  page.on('request', (request) => /tracks\/plays\/\d+\/log/.test(request.url()) && logged.push(request.url()))
  return logged
}

test('33: logs a play once, across an early seek, reloads and a seek back', async ({ page, player }) => {
  const logged = watchPlays(page)
  await player.play(ALBUM)
  await player.expectStored()
  await player.expectSound(2)
  await player.seek(60)
  await player.expectSound(60)
  expect(logged).toEqual([])

  await page.reload()
  await player.button('Play').click()
  await expect.poll(() => logged.length).toBe(1)
  await player.seek(0)

  await page.reload()
  await player.button('Play').click()
  await player.expectSound(12)
  expect(logged).toHaveLength(1)
})
