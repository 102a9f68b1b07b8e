import type { Plugin } from 'vite'

/** Stands for a hash of the same length, so that source maps stay correct. */
const UNKNOWN_HASH = '00000000'
const PLACEHOLDER = new RegExp(`([\\w-]+)-${UNKNOWN_HASH}\\.js`, 'g')

/**
 * Writes the names of chunks into the entry, where the source has `name-00000000.js`. The entry's own hash follows them,
 * because it imports those chunks.
 */
export const chunkNames = (): Plugin => ({
  name: 'dziesma:chunk-names',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const nameOf = (name: string): string => {
        const found = chunks.find((chunk) => chunk.name === name)
        if (!found) throw new Error(`The build has no chunk "${name}": see tools/vite/shell-chunk.ts`)
        return found.fileName.replace(/^.*\//, '')
      }
      for (const chunk of chunks.filter(({ isEntry }) => isEntry))
        chunk.code = chunk.code.replaceAll(PLACEHOLDER, (_match, name: string) => nameOf(name))
    },
  },
})
