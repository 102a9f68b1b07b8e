import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { seconds } from '@/lib/dates/duration'

const root = resolve(import.meta.dirname, '../..')
const CONFIGURATION = [
  'package.json',
  'tsconfig.json',
  '.oxlintrc.json',
  '.dependency-cruiser.mjs',
  'knip.json',
  'vite.config.ts',
  'tools/lint',
]

/** A temporary project with this project's configuration, to break its rules in. */
export type TempProject = {
  folder: string
  /** Runs a tool of node_modules/.bin in the project. */
  run: (tool: string, ...args: string[]) => { status: number | null; output: string }
  remove: () => void
}

/** Writes the files (path to content) into a new folder next to copies of the configuration. */
export function createTempProject(files: Record<string, string>): TempProject {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'dziesma-rules-')))
  for (const path of CONFIGURATION) cpSync(join(root, path), join(folder, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return {
    folder,
    run(tool, ...args) {
      const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', tool), args, {
        cwd: folder,
        encoding: 'utf8',
        timeout: seconds(60),
      })
      return { status, output: stdout + stderr }
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
