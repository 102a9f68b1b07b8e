import { type Browser, type BrowserContext, devices, type Page } from '@playwright/test'
import { join } from 'node:path'

import { accessibilityProblems } from '@tests/e2e/fixtures/accessibility'
import { BrowserWorld } from '@tests/e2e/fixtures/browser-world'
import { expect, PATIENCE } from '@tests/e2e/fixtures/patient-expect'
import { isTooWide, reach, type Screen } from '@tests/e2e/fixtures/screens/screen'
import { settle } from '@tests/e2e/fixtures/settle'
import { forgetStorage } from '@tests/e2e/fixtures/shared-page'
import { floatingProblems } from '@tests/workshop/fixtures/floating-problems'

import { slugOf } from './contact-sheets'
import { type Language, type Miss, type Size, sizes, type Theme, type View } from './looks'

type Round = {
  browser: Browser
  url: string
  folder: string
  screens: readonly Screen[]
  size: Size
  language: Language
  themes: readonly Theme[]
  /** Has the pictures hold the whole page, not what is in sight alone. */
  isWhole: boolean
}

/** The device's theme is the page's: what is on it changes its colours where it stands. */
const LIKE_THE_DEVICE = { themes: { default_id: 'system' } }

/** Walks the screens on one page, in each theme, and tells what it sees and where it did not get. */
export async function walk({
  browser,
  url,
  folder,
  screens,
  size,
  language,
  themes,
  isWhole,
}: Round): Promise<{ views: View[]; misses: Miss[] }> {
  const context = await browser.newContext({
    ...(size === 'phone' && devices['Pixel 7']),
    viewport: sizes[size],
    deviceScaleFactor: 1,
    baseURL: url,
    timezoneId: 'Europe/Riga',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  const views: View[] = []
  const misses: Miss[] = []
  for (const screen of screens) {
    try {
      const world = await freshWorld({ context, page, url, name: `${size}-${language}-${screen.name}` })
      await reach(
        { page, world },
        { ...screen, given: { ...screen.given, settings: { ...screen.given?.settings, ...LIKE_THE_DEVICE } } },
        language,
      )
      for (const theme of themes) {
        await wear(page, theme, screen)
        const picture = join(folder, `${slugOf(screen.name)}-${size}-${language}-${theme}.png`)
        await page.screenshot({ path: picture, fullPage: isWhole })
        const problems = await problemsOf(page, screen)
        views.push({ screen: screen.name, size, language, theme, picture, problems, isTooWide: await isTooWide(page) })
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

/** What axe finds: of a page that waits, and under suggestions, what it takes for faults and is none is left out. */
const problemsOf = async (page: Page, { isLoading }: Screen): Promise<string[]> =>
  isLoading || (await page.getByRole('listbox').isVisible()) ? floatingProblems(page) : accessibilityProblems(page)

/** Changes the theme of the page, and waits for its pictures in it. */
async function wear(page: Page, theme: Theme, { isLoading }: Screen): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme)
  if (!isLoading) await settle(page)
}

type Place = { context: BrowserContext; page: Page; url: string; name: string }

/** A world of its own; nothing of the one before is remembered. */
async function freshWorld({ context, page, url, name }: Place): Promise<BrowserWorld> {
  await forgetStorage(page)
  await context.clearCookies()
  await page.emulateMedia({ colorScheme: 'light' })
  const world = new BrowserWorld(context, url)
  await world.enter(encodeURIComponent(`screens-${name}`))
  return world
}
