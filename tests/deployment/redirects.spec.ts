// The base test, not the journeys' own: that one fails on any CSP violation, and these uploads violate one on purpose.
import { expect, type Page, test } from '@playwright/test'

import { BrowserWorld } from '../e2e/fixtures/browser-world'
import { startForeignOrigin, type ForeignOrigin } from './fixtures/start-foreign-origin'
import { startSite, type Site } from './fixtures/start-site'

const STATUSES = [301, 302, 303, 307, 308]

let site: Site
let siteWithPolicy: Site
let foreignOrigin: ForeignOrigin

// In one worker: each would start its own sites.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  // The policy's `connect-src` would block all redirects; only uploads need it.
  ;[site, siteWithPolicy, foreignOrigin] = await Promise.all([
    startSite({ policy: false }),
    startSite(),
    startForeignOrigin(),
  ])
})
test.afterAll(() => {
  foreignOrigin.close()
  siteWithPolicy.close()
  site.close()
})
test.beforeEach(() => void foreignOrigin.seen.splice(0))

/** Makes the site redirect requests to another origin. Returns the URLs of the redirected requests. */
async function redirect(page: Page, url: RegExp, status: number): Promise<string[]> {
  const redirected: string[] = []
  await page.route(url, (route) => {
    redirected.push(route.request().url())
    return route.fulfill({ status, headers: { location: foreignOrigin.url } })
  })
  return redirected
}

for (const status of STATUSES) {
  test(`sends nothing to another origin when sign-in is redirected with ${status}`, async ({ page }) => {
    const redirected = await redirect(page, /\/auth\/login$/, status)
    await page.goto(`${site.url}login`)
    await page.locator('input[type=email]').fill('parent@dziesma.test')
    await page.locator('input[type=password]').fill('dziesma1')
    await page.locator('button[type=submit]').click()
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
    expect(redirected).toHaveLength(1)
    expect(foreignOrigin.seen).toEqual([])
  })
}

for (const status of STATUSES) {
  test(`requests nothing from another origin when a read is redirected with ${status}, and shows that there is no connection`, async ({
    page,
  }) => {
    const world = new BrowserWorld(page.context(), site.url)
    await world.signInAs('free')
    await world.setLanguage('en')
    const redirected = await redirect(page, /\/liked-tracks\?/, status)
    await page.goto(`${site.url}library`)
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(redirected).not.toEqual([])
    expect(foreignOrigin.seen).toEqual([])
  })
}

test('requests nothing from another origin when an invitation is redirected', async ({ page }) => {
  await new BrowserWorld(page.context(), site.url).setLanguage('en')
  const redirected = await redirect(page, /\/api\/v1\/workspace\/join\//, 302)
  await page.goto(`${site.url}workspace/join/abc`)
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  expect(redirected).not.toEqual([])
  expect(foreignOrigin.seen).toEqual([])
})

const uploads = [
  { way: 'form', name: 'a form upload', url: /\/file-entries\b/ },
  { way: 'tus', name: 'the creation of a tus upload', url: /\/tus\/upload$/ },
  { way: 'tus', name: 'a chunk of a tus upload', url: /\/tus\/upload\/[^/]+$/ },
]

for (const { way, name, url } of uploads) {
  test(`sends nothing to another origin when ${name} is redirected`, async ({ page }) => {
    await page.request.post(`${siteWithPolicy.url}mock/control`, { data: { signInAs: 'admin' } })
    const redirected = await redirect(page, url, 307)
    await page.goto(`${siteWithPolicy.url}mock/uploads?transport=${way}`)
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.alloc(1000, 'x') })
    await expect.poll(() => redirected.length).toBeGreaterThan(0)
    await page.getByRole('alert').or(page.getByRole('status')).first().waitFor({ state: 'attached' })
    expect(foreignOrigin.seen).toEqual([])
  })
}
