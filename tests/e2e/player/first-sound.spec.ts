import type { Page, Request } from '@playwright/test'

import { holdBack } from '../fixtures/hold-back'
import { openWithoutTimers, paintSkeleton, stopClock } from '../fixtures/without-timers'
import { expect, test } from './fixtures/test'

/** Limits of a first visit before its first track plays. */
const MAX_REQUESTS = 30
const MAX_BYTES = 350_000

const isAudio = (request: Request) => request.resourceType() === 'media'
const pathOf = (request: Request) => new URL(request.url()).pathname

/** Presses the first play button. Returns the audio request, which may start before the press has finished. */
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

test('stays within its limits of requests, bytes and API calls before the first sound', async ({ page }) => {
  const requests: Request[] = []
  page.on('request', (request) => {
    // Only some versions of Chromium report the request for the icon.
    if (!request.url().includes('/favicon/')) requests.push(request)
  })
  await openWithoutTimers(page, '')
  await pressPlay(page)
  const before = requests.slice(0, requests.findIndex(isAudio))
  expect(before.length).toBeLessThanOrEqual(MAX_REQUESTS)
  expect(before.filter((request) => request.url().includes('/api/')).map(pathOf)).toEqual(['/api/v1/player/tracks'])
  const sizes = await Promise.all(before.map((request) => request.sizes()))
  expect(
    sizes.reduce((sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize, 0),
  ).toBeLessThanOrEqual(MAX_BYTES)
})

test('requests all code and fonts of the first sound while the screen’s code is loading', async ({ page, player }) => {
  const code: string[] = []
  let hasAudio = false
  page.on('request', (request) => {
    hasAudio ||= isAudio(request)
    if (!hasAudio && /\.(js|woff2)$/.test(pathOf(request))) code.push(pathOf(request))
  })
  const release = await holdBack(page, '**/build/assets/player-*.js')
  await stopClock(page)
  await page.goto('', { waitUntil: 'commit' })
  await expect
    .poll(async () => {
      await paintSkeleton(page)
      return code.filter((path) => path.includes('/request-') || path.endsWith('.woff2'))
    })
    .toHaveLength(3)
  const requested = [...code]
  release()
  const audio = await pressPlay(page)
  expect(pathOf(audio)).toContain('/storage/track_media/')
  expect(code).toEqual(requested)
  await player.expectSound()
})

test('renders the sections below the fold only after playback is audible', async ({ page, player }) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(pathOf(request)))
  const release = await holdBack(page, '**/storage/track_media/**')
  await openWithoutTimers(page, '')
  await pressPlay(page)
  const sections = page.getByRole('main').locator('section')
  await expect(sections).toHaveCount(2)
  release()
  await player.expectSound()
  await page.mouse.wheel(0, 200)
  await expect(sections).toHaveCount(6)
})
