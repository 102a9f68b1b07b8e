import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { screens as testedScreens } from '@tests/e2e/fixtures/screens/screens'
import { states } from '@tests/e2e/fixtures/screens/states'

import { startBenchSite } from '../bench/bench-site'
import { fail } from '../fail'
import { writeContactSheets } from '../screens/contact-sheets'
import { languages, type SkippedView, sizes, themes, type View } from '../screens/looks'
import { walk } from '../screens/walk'

const USAGE = `npm run screens -- --out <folder> [--only <part of a name>,...] [--sizes ${Object.keys(sizes).join()}] [--languages ${languages.join()}] [--themes ${themes.join()}] [--whole] [--list]`

const { values: flags } = parseArgs({
  options: {
    out: { type: 'string' },
    only: { type: 'string' },
    sizes: { type: 'string', default: 'wide,phone' },
    languages: { type: 'string', default: languages.join() },
    themes: { type: 'string', default: themes.join() },
    whole: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (flags.help) {
  console.log(USAGE)
  process.exit()
}

/** Parses a comma-separated flag; exits on an unknown name. */
function selectedNames<Name extends string>(flag: string, known: readonly Name[]): Name[] {
  const names = flag.split(',')
  const unknown = names.find((name) => !known.some((one) => one === name))
  if (unknown !== undefined) fail(`There is no "${unknown}": choose from ${known.join(', ')}.\n${USAGE}`)
  return known.filter((name) => names.includes(name))
}

const parts = flags.only?.split(',')
const screens = [...testedScreens, ...states].filter(({ name }) => parts?.some((part) => name.includes(part)) ?? true)
if (flags.list) {
  console.log(screens.map(({ name }) => name).join('\n'))
  process.exit()
}
if (!flags.out) fail(USAGE)
const folder = resolve(flags.out)
mkdirSync(folder, { recursive: true })

const selectedSizes = selectedNames(flags.sizes, Object.keys(sizes) as (keyof typeof sizes)[])
const selectedLanguages = selectedNames(flags.languages, languages)
const selectedThemes = selectedNames(flags.themes, themes)

const { browser, url, close } = await startBenchSite()
try {
  const rounds = selectedSizes.flatMap((size) => selectedLanguages.map((language) => ({ size, language })))
  const seen = []
  // Two in parallel, because more would compete for the CPU.
  for (let at = 0; at < rounds.length; at += 2) {
    const pair = rounds.slice(at, at + 2)
    seen.push(
      ...(await Promise.all(
        pair.map((round) =>
          walk({ browser, url, folder, screens, themes: selectedThemes, isWhole: flags.whole, ...round }),
        ),
      )),
    )
  }
  const views = seen.flatMap((round) => round.views)
  const sheets = await writeContactSheets(browser, folder, views)
  process.exitCode = print({ views, misses: seen.flatMap((round) => round.misses), sheets, folder })
} finally {
  await close()
}

type Report = { views: View[]; misses: SkippedView[]; sheets: number; folder: string }

/** Prints axe's findings, horizontally scrolling screens and unreached ones. Returns the exit code. */
function print({ views, misses, sheets, folder }: Report): 0 | 1 {
  console.log(`\n\n${views.length} screenshots and ${sheets} sheets in ${folder}`)
  const problems = views.flatMap((view) => view.problems.map((problem) => ({ view, problem })))
  table(
    'found by axe',
    problems.map(({ view, problem }) => `${nameOf(view)}  ${problem}`),
  )
  table('scroll horizontally', views.filter(({ isTooWide }) => isTooWide).map(nameOf))
  table(
    'not reached',
    misses.map(({ screen, size, language, reason }) => `${size.padEnd(9)} ${language}        ${screen}: ${reason}`),
  )
  return problems.length + misses.length === 0 && !views.some(({ isTooWide }) => isTooWide) ? 0 : 1
}

function table(title: string, rows: readonly string[]): void {
  console.log(`\n${title}: ${rows.length}`)
  for (const row of rows) console.log(`  ${row}`)
}

function nameOf({ screen, size, language, theme }: View): string {
  return `${size.padEnd(9)} ${language} ${theme.padEnd(5)}  ${screen}`
}
