import type { Plugin } from 'vite'

import { nothingToDo } from './nothing-to-do.ts'

/**
 * Magic comment for Chromium 136 and later: compiles all functions of a script off the main thread while it downloads.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Has Chromium compile chunks eagerly, off the main thread. By default each function compiles on its first call, which
 * took a third of the first screen's script time.
 */
export const compileEagerly = (chunks: readonly string[]): Plugin => ({
  name: 'dziesma:compile-eagerly',
  apply: 'build',
  enforce: 'post',
  augmentChunkHash: ({ name }) => (chunks.includes(name) ? HINT : undefined),
  generateBundle: {
    // After Vite, which also inserts a first line.
    order: 'post',
    handler(_, bundle) {
      const precacheManifest = Object.values(bundle).filter((file) => file.type === 'chunk')
      for (const name of chunks) {
        const chunk = precacheManifest.find((each) => each.name === name)
        if (!chunk) throw nothingToDo(`the build has no chunk "${name}"`)
        chunk.code = HINT + chunk.code
        const map = bundle[`${chunk.fileName}.map`]
        if (map?.type !== 'asset') throw new Error(`${chunk.fileName} has no source map to shift by a line`)
        map.source = String(map.source).replace('"mappings":"', '"mappings":";')
      }
    },
  },
})
