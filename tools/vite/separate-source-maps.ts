import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

import { nothingToDo } from './nothing-to-do.ts'

/**
 * Moves source maps out of the deployed bundle, because only the error reporter needs them: those of `public/build` go
 * to `source-maps` beside `public`.
 */
export const separateSourceMaps = (): Plugin => ({
  name: 'dziesma:separate-source-maps',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler({ dir = '' }, bundle) {
      const folder = join(dir, '../../source-maps')
      const assets = Object.values(bundle).filter((file) => file.type === 'asset')
      const maps = assets.filter(({ fileName }) => fileName.endsWith('.map'))
      if (maps.length === 0) throw nothingToDo('the build has no source maps')
      rmSync(folder, { recursive: true, force: true })
      for (const file of maps) {
        const path = join(folder, file.fileName)
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, file.source)
        delete bundle[file.fileName]
      }
    },
  },
})
