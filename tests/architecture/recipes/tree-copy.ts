import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** Everything that a recipe changes or a check reads, without builds. */
const COPIED = ['docs', 'mock-server', 'packages', 'resources', 'tests', 'tools', 'package.json', 'tsconfig.json']
const CONFIGURATION = ['vite.config.ts', 'vitest.config.ts', 'playwright.config.ts', '.dependency-cruiser.mjs']

/** A copy of the project to change. */
export type TreeCopy = {
  write: (path: string, content: string) => void
  /** Replaces the only occurrence of a text. Throws when it is missing or occurs more than once. */
  edit: (path: string, text: string, replacement: string) => void
  read: (path: string) => string
  /** Runs Node with these arguments. */
  run: (...args: string[]) => { status: number | null; output: string }
  remove: () => void
}

/** Copies the project into a temporary folder, with its packages linked. */
export function copyTree(): TreeCopy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'dziesma-recipes-')))
  for (const path of [...COPIED, ...CONFIGURATION]) cpSync(path, join(folder, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  function write(path: string, content: string): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return {
    read,
    write,
    edit(path, text, replacement) {
      const parts = read(path).split(text)
      if (parts.length !== 2) throw new Error(`${path} contains ${JSON.stringify(text)} ${parts.length - 1} times`)
      write(path, parts.join(replacement))
    },
    run(...args) {
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
      return { status, output: stdout + stderr }
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}

/** A recipe of docs/recipes.md, done step by step; the numbers are those of the document. */
export type Recipe = { heading: string; steps: Readonly<Record<number, (tree: TreeCopy) => void>> }
