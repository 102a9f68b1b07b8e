import type { Plugin } from 'vite'

import { nothingToDo } from './nothing-to-do.ts'

/** Characters of the hash in a chunk’s name, as few as Rolldown allows: the first screens name a hundred chunks. */
export const HASH_LENGTH = 7

/** Stands for a hash of the same length, so that source maps stay correct. */
const UNKNOWN_HASH = '0'.repeat(HASH_LENGTH)
const PLACEHOLDER = new RegExp(`([\\w-]+)-${UNKNOWN_HASH}\\.js`, 'g')

/** Files of chunks by first screen, before their hashes are known. */
const unnamed = (chunks: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(chunks).map(([screen, names]) => [screen, names.map((name) => `${name}-${UNKNOWN_HASH}.js`)]),
  )

/**
 * Defines `FIRST_SCREEN_CHUNKS`, the files of chunks by first screen, and writes their hashes into the entry. The entry's
 * own hash follows them, because it imports those chunks.
 */
export const chunkNames = (preloaded: Record<string, string[]>): Plugin => ({
  name: 'dziesma:chunk-names',
  apply: 'build',
  config: () => ({ define: { FIRST_SCREEN_CHUNKS: JSON.stringify(unnamed(preloaded)) } }),
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const nameOf = (name: string): string => {
        const found = chunks.find((chunk) => chunk.name === name)
        if (!found) throw nothingToDo(`the build has no chunk "${name}": see tools/vite/first-screens.ts`)
        return found.fileName.replace(/^.*\//, '')
      }
      const entries = chunks.filter(({ isEntry, code }) => isEntry && code.includes(`-${UNKNOWN_HASH}.js`))
      if (entries.length === 0) throw nothingToDo(`no entry names a chunk as "name-${UNKNOWN_HASH}.js"`)
      for (const chunk of entries)
        chunk.code = chunk.code.replaceAll(PLACEHOLDER, (_match, name: string) => nameOf(name))
    },
  },
})
