import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'

import { contentType } from '@mock/site/http/content-type'

import type { Line, Reply } from '../e2e/fixtures/line'
import { expect, test } from '../e2e/fixtures/test'

/** Responses of a site that has lost a file, or blocks access to it. */
const WRONG: Reply[] = [
  { status: 200, headers: { 'content-type': 'text/html' }, body: '<!doctype html><p>Dziesma</p>' },
  { status: 204 },
  { status: 200, headers: { 'content-type': 'text/html; charset=UTF-8' } },
  { status: 200, headers: { 'content-type': 'text/javascript' } },
  { status: 200, headers: { 'content-type': 'text/javascript' }, body: 'const player = {' },
  { status: 302, headers: { location: '/login' } },
]

const BUILD = '/build/assets/'

/** Responds with files of the build that the browser's HTTP cache does not keep, so that the worker requests them too. */
function sendFile(path: string): Reply {
  const file = `public${path}`
  return {
    status: 200,
    headers: { 'content-type': contentType(file), 'cache-control': 'no-store' },
    body: readFileSync(file),
  }
}

/** Sends a different wrong response for each file that the worker requests. Returns the files that it requested. */
function failWorker(line: Line): string[] {
  const requestedUrls: string[] = []
  line.answer(({ url = '', headers }) => {
    if (!url.startsWith(BUILD)) return undefined
    if (headers['sec-fetch-dest'] !== 'empty') return sendFile(url)
    if (!requestedUrls.includes(url)) requestedUrls.push(url)
    return WRONG[requestedUrls.indexOf(url) % WRONG.length]
  })
  return requestedUrls
}

const serveRight = (line: Line) => line.answer(({ url = '' }) => (url.startsWith(BUILD) ? sendFile(url) : undefined))

/** A worker that has stored a page for each script of the build, under the names of an earlier release. */
const EARLIER_WORKER = `
async function keepWrongFiles() {
  const html = await (await fetch('login')).text()
  for (const name of ['workbox-precache-v2-' + registration.scope, 'player-files']) {
    const cache = await caches.open(name)
    for (const [file] of html.matchAll(/build\\/assets\\/[\\w-]+\\.js/g))
      await cache.put(file, new Response('<p>Sign in</p>', { headers: { 'Content-Type': 'text/html' } }))
  }
  await self.skipWaiting()
}
addEventListener('install', (event) => event.waitUntil(keepWrongFiles()))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate')
    event.respondWith(caches.match(event.request.url).then((stored) => stored ?? fetch(event.request)))
})`

const password = (page: Page) => page.locator('input[type=password]')
const offline = (page: Page) => page.getByRole('heading', { level: 1, name: 'Nav interneta savienojuma' })

/** Waits until the browser has installed the site's worker, or has given up. Resolves to whether a worker is active. */
const workerSettles = (page: Page) =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator
    const registration = await serviceWorker.getRegistration()
    const worker = registration?.installing ?? registration?.waiting
    const isOver = () => !worker || worker.state === 'activated' || worker.state === 'redundant'
    while (!isOver()) await new Promise((resolve) => worker?.addEventListener('statechange', resolve, { once: true }))
    return registration?.active?.state === 'activated'
  })

/** Returns the paths of the stored files whose content differs from the build's. */
const wrongFiles = async (page: Page): Promise<string[]> => {
  const stored = await page.evaluate(async () => {
    const entries: { path: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys())
        entries.push({ path: new URL(url).pathname, text: (await (await cache.match(url))?.text()) ?? '' })
    }
    return entries
  })
  return stored.filter(({ path, text }) => readFileSync(`public${path}`, 'utf8') !== text).map(({ path }) => path)
}

/** Number of the player's files stored on the device. */
const playerFiles = (page: Page) =>
  page.evaluate(async () =>
    (await caches.has('player-files')) ? (await (await caches.open('player-files')).keys()).length : 0,
  )

const storePlayer = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage('keep-player'))

test('stores no response other than the file, and opens the site', async ({ page, line }) => {
  const shellFiles = failWorker(line)
  await page.goto(`${line.url}login`)
  await expect.poll(() => shellFiles.length).toBeGreaterThan(WRONG.length)
  await workerSettles(page)
  await page.goto(`${line.url}login`)
  await expect(password(page)).toBeEditable()
  expect(await wrongFiles(page)).toEqual([])

  serveRight(line)
  await page.goto(`${line.url}login`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await workerSettles(page)
  const playersFiles = failWorker(line)
  await storePlayer(page)
  await expect.poll(() => playersFiles.length).toBeGreaterThan(50)
  serveRight(line)
  await storePlayer(page)
  await expect.poll(() => playerFiles(page)).toBeGreaterThan(50)
  await expect.poll(() => wrongFiles(page)).toEqual([])

  await line.cut()
  await page.goto(`${line.url}album/2`)
  await expect(offline(page)).toBeVisible()
})

test('opens the site in a browser whose worker has stored wrong files', async ({ page, line }) => {
  const worker: Reply = { status: 200, headers: { 'content-type': 'text/javascript' }, body: EARLIER_WORKER }
  line.answer(({ url }) => (url === '/service-worker.js' ? worker : undefined))
  await page.goto(`${line.url}login`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await workerSettles(page)
  await page.goto(`${line.url}login`)
  await expect(page.locator('#root')).toBeEmpty()

  line.answer(() => undefined)
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
    .toBe('installed')
  await page.reload()
  await expect(password(page)).toBeEditable()
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull()
  await expect.poll(() => wrongFiles(page)).toEqual([])
  await line.cut()
  await page.goto(`${line.url}album/2`)
  await expect(offline(page)).toBeVisible()
})

test('starts from the network when a stored file was changed, and stores the right one', async ({ page, line }) => {
  await page.goto(`${line.url}login`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await workerSettles(page)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) {
        const type = (await cache.match(url))?.headers.get('content-type') ?? ''
        await cache.put(url, new Response('const player = {', { headers: { 'content-type': type } }))
      }
    }
  })
  expect((await wrongFiles(page)).length).toBeGreaterThan(5)
  await page.reload()
  await expect(password(page)).toBeEditable()
  expect(await wrongFiles(page)).not.toContainEqual(expect.stringMatching(/main-/))
})

test('shows the offline message even after the browser has deleted the stored files', async ({ page, line }) => {
  serveRight(line)
  await page.goto(`${line.url}login`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await workerSettles(page)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await line.cut()
  await page.goto(`${line.url}album/2`)
  await expect(page.getByText("You're offline")).toBeVisible()
})
