import type { Page } from '@playwright/test'

import { throttleCpu } from '../bench-site'
import { LONG_TASK_MS, measureTasks, observeLongTasks } from '../long-tasks'
import type { Figure, Group } from '../report'
import { type Site, visit } from '../visit'
import { limits, SLOWDOWN } from './limits'

/** Rows of the longest page that a list offers. */
const ROWS = 100
const TURN_PX = 600
const SCROLLS = 10

const actions: { name: string; act: (page: Page) => Promise<void> }[] = [
  { name: 'scroll', act: scroll },
  { name: 'sort', act: sort },
  { name: 'search', act: search },
]

/** Measures the main thread while an administrator works in a list of 60,000 tracks on a slow CPU. */
export async function measureTrackList(site: Site): Promise<Group[]> {
  const { page, client, leave } = await visit(site, { persona: 'admin', scenario: 'archive' })
  await observeLongTasks(page)
  await page.goto(`admin/tracks?perPage=${ROWS}`)
  await rowsShown(page)
  await throttleCpu(client, SLOWDOWN)
  const figures: Figure[] = []
  for (const { name, act } of actions) {
    await act(page)
    const { ofCpu, onClock } = await measureTasks(site.browser, page, () => act(page))
    figures.push(
      { name: `longest task, ${name}: CPU`, unit: 'ms', values: [Math.max(0, ...ofCpu)], limit: limits.task },
      { name: `tasks over ${LONG_TASK_MS} ms wall-clock, ${name}`, unit: 'count', values: [onClock.length] },
    )
  }
  await leave()
  return [{ title: `A list of 60,000 tracks, ${ROWS} to a page, CPU ${SLOWDOWN}x slower, after warm-up`, figures }]
}

const rowsShown = (page: Page) => page.waitForFunction(() => document.querySelectorAll('main tbody tr').length > 1)

async function scroll(page: Page): Promise<void> {
  await page.locator('main tbody tr').first().hover()
  for (let round = 0; round < SCROLLS; round++)
    for (const step of [1, 1, 1, 1, 1, -1, -1, -1, -1, -1]) await page.mouse.wheel(0, step * TURN_PX)
}

/** Sorts by a column in both directions, then not at all. */
async function sort(page: Page): Promise<void> {
  const header = page.getByRole('columnheader', { name: /^Atskaņojumi/ }).getByRole('button')
  for (let turn = 0; turn < 3; turn++) await answered(page, () => header.click())
}

/** Types a search letter by letter, then clears it. */
async function search(page: Page): Promise<void> {
  const field = page.getByRole('main').getByRole('searchbox')
  await field.focus()
  await answered(page, () => page.keyboard.type('zvaigzne', { delay: 60 }))
  await answered(page, () => field.fill(''))
}

/** Acts, and waits until the list's response has been rendered. */
async function answered(page: Page, act: () => Promise<void>): Promise<void> {
  const response = page.waitForResponse((response) => response.url().includes('/api/v1/tracks?'))
  await act()
  await response
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'))
}
