import type { Page } from '@playwright/test'

import { throttleCpu } from '../bench-site'
import { measureTasks, observeLongTasks, type Tasks } from '../long-tasks'
import type { Figure, Group } from '../report'
import { type Site, visit } from '../visit'
import { limits, SLOWDOWN } from './limits'

const YEARS = 'start=2016-01-01&end=2025-12-31&compare=same-period-last-year'
const RUNS = 5
const MOVES = 60
const STEPS = 40

const chart = (page: Page) => page.locator('figure').first()
const slider = (page: Page) => chart(page).getByRole('slider')

type Action = { prepare?: (page: Page) => Promise<void>; act: (page: Page) => Promise<void> }

const actions: Record<string, Action> = {
  'open the dashboard': {
    prepare: async (page) => {
      await page.getByRole('link', { name: 'Lomas' }).first().click()
      await page.locator('main tr[data-key]').first().waitFor()
    },
    act: async (page) => {
      await page.goBack()
      await page.locator('main figure canvas').nth(1).waitFor()
      await page.locator('main figure table').nth(7).waitFor()
    },
  },
  hover: { act: hover },
  'step by keyboard': {
    act: async (page) => {
      await slider(page).focus()
      for (let step = 0; step < STEPS; step += 1) await page.keyboard.press('ArrowLeft')
      for (const key of ['Home', 'End']) await page.keyboard.press(key)
    },
  },
  'show the table': { prepare: showChart, act: showTable },
  'show the chart': { prepare: showTable, act: showChart },
}

async function showTable(page: Page): Promise<void> {
  await chart(page).getByRole('switch').check()
  await chart(page).locator('tbody tr').nth(49).waitFor()
}

async function showChart(page: Page): Promise<void> {
  await chart(page).getByRole('switch').uncheck()
  await chart(page).locator('canvas').waitFor()
}

async function hover(page: Page): Promise<void> {
  await slider(page).scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await slider(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  for (let move = 0; move < MOVES; move += 1) await page.mouse.move(x + (width * (move + 0.5)) / MOVES, y + height / 2)
}

/** Measures the main thread while an administrator reads daily reports of ten years, with a comparison, on a slow CPU. */
export async function measureTenYears(site: Site): Promise<Group[]> {
  const { page, client, leave } = await visit(site, { persona: 'admin', scenario: 'archive' })
  await observeLongTasks(page)
  await page.goto(`admin?${YEARS}`)
  await page.locator('main figure canvas').nth(1).waitFor()
  await throttleCpu(client, SLOWDOWN)
  const figures: Figure[] = []
  for (const [name, { prepare, act }] of Object.entries(actions)) {
    const runs: Tasks[] = []
    for (let run = 0; run <= RUNS; run += 1) {
      await prepare?.(page)
      runs.push(await measureTasks(site.browser, page, () => act(page)))
    }
    runs.shift()
    const longest = (part: 'scripts' | 'rendering') =>
      runs.map(({ parts }) => Math.max(...parts.map((task) => task[part])))
    figures.push(
      { name: `${name}: longest task of our scripts, CPU`, unit: 'ms', values: longest('scripts'), most: limits.task },
      { name: `${name}: longest rendering by the browser, CPU`, unit: 'ms', values: longest('rendering') },
    )
  }
  await leave()
  return [{ title: `Daily reports of ten years, CPU ${SLOWDOWN}x slower, after warm-up; ${RUNS} runs`, figures }]
}
