import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import * as z from 'zod/mini'

import { arrowsBetween, knotsIn, sourcesOf } from '../figures/room-arrows'

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

/** Number of variables, maps and sets that modules keep outside of functions. */
const moduleState = () =>
  count(/^(export )?let /) + count(/^(export )?const \w+(: [^=]+)? = new (Weak)?(Map|Set)(<.*>)?\(\)/)

const graph = z.object({
  modules: z.array(z.object({ source: z.string(), dependencies: z.array(z.object({ circular: z.boolean() })) })),
})

/** Number of modules in import cycles, including type-only imports. */
function cyclicModules(): number {
  const config = ['--no-config', '--ts-pre-compilation-deps', '--ts-config', 'tsconfig.json']
  const folders = [CLIENT, 'mock-server', 'packages'].filter(existsSync)
  const output = run('npx', 'depcruise', ...config, '--do-not-follow', 'node_modules', '-T', 'json', ...folders)
  return graph.parse(JSON.parse(output)).modules.filter(({ dependencies }) => dependencies.some((d) => d.circular))
    .length
}

/** Describes the rooms of an area, its folders with sources, by what they import of each other. */
function roomsOf(area: string): string {
  const files = sourcesOf(area)
  const depth = area.split('/').length
  const arrows = arrowsBetween(area, files)
  const distinct = new Set(arrows.map(({ from, to }) => `${from} -> ${to}`))
  const rooms = new Set(files.map(({ path }) => path.split('/')[depth]).filter((name) => !name?.includes('.')))
  const knotted = new Set(knotsIn(arrows).map(({ from }) => from))
  return `${rooms.size} rooms, ${distinct.size} arrows, ${knotted.size} in knots`
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
  'modules in import cycles, including types': cyclicModules(),
  ...Object.fromEntries(AREAS.map((area) => [area, roomsOf(area)])),
  'README, bytes': statSync('README.md').size,
})
