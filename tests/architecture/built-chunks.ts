import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** Where the production bundle lies. */
export const BUNDLE = 'public/build'

/** Where the source maps of its files lie, under the same names. */
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

/** What the build says of its chunks, by the modules they begin with. */
export type Manifest = z.output<typeof manifestSchema>

/** Reads the manifest of the bundle. Throws when it is not built. */
export const readManifest = (): Manifest =>
  manifestSchema.parse(JSON.parse(readFileSync(join(BUNDLE, 'manifest.json'), 'utf8')))

/** Everything that may be fetched from an entry on, with what is fetched later, as long as nobody asks for `without`. */
export function reachable(manifest: Manifest, entry: string, without?: string): string[] {
  const reached = new Set<string>()
  const reach = (key: string): void => {
    if (reached.has(key)) return
    reached.add(key)
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {}
    for (const next of [...imports, ...dynamicImports.filter((asked) => asked !== without)]) reach(next)
  }
  reach(entry)
  return [...reached]
}

const sourcesSchema = z.looseObject({ sources: z.array(z.string()) })

/** The modules that a built file is made of, as its source map names them; empty for the bundler's own helpers, which have no map. */
export function sourcesOf(file: string): string[] {
  const map = join(SOURCE_MAPS, `${file}.map`)
  return existsSync(map) ? sourcesSchema.parse(JSON.parse(readFileSync(map, 'utf8'))).sources : []
}

/** The modules that a chunk of the manifest is made of. */
export const modulesIn = (manifest: Manifest, key: string): string[] => sourcesOf(manifest[key]?.file ?? '')
