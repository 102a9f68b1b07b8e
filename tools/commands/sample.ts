import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'

const CATALOGUE = 'resources/lang/lv.json'

/** Prints random comments, test titles, UI strings and names to judge by docs/style.md: `npm run sample -- --seed 11`. */
const { values } = parseArgs({ options: { seed: { type: 'string' }, size: { type: 'string', default: '100' } } })
const size = Number(values.size)
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e6))
const random = createRandom(seed)

const files = execFileSync('git', ['ls-files', 'resources', 'mock-server', 'packages', 'tests', 'tools'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(tsx?|mjs)$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** Generates numbers from 0 to 1 (mulberry32): a seed always gives the same sequence. */
function createRandom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Draws without repetition (Fisher-Yates on a copy). */
function draw(list: readonly string[]): string[] {
  const rest = [...list]
  return Array.from({ length: Math.min(size, rest.length) }, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat()
}

/** Finds texts with their locations; the pattern's first matching group is the text. */
const find = (pattern: RegExp) =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map((match) => {
      const line = text.slice(0, match.index).split('\n').length
      return `${oneLine(match.slice(1).find(Boolean) ?? '')}  (${path}:${line})`
    }),
  )

const oneLine = (text: string) =>
  text
    .replaceAll(/\n\s*(?:\*|\/\/)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const comments = find(/^[ \t]*(?:\/\*\*([\s\S]*?)\*\/|\/\/ ((?!oxlint-|@ts-).*(?:\n[ \t]*\/\/ .*)*))/gm)
const titles = find(
  /^[ \t]*(?:(?:it|test)(?:\.(?!describe)\w+)?|\]\)?(?: as const)?\))\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`]*)`)/gm,
)
const strings = Object.keys(z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(CATALOGUE, 'utf8'))))
/** Declared names and file names, each once. */
const names = [
  ...new Set([
    ...find(/^\s*(?:export\s+)?(?:async\s+)?(?:const|let|function\*?|class|type|interface)\s+(\w{3,})/gm).map(
      (found) => found.split('  ')[0] ?? found,
    ),
    ...files.map(({ path }) => path),
  ]),
]

console.log(`seed ${seed}`)
for (const [name, list] of Object.entries({ comments, 'test titles': titles, 'UI strings': strings, names })) {
  console.log(`\n${name}: ${size} of ${list.length}`)
  for (const text of draw(list)) console.log(`- ${text}`)
}
