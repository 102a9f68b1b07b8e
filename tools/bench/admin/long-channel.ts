import type { Page } from '@playwright/test'

import { createLongChannel } from '@tests/e2e/fixtures/long-channel'

import { throttleCpu } from '../bench-site'
import { measureTasks, observeLongTasks, type Tasks } from '../long-tasks'
import type { Figure, Group } from '../report'
import { type Site, visit } from '../visit'
import { limits, SLOWDOWN } from './limits'

const SONGS = 500
const RUNS = 5
const TURNS = 30
const TURN_PX = 120

/** Narrower than the form beside its preview, which then opens by a press. */
const WITHOUT_PREVIEW = { width: 1180, height: 800 }

const rows = (page: Page) => page.getByRole('grid', { name: 'Content' }).getByRole('row')
const row = (page: Page, place: number) => rows(page).and(page.locator(`[aria-rowindex="${place}"]`))
const handle = (page: Page, place: number) => row(page, place).getByRole('button', { name: /^Move / })
/** Link to the editor of a row's song. */
const songOf = (page: Page, place: number) => row(page, place).getByRole('link').getAttribute('href')

/** Start of the site in the preview, which takes as long as any start of it and is measured by the benchmarks of pages. */
const PREVIEW = 'open the preview'

/** Actions of an editor of a long channel, each of which can be repeated. */
const actions: Record<string, (page: Page) => Promise<void>> = {
  'open the editor': open,
  [PREVIEW]: openPreview,
  'drag a row': drag,
  'move a row by keys': moveByKeys,
  'move a row by its menu': moveByMenu,
  scroll: scroll,
  'type a name': typeName,
}

/** Measures the main thread while an administrator edits a channel of 500 chosen songs on a slow CPU. */
export async function measureLongChannel(site: Site): Promise<Group[]> {
  const { page, world, client, leave } = await visit(site, { persona: 'admin' })
  await page.setViewportSize(WITHOUT_PREVIEW)
  await world.setLanguage('en')
  await createLongChannel(world, SONGS)
  await observeLongTasks(page)
  await page.goto('admin/channels')
  await throttleCpu(client, SLOWDOWN)
  const figures: Figure[] = []
  for (const [name, act] of Object.entries(actions)) {
    await act(page)
    const runs: Tasks[] = []
    for (let run = 0; run < RUNS; run++) {
      if (act === open) await page.getByRole('link', { name: 'Channels' }).first().click()
      runs.push(await measureTasks(site.browser, page, () => act(page)))
    }
    figures.push(...figuresOf(name, runs))
  }
  await leave()
  return [{ title: `A channel of ${SONGS} songs, CPU ${SLOWDOWN}x slower, after warm-up; ${RUNS} runs`, figures }]
}

function figuresOf(name: string, runs: Tasks[]): Figure[] {
  const longest = (part: 'scripts' | 'rendering') =>
    runs.map(({ parts }) => Math.max(...parts.map((task) => task[part])))
  return [
    {
      name: `${name}: longest task of our scripts, CPU`,
      unit: 'ms',
      values: longest('scripts'),
      ...(name !== PREVIEW && { most: limits.task }),
    },
    { name: `${name}: longest rendering by the browser, CPU`, unit: 'ms', values: longest('rendering') },
  ]
}

/** Opens the editor from the list, and waits until all songs have arrived. */
async function open(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Garais/ }).click()
  await page.locator(`[aria-rowcount="${SONGS}"]`).first().waitFor()
}

/** Opens the preview, and waits until it shows the channel's page. */
async function openPreview(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Preview', exact: true })
  if ((await button.getAttribute('aria-expanded')) === 'true') await button.click()
  await button.click()
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
}

/** Moves the second row away, and waits until another song is in its place and the server has accepted the order. */
async function moveSecond(page: Page, act: () => Promise<void>): Promise<void> {
  const song = await songOf(page, 2)
  await Promise.all([page.waitForResponse(/reorder-content/), act()])
  await row(page, 2)
    .filter({ hasNot: page.locator(`[href="${song}"]`) })
    .waitFor()
}

/** Drags the second row below the fourth by its handle. */
function drag(page: Page): Promise<void> {
  return moveSecond(page, async () => {
    await handle(page, 2).hover()
    await page.mouse.down()
    for (const place of [3, 4]) await handle(page, place).hover({ force: true })
    const { x = 0, y = 0, height = 0 } = (await row(page, 4).boundingBox()) ?? {}
    await page.mouse.move(x + 20, y + height - 4)
    await page.mouse.up()
  })
}

/** Moves the second row down, one step for each press. */
function moveByKeys(page: Page): Promise<void> {
  return moveSecond(page, async () => {
    await handle(page, 2).focus()
    for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowDown')
  })
}

/** Moves the second row to the end, where the list follows it, then scrolls back. */
async function moveByMenu(page: Page): Promise<void> {
  const song = await songOf(page, 2)
  await handle(page, 2).click()
  await page.getByRole('menuitem', { name: 'Move to the bottom' }).click()
  await row(page, SONGS)
    .filter({ has: page.locator(`[href="${song}"]`) })
    .waitFor()
  await row(page, SONGS).hover()
  await page.mouse.wheel(0, -100 * SONGS)
  await handle(page, 2).waitFor()
}

async function scroll(page: Page): Promise<void> {
  await row(page, 2).hover()
  for (const direction of [1, -1])
    for (let turn = 0; turn < TURNS; turn++) await page.mouse.wheel(0, direction * TURN_PX)
}

async function typeName(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Name', exact: true })
  await field.focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' vakara', { delay: 60 })
  await field.fill('Garais')
}
