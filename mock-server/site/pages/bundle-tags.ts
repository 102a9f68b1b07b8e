import * as z from 'zod/mini'

import { escapeHtml } from '../../kit/html'

/** A bundle's entry and location. */
export type Bundle = {
  /** Entry's key in the manifest. */
  entry: string
  /** Path within the site, with a trailing slash. */
  folder: string
}

/** The client's bundle; the backend looks up exactly this key (backend contract, section 1.2). */
const CLIENT: Bundle = { entry: 'resources/client/main.tsx', folder: 'build/' }

const chunkSchema = z.object({
  file: z.string(),
  css: z.optional(z.array(z.string())),
  /** Keys of statically imported chunks. */
  imports: z.optional(z.array(z.string())),
})
const manifestSchema = z.record(z.string(), chunkSchema)
type Manifest = z.output<typeof manifestSchema>

/** Collects the chunk and its static imports, dependencies first and without duplicates. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): z.output<typeof chunkSchema>[] {
  if (seen.has(key)) return []
  seen.add(key)
  const chunk = Object.hasOwn(manifest, key) ? manifest[key] : undefined
  if (!chunk) throw new Error(`Unable to locate file in Vite manifest: ${key}`)
  return [...(chunk.imports ?? []).flatMap((name) => withImports(manifest, name, seen)), chunk]
}

/** `https://cdn.test/x/`, or nothing without an asset host: URLs then are relative to the page's base. */
const prefixOf = (assetUrl: string | null | undefined): string => (assetUrl ? `${assetUrl.replace(/\/+$/, '')}/` : '')

/**
 * Returns the tags that load a built bundle from Vite's manifest: styles, preloaded chunks and the entry. Throws for an
 * invalid manifest or a missing entry.
 */
export function bundleTags(
  manifest: unknown,
  assetUrl?: string | null,
  { entry: key, folder }: Bundle = CLIENT,
): string {
  const { data } = manifestSchema.safeParse(manifest)
  if (!data) throw new Error('Not a Vite manifest')
  const chunks = withImports(data, key)
  const urlOf = (file: string) => escapeHtml(`${prefixOf(assetUrl)}${folder}${file}`)
  const crossorigin = assetUrl ? ' crossorigin' : ''
  const styles = [...new Set(chunks.flatMap(({ css }) => css ?? []))]
  const entry = chunks.at(-1)
  return [
    ...styles.map((file) => `<link rel="stylesheet" href="${urlOf(file)}"${crossorigin}>`),
    ...chunks.slice(0, -1).map(({ file }) => `<link rel="modulepreload" href="${urlOf(file)}"${crossorigin}>`),
    `<script type="module" src="${urlOf(entry?.file ?? '')}"${crossorigin}></script>`,
  ].join('\n')
}
