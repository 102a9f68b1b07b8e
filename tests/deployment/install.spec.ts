import type { Page } from '@playwright/test'

import type { Control } from '@mock/site/control/control'

import { expectSound, watchSound } from '../e2e/fixtures/expect-sound'
import { startStaticHost, type StaticHost } from '../e2e/fixtures/static-host'
import { expect, test } from '../e2e/fixtures/test'
import { startSite, type Site } from './fixtures/start-site'

const installs = [
  { name: 'a site in a sub-folder', root: '/shop/', hasAssetHost: false },
  { name: 'a site with an asset host', root: '/', hasAssetHost: true },
  { name: 'a site in a sub-folder with an asset host', root: '/shop/', hasAssetHost: true },
]

/** Path of an uploaded logo; any picture in the site's storage will do. */
const UPLOADED_LOGO = 'storage/album_images/1.svg'

/** Asserts that an image whose URL starts like this has been drawn. */
const expectPicture = (page: Page, url: string) =>
  expect
    .poll(
      () =>
        page
          .locator(`img[src^="${url}"]`)
          .evaluateAll((images) => images.some((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)),
      { message: url },
    )
    .toBe(true)

/** Collects failed responses as `status URL`. */
function watchFailures(page: Page): string[] {
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
  })
  return failed
}

// In one worker: each would start its own sites.
test.describe.configure({ mode: 'default' })

for (const { name, root, hasAssetHost } of installs) {
  test.describe(name, () => {
    let site: Site
    let assetHost: StaticHost

    test.beforeAll(async () => {
      ;[site, assetHost] = await Promise.all([
        startSite({ root }),
        startStaticHost({ folder: 'public', path: '/cdn/' }),
      ])
    })
    test.afterAll(() => {
      assetHost.close()
      site.close()
    })
    const change = (page: Page, control: Control) => page.request.post(`${site.url}mock/control`, { data: control })
    test.beforeEach(({ page }) => change(page, { settings: { asset_url: hasAssetHost ? assetHost.url : null } }))

    test('plays a song and shows cover, avatar and logo', async ({ page }) => {
      const failed = watchFailures(page)
      await change(page, { signInAs: 'parent' })
      await watchSound(page)

      await page.goto(`${site.url}album/2`)
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Atskaņot: ./ })
        .first()
        .click()
      await expectSound(page)
      await expectPicture(page, `${site.url}storage/album_images/2.svg`)
      await expectPicture(page, `${site.url}storage/avatars/`)
      await expectPicture(page, `${hasAssetHost ? assetHost.url : site.url}images/logo-`)
      expect(failed).toEqual([])
    })

    test('shows an uploaded logo', async ({ page }) => {
      await change(page, { settings: { branding: { logo_light: UPLOADED_LOGO, logo_dark: UPLOADED_LOGO } } })
      await page.goto(`${site.url}login`)
      await expectPicture(page, `${site.url}${UPLOADED_LOGO}`)
    })

    if (!hasAssetHost) return
    test('loads the bundle, later chunks, styles and fonts from the asset host', async ({ page }) => {
      const failed = watchFailures(page)
      const siteRequests: string[] = []
      page.on('response', (response) => {
        if (response.url().startsWith(`${site.url}build/`)) siteRequests.push(response.url())
      })

      await page.goto(`${site.url}login`)
      await expect(page.locator('input[type=password]')).toBeEditable()
      await page.evaluate(() => document.fonts.ready)

      const requested = assetHost.requested.join('\n')
      expect(requested).toMatch(/^\/cdn\/build\/assets\/main-[\w-]+\.js$/m)
      expect(requested).toMatch(/^\/cdn\/build\/assets\/guest-[\w-]+\.js$/m)
      expect(requested).toMatch(/^\/cdn\/build\/assets\/[\w-]+\.css$/m)
      expect(requested).toMatch(/^\/cdn\/build\/assets\/nunito[\w-]+\.woff2$/m)
      expect(failed).toEqual([])
      expect(siteRequests).toEqual([])
    })
  })
}
