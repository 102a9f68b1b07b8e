import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import * as z from 'zod/mini'

/** Everything that a recipe changes or a check reads, without builds. */
const COPIED = ['docs', 'mock-server', 'packages', 'resources', 'tests', 'tools', 'package.json', 'tsconfig.json']
const CONFIGURATION = ['vite.config.ts', 'vitest.config.ts', 'playwright.config.ts', '.dependency-cruiser.mjs']

const textsSchema = z.record(z.string(), z.string())

/** A copy of the project to change. */
export type TreeCopy = {
  write: (path: string, content: string) => void
  /** Replaces the only occurrence of a text. Throws when it is missing or occurs more than once. */
  edit: (path: string, text: string, replacement: string) => void
  /** Merges texts into the file of a language. */
  addTexts: (path: string, json: string) => void
  /** Paths of the files that were written. */
  changed: () => string[]
  /** Runs Node with these arguments, and returns what it prints. Throws with that unless it succeeds. */
  run: (...args: string[]) => string
  remove: () => void
}

/** Copies the project into a temporary folder, with its packages linked. */
export function copyTree(): TreeCopy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'dziesma-recipes-')))
  for (const path of [...COPIED, ...CONFIGURATION]) cpSync(path, join(folder, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const changed = new Set<string>()
  function write(path: string, content: string): void {
    changed.add(path)
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return {
    write,
    changed: () => [...changed],
    addTexts(path, json) {
      const texts = { ...textsSchema.parse(JSON.parse(read(path))), ...textsSchema.parse(JSON.parse(json)) }
      write(path, JSON.stringify(texts, Object.keys(texts).toSorted(), 2))
    },
    edit(path, text, replacement) {
      const parts = read(path).split(text)
      if (parts.length !== 2) throw new Error(`${path} contains ${JSON.stringify(text)} ${parts.length - 1} times`)
      write(path, parts.join(replacement))
    },
    run(...args) {
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, NO_COLOR: '1' },
      })
      if (status !== 0) throw new Error(stdout + stderr)
      return stdout + stderr
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}

/** A recipe of docs/recipes.md, done step by step; the numbers are those of the document. */
export type Recipe = { heading: string; steps: Readonly<Record<number, (tree: TreeCopy) => void>> }
