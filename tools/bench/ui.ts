import { chromium, type Page } from '@playwright/test'

import { startStaticHost } from '@tests/e2e/fixtures/static-host'

import { chromiumArgs, requireChromium } from '../chromium'
import { LONG_TASK_MS, measureTasks, observeLongTasks } from './long-tasks'

/** CPU slowdown factor: about a cheap tablet. */
const SLOWDOWN = 4

/** A user action on a workshop story: a small share of it warms up the page, then all of it is measured. */
type Scenario = { name: string; story: string; act: (page: Page, share: 'warm-up' | 'all') => Promise<void> }

const scenarios: Scenario[] = [
  { name: 'typing into a form of 30 fields', story: 'thirty-fields', act: typeIntoFields },
  { name: 'scrolling a list of 10,000 rows', story: 'virtual-list', act: scrollList },
]

async function typeIntoFields(page: Page, share: 'warm-up' | 'all'): Promise<void> {
  const fields = await page.locator('form').first().locator(':is(input:not([type=hidden]), textarea):visible').all()
  for (const field of share === 'all' ? fields : fields.slice(0, 3)) {
    await field.focus()
    // The space toggles checkboxes, and number fields accept only the digit.
    await page.keyboard.type('Aijā žūžū 7')
  }
}

/** Turns of the wheel, 600 pixels each, which scroll a screen every frame or two. */
const TURNS = { 'warm-up': 20, all: 200 }

async function scrollList(page: Page, share: 'warm-up' | 'all'): Promise<void> {
  await page.getByRole('list').first().hover()
  for (let turn = 0; turn < TURNS[share]; turn++) await page.mouse.wheel(0, 600)
}

const host = await startStaticHost({ folder: 'dist-workshop', path: '/' })
const browser = await chromium.launch({ executablePath: await requireChromium(), args: chromiumArgs })

console.log(
  `CPU ${SLOWDOWN}x slower. Tasks after warm-up in milliseconds: CPU time, and wall-clock time on this machine.\n`,
)
for (const scenario of scenarios) {
  const figures = await measure(scenario)
  console.log(scenario.name)
  for (const [name, figure] of Object.entries(figures)) console.log(`  ${name.padEnd(26)}${String(figure).padStart(8)}`)
}
await browser.close()
host.close()

async function measure({ story, act }: Scenario): Promise<Record<string, number | string>> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await observeLongTasks(page)
  await page.goto(`${host.url}?${new URLSearchParams({ story, bare: '' })}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await act(page, 'warm-up')
  const nodesBefore = await nodeCount(page)
  const { ofCpu, onClock } = await measureTasks(browser, page, () => act(page, 'all'))
  const figures = {
    'longest task, CPU': Math.max(...ofCpu),
    [`tasks over ${LONG_TASK_MS}, CPU`]: ofCpu.filter((duration) => duration > LONG_TASK_MS).length,
    'longest task, clock': onClock.length > 0 ? Math.max(...onClock) : `< ${LONG_TASK_MS}`,
    [`tasks over ${LONG_TASK_MS}, clock`]: onClock.length,
    'nodes before': nodesBefore,
    'nodes after': await nodeCount(page),
  }
  await page.close()
  return figures
}

function nodeCount(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length)
}
