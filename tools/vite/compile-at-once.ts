import type { Plugin } from 'vite'

/** The first line of a script whose functions Chromium (from 136 on) compiles beside the page while it arrives; for others a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Has chunks compiled as a whole, away from the main thread. Left alone a browser compiles a function when it is first called, in the way of
 * the first screen: a third of its script time.
 */
export const compileAtOnce = (chunks: readonly string[]): Plugin => ({
  name: 'dziesma:compile-at-once',
  apply: 'build',
  enforce: 'post',
  augmentChunkHash: ({ name }) => (chunks.includes(name) ? HINT : undefined),
  generateBundle: {
    // After Vite, which puts a line of its own first.
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunks.includes(chunk.name)) continue
        chunk.code = HINT + chunk.code
        const map = bundle[`${chunk.fileName}.map`]
        if (map?.type !== 'asset') throw new Error(`There is no source map of ${chunk.fileName} to move down by a line`)
        map.source = String(map.source).replace('"mappings":"', '"mappings":";')
      }
    },
  },
})
