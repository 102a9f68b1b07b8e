import type { Page } from '@playwright/test'

import { minutes } from '@/lib/dates/duration'
import { FAULTY_ALBUM_ID } from '@mock/state/seeds/faulty-music'

import { expectSound, secondsPlayed, watchSound } from '../fixtures/expect-sound'
import { expect, test } from '../fixtures/test'

const VIDEO_HOST = 'https://www.youtube-nocookie.com'

/** Minimal YouTube embed: the messages that the site exchanges with it. It plays as soon as it is told to. */
const EMBEDDED_PLAYER = `<!doctype html><title>Video</title><script>
  const send = (event, info) => parent.postMessage(JSON.stringify({ event, info }), '*')
  let second = 0
  addEventListener('message', ({ data }) => {
    const { event, func } = JSON.parse(data)
    if (event === 'listening') send('onReady')
    if (func === 'playVideo') setInterval(() => send('infoDelivery', { playerState: 1, duration: 60, currentTime: (second += 0.1) }), 100)
  })
</script>`

/** Time for all reloads of a stream that stalls. */
const GIVEN_UP_AFTER_MS = minutes(2)

const bar = (page: Page) => page.getByRole('region', { name: 'Player' })

test.beforeEach(async ({ page, world }) => {
  await world.setLanguage('en')
  await watchSound(page)
})

/** Simulates a browser without native HLS, such as Firefox, or Chromium before 142. */
const withoutHls = (page: Page) =>
  page.addInitScript(() => {
    const { canPlayType } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.canPlayType = function withoutHlsType(this: HTMLMediaElement, type) {
      return type.includes('mpegurl') ? '' : canPlayType.call(this, type)
    }
  })

/** Simulates an iPhone's media sources: `ManagedMediaSource` is the only one. */
const withManagedSourceOnly = (page: Page) =>
  page.addInitScript(() => {
    class ManagedMediaSource extends MediaSource {
      readonly streaming = true
    }
    Object.assign(window, { ManagedMediaSource })
    Reflect.deleteProperty(window, 'MediaSource')
  })

for (const { name, prepare, library, tag } of [
  { name: 'natively', prepare: [], library: 0 },
  { name: 'natively on an iPhone', prepare: [withManagedSourceOnly], library: 0 },
  { name: 'through the library', prepare: [withoutHls], library: 1, tag: '@every-engine' },
  { name: 'through the library by ManagedMediaSource', prepare: [withoutHls, withManagedSourceOnly], library: 1 },
]) {
  test(`plays an HLS stream ${name}, and seeks in it`, { tag: tag ?? [] }, async ({ page }) => {
    for (const change of prepare) await change(page)
    const libraries: string[] = []
    page.on('request', (request) => void (request.url().includes('stream-player') && libraries.push(request.url())))
    await page.goto(`album/${FAULTY_ALBUM_ID}`)
    await page.getByRole('button', { name: 'Play Straume', exact: true }).click()
    await expectSound(page)
    const seek = bar(page).getByRole('slider', { name: 'Song position' })
    await seek.focus()
    await seek.press('End')
    await seek.press('PageDown')
    await expect(bar(page).getByRole('link').first()).toHaveText('Straume')
    await expect(seek).toHaveAttribute('aria-valuetext', /^(0:[2-5]\d|[1-9]:\d\d) of/)
    await expect.poll(() => secondsPlayed(page)).toBeGreaterThan(20)
    await expectSound(page)
    expect(libraries).toHaveLength(library)
  })
}

for (const { name, prepare } of [
  { name: 'natively', prepare: [] },
  { name: 'through the library', prepare: [withoutHls] },
])
  test(`skips a stream without its segments ${name}`, async ({ page }) => {
    for (const change of prepare) await change(page)
    await page.clock.install()
    await page.route(/\.m4s$/, (route) => route.fulfill({ status: 404 }))
    const refusal = page.waitForResponse(/\.m4s$/)
    await page.goto(`album/${FAULTY_ALBUM_ID}`)
    await page.getByRole('button', { name: 'Play Straume', exact: true }).click()
    await refusal
    await page.clock.runFor(GIVEN_UP_AFTER_MS)
    // The next track of the album fails as well, and is the last one.
    await expect(bar(page).getByRole('link').first()).toHaveText('Straume bez krasta')
  })

test('skips a DASH stream, which no browser plays, and names it', async ({ page }) => {
  await page.goto(`album/${FAULTY_ALBUM_ID}`)
  await page.getByRole('button', { name: 'Play Straume bez krasta' }).click()
  await expect(page.getByText("“Straume bez krasta” can't be played right now.")).toBeVisible()
})

test('searches YouTube for a track without a source when the site enables videos', async ({ page, world }) => {
  await world.change({ settings: { youtube: { search_method: 'site' } } })
  await page.route(`${VIDEO_HOST}/**`, (route) => route.fulfill({ contentType: 'text/html', body: EMBEDDED_PLAYER }))
  await page.goto(`album/${FAULTY_ALBUM_ID}`)
  await page.getByRole('button', { name: 'Play Dziesma bez avota' }).click()
  await expect(page.locator('iframe[title="YouTube"]')).toBeVisible()
  await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(bar(page).getByRole('slider', { name: 'Song position' })).toHaveAttribute(
    'aria-valuetext',
    /^0:0[1-9] of 1:00$/,
  )
})
