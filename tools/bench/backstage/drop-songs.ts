import type { Page } from '@playwright/test'

import { throttleCpu } from '../bench-site'
import { LONG_TASK_MS, measureTasks, observeLongTasks, type Tasks } from '../long-tasks'
import type { Figure, Group } from '../report'
import { type Site, visit } from '../visit'
import { limits, SLOWDOWN } from './limits'
import { addAndDiscard, addSongs, SONGS, withSongs } from './songs'

const RUNS = 5
const TEXT = ' vakaram'

/** Measures the main thread while an artist drops 100 files, and types in the form of their songs, on a slow CPU. */
export async function measureDroppedSongs(site: Site): Promise<Group[]> {
  const { page, world, client, leave } = await visit(site, { persona: 'artist' })
  await world.setLanguage('en')
  await observeLongTasks(page)
  await page.goto('backstage/upload')
  await page.locator('input[type=file][multiple]').first().waitFor({ state: 'attached' })
  await throttleCpu(client, SLOWDOWN)
  const drop = await withSongs(async (paths) => {
    await addAndDiscard(page, paths.slice(0, 2))
    return measureTasks(site.browser, page, () => addSongs(page, paths))
  })
  const figures = figuresOf('drop the files until the first are read', [drop], { most: limits.task })
  for (const name of ['Name of song 1', 'Album name']) {
    const runs: Tasks[] = []
    for (let run = 0; run <= RUNS; run += 1) runs.push(await measureTasks(site.browser, page, () => typeIn(page, name)))
    figures.push(...figuresOf(`type in “${name}”`, runs.slice(1), { most: limits.task }))
  }
  await leave()
  return [
    { title: `${SONGS} songs in the backstage, CPU ${SLOWDOWN}x slower, after warm-up; typing: ${RUNS} runs`, figures },
  ]
}

async function typeIn(page: Page, name: string): Promise<void> {
  const field = page.getByRole('textbox', { name, exact: true })
  await field.focus()
  await page.keyboard.press('End')
  await page.keyboard.type(TEXT, { delay: 60 })
}

function figuresOf(name: string, runs: Tasks[], limit: Pick<Figure, 'most'>): Figure[] {
  const longest = (part: 'scripts' | 'rendering') =>
    runs.map(({ parts }) => Math.max(...parts.map((task) => task[part])))
  return [
    { name: `${name}: longest task of our scripts, CPU`, unit: 'ms', values: longest('scripts'), ...limit },
    { name: `${name}: longest rendering by the browser, CPU`, unit: 'ms', values: longest('rendering') },
    {
      name: `${name}: tasks of our scripts over ${LONG_TASK_MS} ms`,
      unit: 'count',
      values: runs.map(({ parts }) => parts.filter(({ scripts }) => scripts > LONG_TASK_MS).length),
    },
  ]
}
