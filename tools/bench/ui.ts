import { chromium, type Page } from '@playwright/test'

import { startStaticHost } from '@tests/e2e/fixtures/static-host'

import { chromiumArgs, requireChromium } from '../chromium'
import { LONG_TASK, measureTasks, observeLongTasks } from './long-tasks'

/** So many times slower than this machine: about a cheap tablet. */
const SLOWDOWN = 4

/** Something that a visitor does with a story of the workshop; done a little for warming up, then measured. */
type Scenario = { name: string; story: string; act: (page: Page, share: 'warm-up' | 'all') => Promise<void> }

const scenarios: Scenario[] = [
  { name: 'typing into a form of 30 fields', story: 'thirty-fields', act: typeIntoFields },
  { name: 'scrolling a list of 10,000 rows', story: 'virtual-list', act: scrollList },
]

async function typeIntoFields(page: Page, share: 'warm-up' | 'all'): Promise<void> {
  const fields = await page.locator('form').first().locator(':is(input:not([type=hidden]), textarea):visible').all()
  for (const field of share === 'all' ? fields : fields.slice(0, 3)) {
    await field.focus()
    // The space ticks what is a box, the digit is what a number takes.
    await page.keyboard.type('Aijā žūžū 7')
  }
}

/** Turns of the wheel, of 600 pixels each; a screen further on every frame or two. */
const TURNS = { 'warm-up': 20, all: 200 }

async function scrollList(page: Page, share: 'warm-up' | 'all'): Promise<void> {
  await page.getByRole('list').first().hover()
  for (let turn = 0; turn < TURNS[share]; turn++) await page.mouse.wheel(0, 600)
}

const host = await startStaticHost({ folder: 'dist-workshop', path: '/' })
const browser = await chromium.launch({ executablePath: await requireChromium(), args: chromiumArgs })

console.log(
  `CPU slowed down ${SLOWDOWN} times. Tasks after warm-up, in milliseconds: what they took of the CPU, and on the clock of this machine.\n`,
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
    [`tasks over ${LONG_TASK}, CPU`]: ofCpu.filter((duration) => duration > LONG_TASK).length,
    'longest task, clock': onClock.length > 0 ? Math.max(...onClock) : `< ${LONG_TASK}`,
    [`tasks over ${LONG_TASK}, clock`]: onClock.length,
    'nodes before': nodesBefore,
    'nodes after': await nodeCount(page),
  }
  await page.close()
  return figures
}

function nodeCount(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length)
}
