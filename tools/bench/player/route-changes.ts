import type { Page } from '@playwright/test'

import type { Group } from '../report'
import { visit } from '../visit'
import type { BenchSite } from './bench-site'
import { limits } from './limits'
import { heapGrowth, heapInMegabytes, pageMemory } from './page-memory'

const CHANGES = 200

/** Where the listener goes, link by link, round and round; every screen has been seen before the counting begins. */
const LINKS = [
  'nav a[href="/"]',
  'main a[href*="/album/"]',
  'main a[href*="/artist/"]',
  'nav a[href^="/library"]',
  'nav a[href="/zanri"]',
  'nav a[href="/visas-dziesmas"]',
  'nav a[href="/jaunumi"]',
  'nav a[href*="/playlist/"]',
]
const ROUNDS_BEFORE = 4

/** What is left of screens that were left, while a song plays. */
export async function measureRouteChanges(site: BenchSite): Promise<Group[]> {
  const { page, client, leave } = await visit(site, { persona: 'subscriber' })
  await page.goto('')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Atskaņot: / })
    .first()
    .click()
  await walk(page, ROUNDS_BEFORE * LINKS.length)
  const before = await pageMemory(client)
  await walk(page, CHANGES)
  const after = await pageMemory(client)
  await leave()
  return [
    {
      title: `${CHANGES} route changes while a song plays: what is left of them, after collection`,
      figures: [
        { name: 'heap before', unit: 'MB', values: [heapInMegabytes(before)] },
        { name: 'heap growth', unit: 'MB', values: [heapGrowth(before, after)], limit: limits.heapGrowth },
        { name: 'nodes before', unit: 'count', values: [before.nodes] },
        { name: 'nodes more', unit: 'count', values: [after.nodes - before.nodes], limit: limits.nodes },
        { name: 'listeners before', unit: 'count', values: [before.listeners] },
        {
          name: 'listeners more',
          unit: 'count',
          values: [after.listeners - before.listeners],
          limit: limits.listeners,
        },
        {
          name: 'elements that play, more',
          unit: 'count',
          values: [after.players - before.players],
          limit: limits.none,
        },
      ],
    },
  ]
}

/** Goes from screen to screen; a whole number of rounds ends where it began. */
async function walk(page: Page, changes: number): Promise<void> {
  for (let turn = 1; turn <= changes; turn++) {
    const path = await page
      .locator(LINKS[turn % LINKS.length] ?? '')
      .first()
      .evaluate((link: HTMLAnchorElement) => {
        link.click()
        return link.pathname
      })
    await page.waitForFunction(
      (there) =>
        location.pathname === there &&
        document.querySelector('main h1') &&
        !document.querySelector('main .animate-breathe'),
      path,
    )
  }
}
