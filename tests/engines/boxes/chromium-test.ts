import { type Page, test } from '@playwright/test'

import { chromiumArgs, findChromium } from '../../../tools/chromium'
import { BrowserWorld } from '../../e2e/fixtures/browser-world'
import { collectPageErrors } from '../../e2e/fixtures/page-errors'
import type { Visit } from '../../e2e/fixtures/screens/screen'
import { resetPage } from '../../e2e/fixtures/shared-page'

/** Widths of letters as in the other browser: Firefox uses fractions of pixels, WebKitGTK hints letters to whole ones. */
const lettersOf = (project: string) => (project.startsWith('firefox') ? ['--font-render-hinting=none'] : [])

type Fixtures = {
  /** The same site in Chromium, in a world of its own. */
  inChromium: Visit
  /** Errors that the page of the project's browser throws or logs. */
  errors: string[]
}

/** Playwright's test with a page in Chromium beside the one of the project's browser. */
export const chromiumTest = test.extend<Fixtures, { chromiumPage: Page }>({
  chromiumPage: [
    async ({ playwright }, provide, { project: { name, use } }) => {
      const executablePath = await findChromium()
      const browser = await playwright.chromium.launch({
        ...(executablePath && { executablePath }),
        args: [...chromiumArgs, ...lettersOf(name)],
      })
      const { baseURL, viewport, timezoneId } = use
      const page = await browser.newPage({ baseURL, viewport, timezoneId })
      // Colours have a button for it, which other browsers lack.
      await page.addInitScript(() => void Reflect.deleteProperty(window, 'EyeDropper'))
      await provide(page)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  inChromium: async ({ chromiumPage: page, baseURL, viewport }, provide, { testId, retry }) => {
    await resetPage(page, { baseURL, viewport })
    const world = new BrowserWorld(page.context(), baseURL ?? '')
    await world.enter(`${testId}-${retry}-chromium`)
    await provide({ page, world })
  },
  errors: async ({ context }, provide) => {
    const { errors, stop } = collectPageErrors(context)
    await provide(errors)
    stop()
  },
})
