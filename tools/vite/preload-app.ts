import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

type Manifest = Record<string, { file: string; name?: string; isEntry?: boolean; imports?: string[] }>

/**
 * Lists the app's chunk and what it imports among the imports of the entry in the manifest, though the entry imports it dynamically to draw
 * the page's frame before. Laravel's `@vite` writes a `modulepreload` for each, so that the browser fetches them at once.
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
      throw new Error('The build has no chunk "app", or no entry: see tools/vite/shell-chunk.ts')
    // The app imports the entry back: who follows imports would go in circles.
    app.imports = app.imports?.filter((key) => key !== entryKey) ?? []
    entry.imports = [appKey, ...app.imports]
    writeFileSync(file, JSON.stringify(manifest, null, 2))
  },
})
