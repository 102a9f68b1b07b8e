import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { bundleTags } from '../pages/bundle-tags'
import type { EntryTags } from './pages'

const MANIFEST = 'build/manifest.json'

/** Loads the built bundle; read for every page, so that a new build counts at once. Rejects when nothing is built. */
export const builtEntryTags =
  (publicDir: string): EntryTags =>
  async (assetUrl) => {
    const text = await readFile(join(publicDir, MANIFEST), 'utf8').catch(() => {
      throw new Error(`${join(publicDir, MANIFEST)} is missing: run "npm run build"`)
    })
    return bundleTags(JSON.parse(text), assetUrl)
  }
