import type { Page } from '@playwright/test'

import { heapGrowth, heapInMegabytes, pageMemory } from '../page-memory'
import type { Group } from '../report'
import { type Site, visit } from '../visit'
import { limits } from './limits'

const RECORDS = 200
const WARM_UP = 30

/** Measures what 200 records leak that are opened from a list one after the other and closed. */
export async function measureManyRecords(site: Site): Promise<Group[]> {
  const { page, client, leave } = await visit(site, { persona: 'admin', scenario: 'archive' })
  await page.goto('admin/tracks?perPage=100')
  await openAndClose(page, WARM_UP)
  const before = await pageMemory(client)
  await openAndClose(page, RECORDS)
  const after = await pageMemory(client)
  await leave()
  return [
    {
      title: `Memory after ${RECORDS} records opened and closed, after garbage collection`,
      figures: [
        { name: 'heap before', unit: 'MB', values: [heapInMegabytes(before)] },
        { name: 'heap growth', unit: 'MB', values: [heapGrowth(before, after)], limit: limits.heapGrowth },
        { name: 'nodes before', unit: 'count', values: [before.nodes] },
        { name: 'additional nodes', unit: 'count', values: [after.nodes - before.nodes] },
        { name: 'listeners before', unit: 'count', values: [before.listeners] },
        { name: 'additional listeners', unit: 'count', values: [after.listeners - before.listeners] },
      ],
    },
  ]
}

/** Opens records by the links of their rows, waits for each form, and goes back. */
async function openAndClose(page: Page, records: number): Promise<void> {
  const links = page.locator('main tbody a[href*="/admin/tracks/"]')
  for (let turn = 0; turn < records; turn++) {
    await links.nth(1).waitFor()
    await links.nth(turn % (await links.count())).click()
    await page.locator('main form').waitFor()
    await page.goBack()
    await page.locator('main table').waitFor()
  }
}
