import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

import { nothingToDo } from './nothing-to-do.ts'

type Manifest = Record<string, { file: string; name?: string; isEntry?: boolean; imports?: string[] }>

/**
 * Adds the app's chunk and its imports to the entry's imports in the manifest, although the entry imports it
 * dynamically to render the page skeleton first. Laravel's `@vite` then writes a `modulepreload` for each, so that they
 * load immediately.
 */
export const preloadApp = (): Plugin => ({
  name: 'dziesma:preload-app',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const file = join(dir, 'manifest.json')
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
    const appKey = Object.keys(manifest).find((key) => manifest[key]?.name === 'app')
    const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
    const [app, entry] = [manifest[appKey ?? ''], manifest[entryKey ?? '']]
    if (!appKey || !app || !entry)
      throw nothingToDo('the build has no chunk "app" or no entry: see tools/vite/first-screens.ts')
    // The app imports the entry, so this import is removed to avoid a cycle.
    app.imports = app.imports?.filter((key) => key !== entryKey) ?? []
    entry.imports = [appKey, ...app.imports]
    writeFileSync(file, JSON.stringify(manifest, null, 2))
  },
})
