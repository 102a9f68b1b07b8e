import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'

import { HOT_FILE } from '../dev/development-files.ts'
import { SUMS_FILE, sumOf, WORKER_FILE } from '../sums.ts'
import { nothingToDo } from './nothing-to-do.ts'

/** Files of the public folder that a site gets beside the build folder. */
const filesBeside = (publicDir: string, build: string): string[] =>
  readdirSync(publicDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(publicDir, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((path) => !path.startsWith(`${build}/`) && !path.startsWith('demo/') && !HOT_FILE.test(path))
    .toSorted()

/**
 * Writes `build/sums.json`: the sums of the bundle's files and of those beside it by path within the site. The doctor
 * compares a deployed site with them. The plugin comes after those that write these files.
 */
export const fileSums = (): Plugin => ({
  name: 'dziesma:file-sums',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler({ dir = '' }) {
      const publicDir = dirname(dir)
      if (!existsSync(join(publicDir, WORKER_FILE))) throw nothingToDo(`there is no ${WORKER_FILE} beside the bundle`)
      const assets = readdirSync(join(dir, 'assets')).toSorted()
      const paths = [...assets.map((name) => `build/assets/${name}`), ...filesBeside(publicDir, basename(dir))]
      const sums = Object.fromEntries(paths.map((path) => [path, sumOf(readFileSync(join(publicDir, path)))]))
      writeFileSync(join(dir, SUMS_FILE), JSON.stringify(sums, null, 2))
    },
  },
})
