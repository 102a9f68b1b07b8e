import type { Page } from '@playwright/test'

import type { BenchSite } from '../bench-site'
import { heapGrowth, heapInMegabytes, pageMemory } from '../page-memory'
import type { Group } from '../report'
import { visit } from '../visit'
import { limits } from './limits'

const CHANGES = 200

/** Links followed in a loop; every screen is visited before the measurement starts. */
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
const WARM_UP_ROUNDS = 4

/** Measures what 200 route changes leak while a song plays. */
export async function measureRouteChanges(site: BenchSite): Promise<Group[]> {
  const { page, client, leave } = await visit(site, { persona: 'subscriber' })
  await page.goto('')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Atskaņot: / })
    .first()
    .click()
  await walk(page, WARM_UP_ROUNDS * LINKS.length)
  const before = await pageMemory(client)
  await walk(page, CHANGES)
  const after = await pageMemory(client)
  await leave()
  return [
    {
      title: `Memory after ${CHANGES} route changes while a song plays, after garbage collection`,
      figures: [
        { name: 'heap before', unit: 'MB', values: [heapInMegabytes(before)] },
        { name: 'heap growth', unit: 'MB', values: [heapGrowth(before, after)], limit: limits.heapGrowth },
        { name: 'nodes before', unit: 'count', values: [before.nodes] },
        { name: 'additional nodes', unit: 'count', values: [after.nodes - before.nodes], limit: limits.nodes },
        { name: 'listeners before', unit: 'count', values: [before.listeners] },
        {
          name: 'additional listeners',
          unit: 'count',
          values: [after.listeners - before.listeners],
          limit: limits.listeners,
        },
        {
          name: 'additional media elements',
          unit: 'count',
          values: [after.players - before.players],
          limit: limits.none,
        },
      ],
    },
  ]
}

/** Follows the links one by one; whole rounds end on the first screen. */
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
      (target) =>
        location.pathname === target &&
        document.querySelector('main h1') &&
        !document.querySelector('main .animate-breathe'),
      path,
    )
  }
}
