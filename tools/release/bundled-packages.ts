import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** A package with code, styles or fonts in a bundle. */
export type BundledPackage = { name: string; version: string; licence: string; text: string }

type BundledFile =
  | { type: 'chunk'; moduleIds: string[] }
  | { type: 'asset'; originalFileNames: string[]; source: string | Uint8Array }

const FOLDER = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/

/** Comment that Tailwind CSS puts into the style sheets that it writes: its classes are not modules of the bundle. */
const TAILWIND = '/*! tailwindcss v'

/** Returns the folder of the package that a module or file belongs to; undefined for the project's own. */
function folderOf(path: string): string | undefined {
  const [folder] = FOLDER.exec(path.replaceAll('\\', '/').replace(/^\0/, '')) ?? []
  return folder === undefined ? undefined : resolve(folder)
}

/** Lists the folders of the packages in a bundle's files, some of them more than once. */
export const packageFolders = (files: readonly BundledFile[]): string[] =>
  files.flatMap((file) => {
    if (file.type === 'chunk') return file.moduleIds.flatMap((id) => folderOf(id) ?? [])
    const isTailwind = typeof file.source === 'string' && file.source.includes(TAILWIND)
    const origins = file.originalFileNames.flatMap((name) => folderOf(name) ?? [])
    return [...origins, ...(isTailwind ? [resolve('node_modules/tailwindcss')] : [])]
  })

/** Reads what a package's own files say about its licence. Throws when they contain no text of it. */
export function readPackage(folder: string, licenceText: (folder: string) => string | undefined): BundledPackage {
  const path = join(folder, 'package.json')
  if (!existsSync(path)) throw new Error(`${folder} is bundled, but has no package.json`)
  const { name, version, license } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>
  const text = licenceText(folder)
  if (name === undefined || version === undefined || license === undefined || text === undefined)
    throw new Error(`${folder} is bundled, but its files name no licence or contain no text of one`)
  return { name, version, licence: license, text }
}
