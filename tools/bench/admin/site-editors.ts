import type { Page } from '@playwright/test'

import { throttleCpu } from '../bench-site'
import { measureTasks, observeLongTasks, type Tasks } from '../long-tasks'
import type { Figure, Group } from '../report'
import { type Site, visit } from '../visit'
import { FRAME_MS, limits, SLOWDOWN } from './limits'

const RUNS = 5
const MOVES = 120

const actions: Record<string, (page: Page) => Promise<void>> = {
  'open the appearance editor': async (page) => {
    await page.getByRole('link', { name: 'Izskats' }).click()
    await page.frameLocator('iframe').getByRole('main').waitFor()
  },
  'search the settings': async (page) => {
    await page.getByRole('link', { name: 'Iestatījumi' }).click()
    const field = page.getByRole('main').getByRole('searchbox')
    await field.pressSequentially('smtp', { delay: 60 })
    await field.fill('')
  },
}

/** Measures the main thread while an administrator opens the appearance editor, searches the settings and drags a colour. */
export async function measureSiteEditors(site: Site): Promise<Group[]> {
  const { page, client, leave } = await visit(site, { persona: 'admin' })
  await observeLongTasks(page)
  await page.goto('admin/settings')
  const figures: Figure[] = []
  for (const [name, act] of Object.entries(actions)) {
    await act(page)
    const runs: Tasks[] = []
    for (let run = 0; run < RUNS; run++) {
      await page.getByRole('link', { name: 'Lomas' }).click()
      runs.push(await measureTasks(site.browser, page, () => act(page)))
    }
    const longest = runs.map(({ parts }) => Math.max(...parts.map(({ scripts }) => scripts)))
    figures.push({ name: `${name}: longest task of our scripts, CPU`, unit: 'ms', values: longest, most: limits.task })
  }
  await throttleCpu(client, SLOWDOWN)
  const drag = await measureDrag(site, page)
  await leave()
  return [
    { title: `Appearance and settings, after warm-up; ${RUNS} runs`, figures },
    { title: `Themes, CPU ${SLOWDOWN}x slower, after warm-up; ${RUNS} runs of ${MOVES} moves`, figures: drag },
  ]
}

/** Measures the frames in which a colour is dragged, on the editor's and the preview's page together. */
async function measureDrag({ browser }: Site, page: Page): Promise<Figure[]> {
  await page.goto('admin/appearance?section=themes&item=1')
  await page.frameLocator('iframe').getByRole('main').waitFor()
  await page.getByRole('button', { name: /^Lapa / }).click()
  const area = page.getByRole('dialog').locator('.h-44')
  await area.waitFor()
  const { x, y, width, height } = (await area.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const drag = async () => {
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    for (let move = 0; move < MOVES; move++)
      await page.mouse.move(x + (width * (move + 0.5)) / MOVES, y + height / 2 + 20 * Math.sin(move / 9))
    await page.mouse.up()
  }
  await drag()
  const runs: Tasks[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await measureTasks(browser, page, drag))
  const share = (part: 'scripts' | 'cpu') =>
    runs.map(({ parts }) => parts.filter((task) => task[part] > FRAME_MS).length / MOVES)
  const rendering = runs.map(({ parts }) => parts.reduce((sum, task) => sum + task.rendering, 0) / MOVES)
  return [
    {
      name: 'drag a colour: frames missed by our scripts',
      unit: 'ratio',
      values: share('scripts'),
      most: limits.missed,
    },
    { name: 'drag a colour: frames missed with the rendering', unit: 'ratio', values: share('cpu') },
    { name: 'drag a colour: rendering of a move, CPU', unit: 'ms', values: rendering, most: limits.rendering },
  ]
}
