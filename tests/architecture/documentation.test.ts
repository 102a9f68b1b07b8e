import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { KIT } from '../../tools/kit/perform'

const FOLDERS = ['docs', 'examples', 'mock-server', 'packages', 'public', 'resources', 'tests', 'tools']

/** Folders that commands write, and the files of a release. */
const GENERATED = [
  'dist-demo',
  'dist-release',
  'dist-workshop',
  'public/build',
  'public/service-worker.js',
  'source-maps',
  'contract-export',
  'dist-kit',
  'dziesma-<version>',
  'openapi.json',
  'contract.schema.json',
  'CHANGES.md',
]

const files = [
  ...readdirSync('.'),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  ),
]

/** Every document that explains the code, except decision records, which are historical. */
const texts = [
  ...['README.md', 'CONTRIBUTING.md', 'examples/laravel/README.md', 'mock-server/README.md'],
  ...['resources/client/README.md', 'tests/README.md'],
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
].map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const FILE = /^[\w@.*<>-]+(\/[\w@.*<>-]+)*\.(css|html|json|md|mjs|tsx?)$/
const FOLDER = /^(app|contract|core|features|lib|ui|docs|mock-server|public|resources|tests|tools)(\/[\w.*<>-]+)*\/?$/
const PLACEHOLDER = /<\w+>|\*|\bx\b/

/** Pattern of a path as texts write it: relative to any folder, with placeholders such as `<name>`, `*` or `x`. */
const patternOf = (named: string) => {
  const parts = named.replace(/\/$/, '').split(new RegExp(`(${PLACEHOLDER.source})`))
  return new RegExp(
    `(^|/)${parts.map((part) => (PLACEHOLDER.test(part) ? '[^/]+' : part.replaceAll('.', String.raw`\.`))).join('')}$`,
  )
}

const exists = (named: string): boolean =>
  GENERATED.some((folder) => named.startsWith(folder)) || files.some((file) => patternOf(named).test(file))

const namedIn = (text: string): string[] => [
  ...[...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, span = '']) => span)
    .filter((span) => FILE.test(span) || FOLDER.test(span)),
  ...[...text.matchAll(/(?<=[\s(])(?:mock-server|resources|tests|tools)\/[\w./-]*\w/g)].map(([path]) => path),
]

/** Anchor that GitHub gives to a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

const anchorsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

const scriptsSchema = z.object({ scripts: z.record(z.string(), z.string()) })
const { scripts } = scriptsSchema.parse(JSON.parse(readFileSync('package.json', 'utf8')))

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, first = '']) => first)

/** The commands' own help: texts named USAGE in `tools`. */
const usages = readdirSync('tools', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .flatMap((path) => matches(readFileSync(join('tools', path), 'utf8'), /\bUSAGE = `([^`]+)`/g))

/** Options that a text gives to a command of ours, as `npm run contract --url`. */
const optionsIn = (text: string): string[] =>
  [...text.matchAll(/\bnpm ((?:run )?[\w:-]+) -- ([^`#\n|]*)/g)].flatMap(([, command = '', args = '']) =>
    matches(args, /(?<=^|\s)(--[\w-]+)/g).map((option) => `npm ${command} ${option}`),
  )

const isExplained = (line: string): boolean => {
  const [, command = '', option = ''] = /^(.*) (--.*)$/.exec(line) ?? []
  return usages.some((usage) => usage.includes(`${command} -- `) && new RegExp(`${option}\\b`).test(usage))
}

const projects = ['vitest.config.ts', 'playwright.config.ts'].flatMap((file) =>
  matches(readFileSync(file, 'utf8'), /(?:\bproject\(|\bname: )'([\w-]+)'/g),
)

describe.each(texts)('$path', ({ path, text }) => {
  it('names existing files and folders', () => {
    expect(namedIn(text).filter((named) => !exists(named))).toEqual([])
  })

  it('names existing commands, programs and test projects', () => {
    const commands = [...matches(text, /\bnpm run (?:--silent )?([\w:-]+)/g), ...matches(text, /\bnpm (start|test)\b/g)]
    expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
    const programs = matches(text, /\bnpx (?:--package \S+ )?([\w-]+)/g)
    const isProgram = (name: string) => name === KIT || existsSync(`node_modules/.bin/${name}`)
    expect(programs.filter((name) => !isProgram(name))).toEqual([])
    expect(matches(text, /--project[ =]([\w-]+)/g).filter((name) => !projects.includes(name))).toEqual([])
  })

  it('gives commands only options that their help explains', () => {
    expect(optionsIn(text).filter((line) => !isExplained(line))).toEqual([])
  })

  it('links to existing files and headings', () => {
    const broken = matches(text, /\]\(([^)\s]+)\)/g).filter((link) => {
      if (/^\w+:/.test(link)) return false
      const [name = '', anchor] = link.split('#')
      const file = name ? join(dirname(path), name) : path
      return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor))
    })
    expect(broken).toEqual([])
  })
})
