import { type Browser, type BrowserContext, devices, type Page } from '@playwright/test'
import { join } from 'node:path'

import { accessibilityProblems } from '@tests/e2e/fixtures/accessibility'
import { BrowserWorld } from '@tests/e2e/fixtures/browser-world'
import { expect, EXPECT_TIMEOUT_MS } from '@tests/e2e/fixtures/expect'
import { overflowsViewport, openScreen, type Screen } from '@tests/e2e/fixtures/screens/screen'
import { settle } from '@tests/e2e/fixtures/settle'
import { resetPage } from '@tests/e2e/fixtures/shared-page'
import { floatingProblems } from '@tests/workshop/fixtures/floating-problems'

import { slugOf } from './contact-sheets'
import { type Language, type SkippedView, type Size, sizes, type Theme, type View } from './looks'

type Round = {
  browser: Browser
  url: string
  folder: string
  screens: readonly Screen[]
  size: Size
  language: Language
  themes: readonly Theme[]
  /** Captures the whole page instead of the viewport. */
  isWhole: boolean
}

/** Follows the system theme, so that the page can switch themes without a reload. */
const SYSTEM_THEME = { themes: { default_id: 'system' } }

/**
 * Takes screenshots of all screens in each theme on one page. Returns the views and the screens that it could not open.
 */
export async function walk({
  browser,
  url,
  folder,
  screens,
  size,
  language,
  themes,
  isWhole,
}: Round): Promise<{ views: View[]; misses: SkippedView[] }> {
  const context = await browser.newContext({
    ...(size === 'phone' && devices['Pixel 7']),
    viewport: sizes[size],
    deviceScaleFactor: 1,
    baseURL: url,
    timezoneId: 'Europe/Riga',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(EXPECT_TIMEOUT_MS)
  const views: View[] = []
  const misses: SkippedView[] = []
  for (const screen of screens) {
    try {
      const world = await freshWorld({ context, page, url, name: `${size}-${language}-${screen.name}` })
      await openScreen(
        { page, world },
        { ...screen, changes: { ...screen.changes, settings: { ...screen.changes?.settings, ...SYSTEM_THEME } } },
        language,
      )
      for (const theme of themes) {
        await applyTheme(page, theme, screen)
        const picture = join(folder, `${slugOf(screen.name)}-${size}-${language}-${theme}.png`)
        await page.screenshot({ path: picture, fullPage: isWhole })
        const problems = await problemsOf(page, screen)
        views.push({
          screen: screen.name,
          size,
          language,
          theme,
          picture,
          problems,
          isTooWide: await overflowsViewport(page),
        })
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      console.log(`${size} ${language}, not reached: ${screen.name}: ${reason}`)
      misses.push({ screen: screen.name, size, language, reason })
    }
  }
  await context.close()
  return { views, misses }
}

/** Returns axe's findings, without its false positives on loading pages and under open suggestion lists. */
const problemsOf = async (page: Page, { isLoading }: Screen): Promise<string[]> =>
  isLoading || (await page.getByRole('listbox').isVisible()) ? floatingProblems(page) : accessibilityProblems(page)

/** Changes the page's theme and waits for its images to settle. */
async function applyTheme(page: Page, theme: Theme, { isLoading }: Screen): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme)
  if (!isLoading) await settle(page)
}

type WorldOptions = { context: BrowserContext; page: Page; url: string; name: string }

/** Enters a new world of the mock, with storage and cookies cleared. */
async function freshWorld({ context, page, url, name }: WorldOptions): Promise<BrowserWorld> {
  await resetPage(page, { baseURL: url })
  await page.emulateMedia({ colorScheme: 'light' })
  const world = new BrowserWorld(context, url)
  await world.enter(encodeURIComponent(`screens-${name}`))
  return world
}
