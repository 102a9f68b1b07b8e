import type { Page } from '@playwright/test'

import { HUGE_PLAYLIST_ID } from '@mock/seeds/playlists'

import { LONG_TASK, measureTasks, observeLongTasks, type Tasks } from '../long-tasks'
import type { Figure, Group } from '../report'
import { visit, type Visit } from '../visit'
import type { BenchSite } from './bench-site'
import { limits } from './limits'
import { heapGrowth, heapInMegabytes, pageMemory } from './page-memory'

const PLAYLIST_LENGTH = 10_000
const QUEUE_LENGTH = 5_000

/** Turns of the wheel, of so many pixels: a screen further on every frame or two. */
const TURN = 600
const TURNS = { 'warm-up': 30, measured: 200 }

/** What a playlist costs that is longer than any screen. */
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
      title: `A playlist of ${PLAYLIST_LENGTH.toLocaleString('en')} tracks: scrolled to its end while it is fetched, then again`,
      figures: [
        { name: 'elements on the page, near the top', unit: 'count', values: [first] },
        { name: 'elements more at the end', unit: 'count', values: [whole - first], limit: limits.elements },
        { name: 'elements more, scrolled again', unit: 'count', values: [last - first], limit: limits.elements },
        ...taskFigures('while it is fetched', fetching),
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

/** What a queue costs that is longer than any screen. */
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
    // It is remembered for the next visit a second later.
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
      title: `A queue of ${QUEUE_LENGTH.toLocaleString('en')} tracks while one of them plays: put on, opened, opened again, scrolled`,
      figures: [
        { name: 'elements on the page, near the top', unit: 'count', values: [first] },
        { name: 'elements more, scrolled', unit: 'count', values: [last - first], limit: limits.elements },
        ...taskFigures('put on and remembered', playing),
        // Its code is fetched and run for the first time: no page is warm then.
        ...taskFigures('opened first', opening).map(({ limit: _, ...figure }) => figure),
        ...taskFigures('opened again', reopening),
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
  for (let turn = 0; turn < turns; turn++) await page.mouse.wheel(0, TURN)
}

/** Scrolls on, as tracks come, until the one of this place is on the page. */
async function scrollUntil(page: Page, place: number): Promise<void> {
  const furthest = () =>
    page.evaluate(() =>
      Math.max(
        0,
        ...[...document.querySelectorAll('main [aria-posinset]')].map((row) =>
          Number(row.getAttribute('aria-posinset')),
        ),
      ),
    )
  while ((await furthest()) < place) await turnWheel(page, 4)
}

function taskFigures(when: string, { ofCpu, onClock }: Tasks): Figure[] {
  return [
    { name: `longest task, ${when}: CPU`, unit: 'ms', values: [Math.max(0, ...ofCpu)], limit: limits.task },
    { name: `tasks over ${LONG_TASK} ms on the clock, ${when}`, unit: 'count', values: [onClock.length] },
  ]
}

const elements = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length)
