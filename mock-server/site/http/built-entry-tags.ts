import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { type Bundle, bundleTags } from '../pages/bundle-tags'
import type { EntryTags } from './pages'

const MANIFEST = 'build/manifest.json'

/**
 * Returns the tags for the bundle built below a folder. Reads the manifest for each page, so that a new build applies
 * immediately; rejects without a build.
 */
export const builtEntryTags =
  (folder: string, { bundle, script = 'build' }: { bundle?: Bundle; script?: string } = {}): EntryTags =>
  async (assetUrl) => {
    const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
      throw new Error(`${join(folder, MANIFEST)} is missing: run "npm run ${script}"`)
    })
    return bundleTags(JSON.parse(text), assetUrl, bundle)
  }
