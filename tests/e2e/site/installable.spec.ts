import type { Page } from '@playwright/test'

import { personas } from '@mock/state/seeds/personas'

import { startSite } from '../../deployment/fixtures/start-site'
import { expectSound, watchSound } from '../fixtures/expect-sound'
import { expect, test } from '../fixtures/test'

test.use({ serviceWorkers: 'allow' })

const OFFLINE = 'Nav interneta savienojuma'
const offline = (page: Page) => page.getByRole('heading', { level: 1, name: OFFLINE })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Waits until the site's worker controls the page, and returns its scope. */
const workerScope = (page: Page) =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator
    if (!serviceWorker.controller)
      await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
    return (await serviceWorker.ready).scope
  })

/** Returns every entry of every cache. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const entries: { url: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        entries.push({ url: request.url, text: await ((await cache.match(request))?.text() ?? '') })
    }
    return entries
  })

test('shows the offline screen without a network, and the page once the network is back', async ({
  page,
  context,
  line,
  expectAccessible,
}) => {
  await page.goto(`${line.url}login`)
  expect(await workerScope(page)).toBe(line.url)
  const browser = await context.newCDPSession(page)
  const { errors, manifest } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(manifest.id).toBe(line.url)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // Test browsers have no profile, and Chromium reports nothing else.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])

  await line.cut()
  await page.goto(`${line.url}album/2`)
  await expect(offline(page)).toBeVisible()
  await expect(page.getByText("You're offline")).toBeVisible()
  await expectAccessible()
  const answer = page.evaluate(() => fetch('api/v1/bootstrap-data').then(({ status }) => status))
  await expect(answer).rejects.toThrow('Failed to fetch')
  await page.getByRole('button', { name: 'Mēģināt vēlreiz / Try again' }).click()
  await expect(offline(page)).toBeVisible()

  await context.setOffline(true)
  await line.restore()
  await context.setOffline(false)
  await expect(heading(page, 'Seven Hills Away')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/album/2')
})

test('never answers for the backend, and stores nothing of the user', async ({ page, line, world }) => {
  await world.signInAs('parent')
  await page.goto(`${line.url}album/2`)
  await workerScope(page)
  const [fromBackend, fromWorker]: [string[], string[]] = [[], []]
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (/^\/(api|auth|secure|storage|mock)\//.test(pathname)) fromBackend.push(pathname)
    if (response.fromServiceWorker()) fromWorker.push(pathname)
  })
  await watchSound(page)
  expect(await page.evaluate(() => fetch('api/v1/bootstrap-data').then(({ status }) => status))).toBe(200)
  await page.goto(`${line.url}artist/1`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`${line.url}album/2`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Play|Atskaņot): ?./ })
    .first()
    .click()
  await expectSound(page)

  expect(fromBackend).toContainEqual(expect.stringMatching(/^\/api\//))
  expect(fromBackend).toContainEqual(expect.stringMatching(/^\/storage\//))
  expect(fromWorker).toContain('/album/2')
  expect(fromWorker.filter((path) => fromBackend.includes(path))).toEqual([])
  const entries = await cached(page)
  expect(entries.length).toBeGreaterThan(5)
  for (const { url, text } of entries) {
    expect(new URL(url).pathname).toMatch(/^\/(build\/assets\/[\w.-]+|favicon\/icon\.svg)$/)
    expect(text).not.toContain(personas.parent.email)
  }
})

test(
  'lets a new build replace the old one only while no song plays',
  { tag: '@every-engine' },
  async ({ page, line, world }) => {
    await world.signInAs('parent')
    await watchSound(page)
    await page.goto(`${line.url}album/2`)
    await workerScope(page)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Play|Atskaņot): ?./ })
      .first()
      .click()
    await expectSound(page)

    // The next build has no Latvian letters.
    const font = /"build\/assets\/nunito-latin-ext[^"]*":(["'`])[^"'`]*\1,/
    line.change('/service-worker.js', (text) => text.replace(font, ''))
    const isWaiting = () =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state === 'installed')
    const keepsFont = async () => (await cached(page)).some(({ url }) => url.includes('nunito-latin-ext'))
    expect(await keepsFont()).toBe(true)
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect.poll(isWaiting).toBe(true)
    await expectSound(page)
    expect(await isWaiting()).toBe(true)
    expect(await keepsFont()).toBe(true)

    await page.reload()
    await expect.poll(isWaiting).toBe(false)
    await expect.poll(keepsFont).toBe(false)
    await expect(heading(page, 'Seven Hills Away')).toBeVisible()
  },
)

test("opens the browser's installation prompt from the account menu", async ({ page }) => {
  await page.goto('pricing')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Test browsers offer no installation themselves.
  await page.evaluate(() => {
    const prompt = () => Promise.resolve(document.documentElement.setAttribute('data-prompted', ''))
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
  })
  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('menuitem', { name: /^(Install app|Instalēt lietotni)$/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-prompted')
})

test('works for a site in a sub-folder', async ({ page }) => {
  const site = await startSite({ root: '/shop/' })
  try {
    await page.goto(`${site.url}login`)
    expect(await workerScope(page)).toBe(site.url)
  } finally {
    site.close()
  }
  await page.goto(`${site.url}album/2`)
  await expect(offline(page)).toBeVisible()
  await expect(page.locator('main')).toHaveCSS('text-align', 'center')
})
