import * as z from 'zod/mini'

import { attempt } from './attempt'
import { withoutBom } from './byte-order-mark'
import type { ConnectionFailure } from './connection-failure'
import { type PageDocument, scriptsOf } from './page-document'
import { isUsable, type Reply, type Send } from './send'

/** Key of the entry, which the backend looks up exactly (backend contract, section 1.2). */
export const ENTRY_KEY = 'resources/client/main.tsx'

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.optional(z.array(z.string())),
    assets: z.optional(z.array(z.string())),
    imports: z.optional(z.array(z.string())),
    version: z.optional(z.string()),
  }),
)

/** Vite's manifest: chunks by key. */
export type Manifest = z.output<typeof manifestSchema>

/** Parses a manifest, also one with a byte order mark; undefined if it is invalid. */
export function parseManifest(text: string): Manifest | undefined {
  try {
    return manifestSchema.safeParse(JSON.parse(withoutBom(text))).data
  } catch {
    return undefined
  }
}

/** Every file of a manifest, once, relative to the build folder. */
export const filesOf = (manifest: Manifest): string[] => [
  ...new Set(Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])),
]

/** Version of the bundle; undefined for a bundle from before 0.1.0. */
export const versionOf = (manifest: Manifest | undefined): string | undefined => manifest?.[ENTRY_KEY]?.version

/** Files of the chunks that the entry imports statically. */
export function importedFiles(manifest: Manifest): string[] {
  const seen = new Set<string>()
  const visit = (key: string) => {
    for (const name of manifest[key]?.imports ?? []) {
      if (seen.has(name)) continue
      seen.add(name)
      visit(name)
    }
  }
  visit(ENTRY_KEY)
  return [...seen].flatMap((key) => manifest[key]?.file ?? [])
}

/** Style sheets of the entry. */
export const cssOfEntry = (manifest: Manifest): string[] => manifest[ENTRY_KEY]?.css ?? []

/** The bundle as the site serves it. */
export type BuildManifest = {
  reply: Reply
  manifest: Manifest | undefined
  /** Build folder from which the page loads, on the site or its asset host. */
  folder: URL
  /** URL of the entry that the page loads; undefined if it loads none. */
  entry: URL | undefined
}

const BUILT = /^(.*\/build\/)assets\/[^/]+\.js$/

/** Reads the manifest of the bundle that a page loads: the site's own, or its asset host's. */
export async function readManifest(
  send: Send,
  { root, document, failures }: { root: URL; document: PageDocument; failures: ConnectionFailure[] },
): Promise<BuildManifest> {
  const scripts = scriptsOf(document)
    .map(({ url }) => url)
    .filter(({ pathname }) => BUILT.test(pathname))
  const folderOf = (url: URL | undefined) =>
    url ? new URL(url.pathname.replace(BUILT, '$1'), url) : new URL('build/', root)
  const own = await attempt(send, new URL('build/manifest.json', root), { failures })
  const manifest = manifestIn(own) ?? manifestIn(await assetHostManifest(send, root, folderOf(scripts[0])))
  // A page can load further bundles from other folders, such as the mock panel's.
  const file = manifest?.[ENTRY_KEY]?.file
  const entry = scripts.find(({ pathname }) => file !== undefined && pathname.endsWith(`/build/${file}`)) ?? scripts[0]
  return { reply: own, manifest, folder: folderOf(entry), entry }
}

const manifestIn = (reply: Reply | undefined) => (reply && isUsable(reply) ? parseManifest(reply.text) : undefined)

/** Manifest on the asset host; undefined without one, or if it cannot be reached. */
const assetHostManifest = (send: Send, root: URL, folder: URL): Promise<Reply | undefined> =>
  folder.origin === root.origin
    ? Promise.resolve(undefined)
    : send(new URL('manifest.json', folder)).catch(() => undefined)
