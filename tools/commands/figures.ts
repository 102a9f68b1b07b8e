import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'

import { chooseChecks } from '../checks/checks'
import { forecast, readDurations } from '../checks/forecast'
import { registrations } from '../figures/registrations'
import { arrowsBetween, knotsIn, roomsOf } from '../figures/room-arrows'
import { cyclicFiles, readImportGraph } from '../import-graph'

const CLIENT = 'resources/client'
const SHORT_FILE = 30

/** Prints code metrics: `npm run figures`, or `npm run figures -- <another checkout>` to compare. */
process.chdir(process.argv[2] ?? '.')

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 28 })

const sources = run('git', 'ls-files', CLIENT)
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .map((path) => readFileSync(path, 'utf8').trimEnd().split('\n'))

const sizes = sources.map(({ length }) => length).toSorted((one, other) => one - other)
const lines = sizes.reduce((sum, size) => sum + size, 0)
const quantile = (share: number) => sizes[Math.floor(sizes.length * share)] ?? 0
const per = (count: number, unit: number) => ((count / lines) * unit).toFixed(2)

const count = (pattern: RegExp) => sources.flat().filter((line) => pattern.test(line)).length

/** Number of lines in import statements, including continuation lines. */
const importLines = sources
  .map((file) => (file.join('\n').match(/^import\b[^']*'[^']+'/gm) ?? []).join('\n').split('\n').filter(Boolean).length)
  .reduce((sum, size) => sum + size, 0)

/** Number of variables, maps and sets that modules keep outside functions. */
const moduleState = () =>
  count(/^(export )?let /) + count(/^(export )?const \w+(: [^=]+)? = new (Weak)?(Map|Set)(<.*>)?\(\)/)

/** Every import, type-only ones included. */
const graph = readImportGraph()

/** Describes the rooms of an area by what they import of each other. */
function describeRooms(area: string): string {
  const arrows = arrowsBetween(area, graph)
  const distinct = new Set(arrows.map(({ from, to }) => `${from} -> ${to}`))
  const knottedRooms = new Set(knotsIn(arrows).map(({ from }) => from))
  return `${roomsOf(area, graph).length} rooms, ${distinct.size} arrows, ${knottedRooms.size} in knots`
}

/** How long `npm test` takes, by the durations that the checkout has recorded. */
function testTime(): string {
  const tasks = chooseChecks({}).map((check) => ({ check }))
  return `${Math.round(forecast(tasks, readDurations('tools/checks/durations.json')) / 60)} min`
}

const AREAS = [`${CLIENT}/core/platform`, `${CLIENT}/core/shared`, `${CLIENT}/features/admin`, 'mock-server']

console.table({
  'files (without tests)': sizes.length,
  'median lines': quantile(0.5),
  '90th percentile of lines': quantile(0.9),
  [`share of files of ${SHORT_FILE} lines or fewer`]: `${((sizes.filter((size) => size <= SHORT_FILE).length / sizes.length) * 100).toFixed(0)} %`,
  'useEffect per 1,000 lines': per(count(/\buseEffect\(/), 1000),
  'variables, maps and sets of modules': moduleState(),
  'import lines per 100': per(importLines, 100),
  'modules in import cycles, including types': cyclicFiles(graph).filter((file) => !/^(tests|tools)/.test(file)).length,
  ...Object.fromEntries(AREAS.map((area) => [area, describeRooms(area)])),
  'registrations per endpoint group': registrations(graph).length,
  'npm test, forecast for two idle cores': testTime(),
  'README, bytes': statSync('README.md').size,
})
