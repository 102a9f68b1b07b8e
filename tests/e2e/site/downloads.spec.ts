import type { Page } from '@playwright/test'

import { expectSound, watchSound } from '../fixtures/expect-sound'
import type { Line } from '../fixtures/line'
import { expect, test } from '../fixtures/test'

test.use({ serviceWorkers: 'allow' })

/** An album of five songs: they are really stored. */
const ALBUM = 'Mazie vingrotāji'
const ALBUM_PATH = 'album/47'
const FIRST_SONG = 472

/** Waits until the album is downloaded, as long as more of it arrives: a busy machine needs longer than one assertion waits. */
async function expectDownloaded(page: Page): Promise<void> {
  const downloaded = page.getByRole('button', { name: /^Downloaded/ })
  const progress = page.getByRole('progressbar', { name: `Downloading “${ALBUM}”` })
  const share = async () =>
    (await downloaded.isVisible())
      ? 1
      : progress.evaluateAll(([bar]) => Number.parseFloat(bar?.getAttribute('aria-valuenow') ?? '-1'))
  for (let reached = -1; reached < 1; reached = await share()) await expect.poll(share).toBeGreaterThan(reached)
  await expect(downloaded).toContainText('MB')
}

/** Files of the build that the worker lists, the shell's and the player's, and has not stored yet. */
const missingFiles = (page: Page) =>
  page.evaluate(async () => {
    const worker = await (await fetch('/service-worker.js')).text()
    const files = [...worker.matchAll(/"(build\/assets\/[^"]+)":/g)].map(([, file = '']) => `/${file}`)
    const stored = await Promise.all(files.map((file) => caches.match(file, { ignoreVary: true })))
    return files.filter((_, index) => !stored[index])
  })

/** Waits until the worker has stored all its files, as long as it stores more of them. */
async function expectStoredFiles(page: Page): Promise<void> {
  for (let missing = await missingFiles(page); missing.length > 0; missing = await missingFiles(page))
    await expect
      .poll(async () => (await missingFiles(page)).length, { message: `still to be stored: ${missing.join(', ')}` })
      .toBeLessThan(missing.length)
}

/** Downloads the album to the device, and waits until it and the player's files are there. */
async function downloadAlbum(page: Page, line: Line): Promise<void> {
  await page.goto(`${line.url}${ALBUM_PATH}`)
  await page.evaluate(async () => {
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })
  const download = page.getByRole('button', { name: /^Download(?!ed)/ })
  await expect(download).toContainText(/about .*MB/)
  await download.click()
  await expectDownloaded(page)
  await expectStoredFiles(page)
}

test.beforeEach(async ({ world }) => {
  await world.signInAs('subscriber')
  await world.setLanguage('en')
})

/**
 * Cuts the connection of an open page. Firefox, told to emulate that, keeps the requests of some pages from their service
 * worker too, which a lost network does not: there the page only learns of it.
 */
async function loseNetwork(page: Page, line: Line, browserName: string): Promise<void> {
  await line.cut()
  if (browserName !== 'firefox') return page.context().setOffline(true)
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    window.dispatchEvent(new Event('offline'))
  })
}

/** Names of the caches with downloaded music. */
const downloadCaches = (page: Page) =>
  page
    .evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('downloads-')))
    // The page is being reloaded.
    .catch(() => null)

const playAlbum = (page: Page) => page.getByRole('main').getByRole('button', { name: `Play ${ALBUM}` })

test(
  'plays a downloaded album after an offline start, and opens the site once playback stops',
  { tag: '@every-engine' },
  async ({ page, context, line, expectAccessible }) => {
    await downloadAlbum(page, line)
    await watchSound(page)
    await line.cut()
    await page.goto(`${line.url}artist/1`)
    await expect(page.getByRole('heading', { level: 1, name: 'Downloads' })).toBeVisible()
    await expectAccessible()
    await playAlbum(page).click()
    await expectSound(page)
    const answer = await page.evaluate(async (first) => {
      const [song] = await (
        await caches.open((await caches.keys()).find((name) => name.startsWith('downloads-')) ?? '')
      ).keys()
      const { status, headers } = await fetch(song?.url.replace(/offline\/.*/, `offline/tracks/${first}`) ?? '', {
        headers: { Range: 'bytes=100-199' },
      })
      return [status, headers.get('content-range')?.replace(/\d+$/, ''), headers.get('content-length')]
    }, FIRST_SONG)
    expect(answer).toEqual([206, 'bytes 100-199/', '100'])

    await context.setOffline(true)
    await line.restore()
    await context.setOffline(false)
    await expectSound(page)
    await page
      .getByRole('main')
      .getByRole('button', { name: `Pause ${ALBUM}` })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Downloads' })).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Main menu' }).first()).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/artist/1')
  },
)

test(
  'plays downloaded songs in an open page whose connection is cut, and skips to them',
  { tag: '@every-engine' },
  async ({ page, line, browserName }) => {
    await watchSound(page)
    await downloadAlbum(page, line)
    await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click()
    await expectSound(page)
    await loseNetwork(page, line, browserName)
    await page.getByRole('region', { name: 'Player' }).getByRole('button', { name: 'Next' }).click()
    await expectSound(page)
    await page.getByRole('button', { name: /^Downloaded/ }).click()
    await page.getByRole('menuitem', { name: 'Show all downloads' }).click()
    await expect(page.getByRole('region', { name: ALBUM })).toBeVisible()
    await expectSound(page)
  },
)

test('deletes the music when the user signs out in another tab', async ({ page, context, line }) => {
  await downloadAlbum(page, line)
  expect(await downloadCaches(page)).toHaveLength(1)
  const other = await context.newPage()
  await other.goto(line.url)
  await other.getByRole('button', { name: /^Account: / }).click()
  await other.getByRole('menuitem', { name: 'Log out' }).click()
  await expect.poll(() => downloadCaches(page)).toEqual([])
  await other.close()
  await expect(page).toHaveURL(/\/login/)
  await line.cut()
  await page.goto(`${line.url}${ALBUM_PATH}`)
  await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible()
})

test('deletes the music when the family switches profiles', async ({ page, line, world }) => {
  await world.signInAs('parent')
  await world.setLanguage('en')
  await downloadAlbum(page, line)
  await page.goto(`${line.url}account-settings/profiles`)
  await page.getByRole('main').getByRole('button', { name: 'Elza Vītola' }).click()
  await expect.poll(() => downloadCaches(page)).toEqual([])
})

test('says when the device is full', async ({ page, context, line }) => {
  await page.goto(`${line.url}${ALBUM_PATH}`)
  const browser = await context.newCDPSession(page)
  const origin = new URL(line.url).origin
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 8_000_000 })
  await page.getByRole('button', { name: /^Download(?!ed)/ }).click()
  await expect(page.getByText("This device is full. Songs you've already downloaded stay.")).toBeVisible()
  await browser.send('Storage.overrideQuotaForOrigin', { origin })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectDownloaded(page)
})

test('continues a download once the connection is back', async ({ page, context, line, world }) => {
  await world.change({ faults: [{ kind: 'status', status: 503, endpoint: 'tracks.download', every: 3 }] })
  await page.goto(`${line.url}${ALBUM_PATH}`)
  await page.getByRole('button', { name: /^Download(?!ed)/ }).click()
  await expect(page.getByText(`The download of “${ALBUM}” was interrupted.`)).toBeVisible()
  await world.change({ faults: [] })
  await context.setOffline(true)
  await context.setOffline(false)
  await expectDownloaded(page)
})
