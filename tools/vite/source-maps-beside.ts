import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Moves source maps out of what is deployed, into a folder under the same names: they are for the error reporter alone. */
export const sourceMapsBeside = (folder: string): Plugin => ({
  name: 'dziesma:source-maps-beside',
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
