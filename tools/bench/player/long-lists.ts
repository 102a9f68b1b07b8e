import type { Page } from '@playwright/test'

import { HUGE_PLAYLIST_ID } from '@mock/state/seeds/playlists'

import type { BenchSite } from '../bench-site'
import { LONG_TASK_MS, measureTasks, observeLongTasks, type Tasks } from '../long-tasks'
import { heapGrowth, heapInMegabytes, pageMemory } from '../page-memory'
import type { Figure, Group } from '../report'
import { visit, type Visit } from '../visit'
import { limits } from './limits'

const PLAYLIST_LENGTH = 10_000
const QUEUE_LENGTH = 5_000

/** Pixels per turn of the wheel, which scrolls a screen every frame or two. */
const TURN_PX = 600
const TURNS = { 'warm-up': 30, measured: 200 }

/** Measures scrolling through a playlist of 10,000 tracks. */
export async function measurePlaylist(site: BenchSite): Promise<Group[]> {
  const { page, client, leave } = await openPlaylist(site)
  const list = page.getByRole('main').getByRole('list').last()
  await list.hover()
  await turnWheel(page, TURNS['warm-up'])
  const first = await elements(page)
  const fetching = await measureTasks(site.browser, page, () => scrollUntil(page, PLAYLIST_LENGTH))
  const whole = await elements(page)
  const before = await pageMemory(client)
  const again = await measureTasks(site.browser, page, async () => {
    await page.evaluate(() => window.scrollTo(0, 0))
    await turnWheel(page, TURNS.measured)
  })
  const after = await pageMemory(client)
  const last = await elements(page)
  await leave()
  return [
    {
      title: `A playlist of ${PLAYLIST_LENGTH.toLocaleString('en')} tracks: scrolled to its end while loading, then again`,
      figures: [
        { name: 'elements near the top', unit: 'count', values: [first] },
        { name: 'additional elements at the end', unit: 'count', values: [whole - first], limit: limits.elements },
        { name: 'additional elements, scrolled again', unit: 'count', values: [last - first], limit: limits.elements },
        ...taskFigures('while loading', fetching),
        ...taskFigures('scrolled again', again),
        { name: 'heap with all tracks', unit: 'MB', values: [heapInMegabytes(before)] },
        {
          name: 'heap growth, scrolled again',
          unit: 'MB',
          values: [heapGrowth(before, after)],
          limit: limits.heapGrowth,
        },
      ],
    },
  ]
}

/** Measures playing, opening and scrolling a queue of 5,000 tracks. */
export async function measureQueue(site: BenchSite): Promise<Group[]> {
  const { page, client, leave } = await openPlaylist(site)
  await page.getByRole('main').getByRole('list').last().hover()
  await scrollUntil(page, QUEUE_LENGTH)
  const playing = await measureTasks(site.browser, page, async () => {
    await page.evaluate(() => window.scrollTo(0, 0))
    await page
      .getByRole('main')
      .getByRole('list')
      .last()
      .getByRole('button', { name: /^Atskaņot: / })
      .first()
      .click()
    // The player stores the queue after a second.
    await page.waitForFunction(
      (length) =>
        Object.values(localStorage).some((value) => Number(/"nextId":(\d+)/.exec(String(value))?.[1]) > length),
      QUEUE_LENGTH,
    )
  })
  const opening = await measureTasks(site.browser, page, () => openQueue(page))
  await page.keyboard.press('Escape')
  await sidePanel(page).waitFor({ state: 'detached' })
  const reopening = await measureTasks(site.browser, page, () => openQueue(page))
  const panel = sidePanel(page).getByRole('list')
  await panel.getByRole('listitem').nth(2).hover()
  await turnWheel(page, TURNS['warm-up'])
  const [first, before] = [await elements(page), await pageMemory(client)]
  const scrolling = await measureTasks(site.browser, page, () => turnWheel(page, TURNS.measured))
  const [last, after] = [await elements(page), await pageMemory(client)]
  await leave()
  return [
    {
      title: `A queue of ${QUEUE_LENGTH.toLocaleString('en')} tracks, one of them playing: started, opened, reopened, scrolled`,
      figures: [
        { name: 'elements near the top', unit: 'count', values: [first] },
        { name: 'additional elements, scrolled', unit: 'count', values: [last - first], limit: limits.elements },
        ...taskFigures('started and stored', playing),
        // No limit, because opening fetches and runs its code for the first time.
        ...taskFigures('opened first', opening).map(({ limit: _, ...figure }) => figure),
        ...taskFigures('reopened', reopening),
        ...taskFigures('scrolled', scrolling),
        { name: 'heap growth, scrolled', unit: 'MB', values: [heapGrowth(before, after)], limit: limits.heapGrowth },
      ],
    },
  ]
}

async function openPlaylist(site: BenchSite): Promise<Visit> {
  const opened = await visit(site, { scenario: 'huge' })
  await observeLongTasks(opened.page)
  await opened.page.goto(`playlist/${HUGE_PLAYLIST_ID}/list`)
  await opened.page
    .getByRole('main')
    .getByRole('button', { name: /^Atskaņot: / })
    .first()
    .waitFor()
  return opened
}

const sidePanel = (page: Page) => page.getByRole('complementary', { name: 'Rinda' })

async function openQueue(page: Page): Promise<void> {
  await page.getByRole('main').focus()
  await page.keyboard.press('q')
  await sidePanel(page).getByRole('list').getByRole('listitem').first().waitFor()
}

async function turnWheel(page: Page, turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await page.mouse.wheel(0, TURN_PX)
}

/** Scrolls while tracks load, until the one at this position is on the page. */
async function scrollUntil(page: Page, position: number): Promise<void> {
  const furthestScroll = () =>
    page.evaluate(() =>
      Math.max(
        0,
        ...[...document.querySelectorAll('main [aria-posinset]')].map((row) =>
          Number(row.getAttribute('aria-posinset')),
        ),
      ),
    )
  while ((await furthestScroll()) < position) await turnWheel(page, 4)
}

function taskFigures(when: string, { ofCpu, onClock }: Tasks): Figure[] {
  return [
    { name: `longest task, ${when}: CPU`, unit: 'ms', values: [Math.max(0, ...ofCpu)], limit: limits.task },
    { name: `tasks over ${LONG_TASK_MS} ms wall-clock, ${when}`, unit: 'count', values: [onClock.length] },
  ]
}

const elements = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length)
