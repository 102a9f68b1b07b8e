import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

import { nothingToDo } from './nothing-to-do.ts'

const WORKER = 'service-worker.js'

/** Returns the sum of a file in the form of the `integrity` attribute. */
export const sumOf = (file: string): string =>
  `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`

/**
 * Writes `build/sums.json`: the sums of the bundle's files and of the service worker by path within the site. The doctor
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
      if (!existsSync(join(publicDir, WORKER))) throw nothingToDo(`there is no ${WORKER} beside the bundle`)
      const assets = readdirSync(join(dir, 'assets')).toSorted()
      const paths = [...assets.map((name) => `build/assets/${name}`), WORKER]
      const sums = Object.fromEntries(paths.map((path) => [path, sumOf(join(publicDir, path))]))
      writeFileSync(join(dir, 'sums.json'), JSON.stringify(sums, null, 2))
    },
  },
})
