import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

import { packageFolders, readPackage } from '../release/bundled-packages.ts'
import { licenceText } from '../release/licence-text.ts'
import { NOTICES_FILE, noticesText } from '../release/notices-text.ts'
import { nothingToDo } from './nothing-to-do.ts'

type BundledFile = Rolldown.OutputChunk | Rolldown.OutputAsset

/**
 * Writes the licences of the bundled packages beside the bundle. `add` takes the files of a further bundle that belongs to
 * it and is built before the plugin writes.
 */
export function thirdPartyNotices(): { plugin: Plugin; add: (files: readonly BundledFile[]) => void } {
  const folders = new Set<string>()
  const add = (files: readonly BundledFile[]) => packageFolders(files).forEach((folder) => folders.add(folder))
  const plugin: Plugin = {
    name: 'dziesma:third-party-notices',
    apply: 'build',
    buildStart: () => folders.clear(),
    generateBundle: { order: 'post', handler: (_, bundle) => add(Object.values(bundle)) },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir = '' }) {
        if (folders.size === 0) throw nothingToDo('the bundle contains no package')
        const packages = [...folders].map((folder) => readPackage(folder, licenceText))
        writeFileSync(join(dir, NOTICES_FILE), noticesText(packages))
      },
    },
  }
  return { plugin, add }
}
