import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Moves source maps out of the deployed bundle into a separate folder, because only the error reporter needs them. */
export const separateSourceMaps = (folder: string): Plugin => ({
  name: 'dziesma:separate-source-maps',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      rmSync(folder, { recursive: true, force: true })
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.map')) continue
        const path = join(folder, file.fileName)
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, file.source)
        delete bundle[file.fileName]
      }
    },
  },
})
