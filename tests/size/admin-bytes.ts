import type { Page } from '@playwright/test'

import { TransferMeter } from './transfer-meter'

/** Limit of the admin layout beyond the signed-in shell, in kB of JS and CSS after gzip -9. */
export const ADMIN_LAYOUT_KB = 56
/** Limit of the overview beyond the admin layout: lists of what waits and is new, charts and the choice of dates. */
export const ADMIN_OVERVIEW_KB = 48
/** Limit of a list beyond the admin layout. */
export const ADMIN_LIST_KB = 60
/**
 * Limit of an editor beyond its list. Its own code is a few kilobytes; the rest is libraries, each in chunks that editors
 * share: fields of react-aria-components, reordering, dates, and Tiptap with 98 kB.
 */
export const ADMIN_EDITOR_KB = 170

/** JS and CSS that a section of the admin area adds, in kB after gzip -9. */
export type SectionBytes = { path: string; list: number; editor: number }

/** Scripts that every page loads after its first screen, which a slow machine may do once the network was idle. */
const LOADED_LATER = [/\/after-first-screen-/, /\/request-/]
/** Parts that each page shows last, for the same reason. */
const LAST_SHOWN = { '': 'main h2', 'admin/no-such-section': 'main h1', admin: 'main figure svg' }

/** Measures the admin layout beyond the signed-in shell, each on an empty page, and the overview beyond the layout. */
export async function adminBytes(openPage: () => Promise<Page>): Promise<{ layout: number; overview: number }> {
  const weighed = await Promise.all(
    Object.entries(LAST_SHOWN).map(async ([path, last]) => {
      const page = await openPage()
      const meter = new TransferMeter(page)
      const later = Promise.all(LOADED_LATER.map((script) => page.waitForResponse(script)))
      await page.goto(path)
      await later
      await page.locator(last).first().waitFor()
      await page.waitForLoadState('networkidle')
      const { kilobytes } = await meter.read()
      await page.close()
      return kilobytes
    }),
  )
  const [site = Number.NaN, layout = Number.NaN, overview = Number.NaN] = weighed
  return { layout: layout - site, overview: overview - layout }
}

/** Measures what each section of the sidebar adds: its list, then the editor of its first record. */
export async function sectionBytes(openPage: () => Promise<Page>): Promise<SectionBytes[]> {
  const overview = await openPage()
  await overview.goto('admin')
  const links = overview.locator('nav a[href^="/admin/"]')
  await links.first().waitFor()
  const paths = new Set(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? '')))
  await overview.close()
  const sections: SectionBytes[] = []
  for (const path of paths) sections.push(await measureSection(await openPage(), path))
  return sections
}

async function measureSection(page: Page, path: string): Promise<SectionBytes> {
  await page.goto('admin', { waitUntil: 'networkidle' })
  const list = await weigh(page, () => page.locator(`nav a[href="${path}"]`).first().click())
  const record = page.locator(`main tbody a[href^="${path}/"]`).first()
  const editor = (await record.count()) > 0 ? await weigh(page, () => record.click()) : 0
  await page.close()
  return { path, list, editor }
}

/** Measures the code that the way to another screen loads. */
async function weigh(page: Page, follow: () => Promise<void>): Promise<number> {
  const meter = new TransferMeter(page)
  const title = await page.locator('main h1').textContent()
  await follow()
  await page.waitForFunction((before) => {
    const heading = document.querySelector('main h1')
    return heading && heading.textContent !== before && !document.querySelector('main .animate-breathe')
  }, title)
  await page.waitForLoadState('networkidle')
  return (await meter.read()).kilobytes
}
