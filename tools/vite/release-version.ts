import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

import { nothingToDo } from './nothing-to-do.ts'

type Manifest = Record<string, { version?: string }>

const ENTRY = 'resources/client/main.tsx'

/**
 * Defines `RELEASE_VERSION` for error reports, and writes the version into the entry's row of the manifest, where the
 * doctor reads which version a site has. Laravel ignores the field.
 */
export const releaseVersion = (version: string): Plugin => ({
  name: 'dziesma:release-version',
  apply: 'build',
  config: () => ({ define: { RELEASE_VERSION: JSON.stringify(version) } }),
  writeBundle({ dir = '' }) {
    const file = join(dir, 'manifest.json')
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
    const entry = manifest[ENTRY]
    if (!entry) throw nothingToDo(`the manifest has no "${ENTRY}"`)
    entry.version = version
    writeFileSync(file, JSON.stringify(manifest, null, 2))
  },
})
