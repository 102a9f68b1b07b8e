import type { Page, Request } from '@playwright/test'

import { expect, test } from './fixtures/test'

/** What a first visit may fetch before its first song. */
const MOST_REQUESTS = 30
const MOST_BYTES = 350_000

const isAudio = (request: Request) => request.resourceType() === 'media'
const pathOf = (request: Request) => new URL(request.url()).pathname

/** Presses the first play button; returns the request of the song, which may come before the press is over. */
async function pressPlay(page: Page): Promise<Request> {
  const audio = page.waitForRequest(isAudio)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Play / })
    .first()
    .click()
  return audio
}

test.beforeEach(({ world }) => world.signInAs('free'))

test('fetches no more than it needs before the first sound: requests, bytes, one call', async ({ page }) => {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.goto('')
  await pressPlay(page)
  const before = requests.slice(0, requests.findIndex(isAudio))
  expect(before.length).toBeLessThanOrEqual(MOST_REQUESTS)
  expect(before.filter((request) => request.url().includes('/api/')).map(pathOf)).toEqual(['/api/v1/player/tracks'])
  const sizes = await Promise.all(before.map((request) => request.sizes()))
  expect(
    sizes.reduce((sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize, 0),
  ).toBeLessThanOrEqual(MOST_BYTES)
})

test('requests all code and fonts of the first sound while the code of the screen is on its way', async ({
  page,
  player,
}) => {
  const code: string[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let isHeard = false
  page.on('request', (request) => {
    isHeard ||= isAudio(request)
    if (!isHeard && /\.(js|woff2)$/.test(pathOf(request))) code.push(pathOf(request))
  })
  await page.route('**/build/assets/player-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('', { waitUntil: 'commit' })
  await expect
    .poll(() => code.filter((path) => path.includes('/transport-') || path.endsWith('.woff2')))
    .toHaveLength(3)
  const known = [...code]
  release()
  const audio = await pressPlay(page)
  expect(pathOf(audio)).toContain('/storage/track_media/')
  expect(code).toEqual(known)
  await player.expectSound()
})

test('leaves the sections below the first screen to after the first sound', async ({ page, player }) => {
  const paths: string[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  page.on('request', (request) => paths.push(pathOf(request)))
  await page.route('**/storage/track_media/**', async (route) => {
    await released
    await route.continue()
  })
  // Stands still: no time ends the first screen.
  await page.clock.install()
  await page.goto('')
  await pressPlay(page)
  const sections = page.getByRole('main').locator('section')
  await expect(sections).toHaveCount(2)
  release()
  await player.expectSound()
  await page.mouse.wheel(0, 200)
  await expect(sections).toHaveCount(6)
})
