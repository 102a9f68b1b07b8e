import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { screens as testedScreens } from '@tests/e2e/fixtures/screens/screens'
import { states } from '@tests/e2e/fixtures/screens/states'

import { startBenchSite } from '../bench/player/bench-site'
import { fail } from '../fail'
import { writeContactSheets } from '../screens/contact-sheets'
import { languages, sizes, themes } from '../screens/looks'
import { print } from '../screens/report'
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
  },
})

/** Those that a flag names; ends the command at one there is not. */
function chosen<Name extends string>(flag: string, known: readonly Name[]): Name[] {
  const names = flag.split(',')
  const stranger = names.find((name) => !known.some((one) => one === name))
  if (stranger !== undefined) fail(`There is no "${stranger}": choose from ${known.join(', ')}.\n${USAGE}`)
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

const wantedSizes = chosen(flags.sizes, Object.keys(sizes) as (keyof typeof sizes)[])
const wantedLanguages = chosen(flags.languages, languages)
const wantedThemes = chosen(flags.themes, themes)

const { browser, url, close } = await startBenchSite()
try {
  const rounds = wantedSizes.flatMap((size) => wantedLanguages.map((language) => ({ size, language })))
  const seen = []
  // Two at a time: more would wait for the processor.
  for (let at = 0; at < rounds.length; at += 2) {
    const pair = rounds.slice(at, at + 2)
    seen.push(
      ...(await Promise.all(
        pair.map((round) =>
          walk({ browser, url, folder, screens, themes: wantedThemes, isWhole: flags.whole, ...round }),
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
