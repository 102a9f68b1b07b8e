import type { Page } from '@playwright/test'

import { throttleCpu } from '../bench-site'
import { LONG_TASK_MS, measureTasks, observeLongTasks, type Tasks } from '../long-tasks'
import type { Figure, Group } from '../report'
import { type Site, visit } from '../visit'
import { limits, SLOWDOWN } from './limits'

/** Rows of the usual page, and of the longest that a list offers. */
const PAGE_SIZES = [15, 100]
const RUNS = 5
const TURN_PX = 600
const TURNS = 50

const actions: Record<string, (page: Page, rows: number) => Promise<void>> = {
  scroll,
  sort,
  search,
  'change page': changePage,
  select,
}

/** Measures the main thread while an administrator works in a list of 60,000 tracks on a slow CPU. */
export async function measureTrackList(site: Site): Promise<Group[]> {
  const groups: Group[] = []
  for (const rows of PAGE_SIZES) groups.push(await measurePage(site, rows))
  return groups
}

async function measurePage(site: Site, rows: number): Promise<Group> {
  const { page, client, leave } = await visit(site, { persona: 'admin', scenario: 'archive' })
  await observeLongTasks(page)
  await page.goto(`admin/tracks?perPage=${rows}`)
  await page.waitForFunction((count) => document.querySelectorAll('main tr[data-key]').length === count, rows)
  await throttleCpu(client, SLOWDOWN)
  const figures: Figure[] = []
  for (const [name, act] of Object.entries(actions)) {
    await act(page, rows)
    const runs: Tasks[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await measureTasks(site.browser, page, () => act(page, rows)))
    figures.push(...figuresOf(name, runs))
  }
  await leave()
  return { title: `60,000 tracks, ${rows} to a page, CPU ${SLOWDOWN}x slower, after warm-up; ${RUNS} runs`, figures }
}

function figuresOf(name: string, runs: Tasks[]): Figure[] {
  const longest = (part: 'scripts' | 'rendering') =>
    runs.map(({ parts }) => Math.max(...parts.map((task) => task[part])))
  return [
    { name: `${name}: longest task of our scripts, CPU`, unit: 'ms', values: longest('scripts'), most: limits.task },
    { name: `${name}: longest rendering by the browser, CPU`, unit: 'ms', values: longest('rendering') },
    {
      name: `${name}: tasks over ${LONG_TASK_MS} ms wall-clock`,
      unit: 'count',
      values: runs.map(({ onClock }) => onClock.length),
    },
  ]
}

async function scroll(page: Page): Promise<void> {
  await page.locator('main tr[data-key]').first().hover()
  for (const direction of [1, -1])
    for (let turn = 0; turn < TURNS; turn++) await page.mouse.wheel(0, direction * TURN_PX)
}

/** Sorts by a column in both directions, then not at all. */
async function sort(page: Page, rows: number): Promise<void> {
  const header = page.locator('main thead button', { hasText: 'Atskaņojumi' })
  for (let turn = 0; turn < 3; turn++) await changeRows(page, rows, () => header.click())
}

/** Types a search letter by letter, then clears it. */
async function search(page: Page, rows: number): Promise<void> {
  const field = page.locator('main input[type=search]')
  await field.focus()
  await changeRows(page, rows, () => page.keyboard.type('zvaigzne', { delay: 60 }))
  await page.waitForURL(/query=zvaigzne/)
  await changeRows(page, rows, () => field.fill(''))
}

async function changePage(page: Page, rows: number): Promise<void> {
  const [next, previous] = [page.locator('main nav button').last(), page.locator('main nav button').first()]
  for (const button of [next, next, previous, previous]) await changeRows(page, rows, () => button.click())
}

/** Selects some rows, one by one, and clears them. */
async function select(page: Page): Promise<void> {
  const boxes = page.locator('main tbody input[type=checkbox]')
  for (const row of [1, 3, 5, 5, 3, 1]) await boxes.nth(row).click()
}

const KEYS = () => [...document.querySelectorAll<HTMLElement>('main tr[data-key]')].map(({ dataset }) => dataset['key'])

/** Acts, and waits until a whole page of other rows is shown. */
async function changeRows(page: Page, rows: number, act: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(KEYS)
  await act()
  await page.waitForFunction(
    ({ old, count }) => {
      const visibleKeys = [...document.querySelectorAll<HTMLElement>('main tr[data-key]')].map(
        ({ dataset }) => dataset['key'],
      )
      return (
        visibleKeys.length === count && visibleKeys.join() !== old && !document.querySelector('main [aria-busy="true"]')
      )
    },
    { old: before.join(), count: rows },
    { polling: 100 },
  )
}
