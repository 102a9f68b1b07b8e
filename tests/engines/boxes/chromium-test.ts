import { type Page, test } from '@playwright/test'

import { chromiumArgs, findChromium } from '../../../tools/chromium'
import { BrowserWorld } from '../../e2e/fixtures/browser-world'
import type { Visit } from '../../e2e/fixtures/screens/screen'
import { clearSiteStorage } from '../../e2e/fixtures/shared-page'

/** Widths of letters as on screens with many pixels: hinting makes text up to 2 % narrower. */
const UNHINTED = '--font-render-hinting=none'

type Fixtures = {
  /** The same site in Chromium, in a world of its own. */
  inChromium: Visit
  /** Errors that the page throws. */
  errors: string[]
}

/** Playwright's test with a page in Chromium beside the one of the project's browser. */
export const chromiumTest = test.extend<Fixtures, { chromiumPage: Page }>({
  chromiumPage: [
    async ({ playwright }, provide, { project }) => {
      const executablePath = await findChromium()
      const browser = await playwright.chromium.launch({
        ...(executablePath && { executablePath }),
        args: [...chromiumArgs, UNHINTED],
      })
      const { baseURL, viewport, timezoneId } = project.use
      await provide(await browser.newPage({ baseURL, viewport, timezoneId }))
      await browser.close()
    },
    { scope: 'worker' },
  ],
  inChromium: async ({ chromiumPage: page, baseURL, viewport }, provide, { testId, retry }) => {
    await clearSiteStorage(page)
    await page.context().clearCookies()
    if (viewport) await page.setViewportSize(viewport)
    const world = new BrowserWorld(page.context(), baseURL ?? '')
    await world.enter(`${testId}-${retry}-chromium`)
    await provide({ page, world })
  },
  errors: async ({ page }, provide) => {
    const errors: string[] = []
    const onError = (error: Error) => errors.push(error.message)
    page.on('pageerror', onError)
    await provide(errors)
    page.off('pageerror', onError)
  },
})
