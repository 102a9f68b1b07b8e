import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** Folder of the production bundle. */
export const BUNDLE = 'public/build'

/** Folder of the bundle's source maps, under the same names. */
export const SOURCE_MAPS = 'source-maps'

const manifestSchema = z.record(
  z.string(),
  z.looseObject({
    file: z.string(),
    css: z._default(z.array(z.string()), []),
    imports: z._default(z.array(z.string()), []),
    dynamicImports: z._default(z.array(z.string()), []),
  }),
)

/** The build's manifest: chunks by their entry module. */
export type Manifest = z.output<typeof manifestSchema>

/** Reads the manifest of the bundle. Throws when it is missing. */
export const readManifest = (): Manifest =>
  manifestSchema.parse(JSON.parse(readFileSync(join(BUNDLE, 'manifest.json'), 'utf8')))

/** Chunks that can load from an entry, statically or lazily, except through a lazy import of `without`. */
export function reachable(manifest: Manifest, entry: string, without: readonly string[] = []): string[] {
  const reached = new Set<string>()
  const reach = (key: string): void => {
    if (reached.has(key)) return
    reached.add(key)
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {}
    for (const next of [...imports, ...dynamicImports.filter((imported) => !without.includes(imported))]) reach(next)
  }
  reach(entry)
  return [...reached]
}

const sourcesSchema = z.looseObject({ sources: z.array(z.string()) })

/** Source modules of a built file, from its source map; empty for the bundler's helpers, which have none. */
export function sourcesOf(file: string): string[] {
  const map = join(SOURCE_MAPS, `${file}.map`)
  return existsSync(map) ? sourcesSchema.parse(JSON.parse(readFileSync(map, 'utf8'))).sources : []
}

/** Source modules of a chunk in the manifest. */
export const modulesIn = (manifest: Manifest, key: string): string[] => sourcesOf(manifest[key]?.file ?? '')
