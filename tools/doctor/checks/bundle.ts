import { finding, type Outcome, when } from '../finding'
import { hasResponse } from '../probe/attempt'
import { hasBom } from '../probe/byte-order-mark'
import { ENTRY_KEY, filesOf, importedFiles, type Manifest, parseManifest } from '../probe/manifest'
import { loadedUrl, scriptsOf } from '../probe/page-document'
import { isHtml, isUsable, type Reply } from '../probe/send'
import type { Site } from '../probe/site'
import type { Check } from './check'
import { nameOf } from './file-replies'
import { isHot } from './html-page'
import { listed } from './listed'

/** Manifest, entry key, files left behind. */
export const bundle: Check = {
  area: 'build',
  needsPage: true,
  run: async (site) => [
    ...hotPage(site),
    ...(await hotFile(site)),
    ...(await manifestOf(site)),
    ...(await sourceMaps(site)),
  ],
}

function hotPage({ document }: Site): Outcome[] {
  const urls = scriptsOf(document).map(({ url }) => url)
  return when(isHot(urls), () => finding('build.hot-page', `scripts from ${urls[0]?.origin}`))
}

async function hotFile({ send, root }: Site): Promise<Outcome[]> {
  const reply = await send(new URL('hot', root))
  const names = isUsable(reply) ? /^https?:\/\/\S+\s*$/.exec(reply.text)?.[0] : undefined
  return when(names, () => finding('build.hot-file', `${reply.url.href} names ${names?.trim()}`))
}

async function manifestOf(site: Site): Promise<Outcome[]> {
  const {
    send,
    root,
    build: { reply, manifest, entry },
    document,
  } = site
  if (isHot(scriptsOf(document).map(({ url }) => url)) || !hasResponse(reply)) return []
  if (manifest) return manifestFaults(site, manifest)
  const seen = `${reply.url.href}: ${describe(reply)}`
  if (isUsable(reply) && !isHtml(reply)) return [finding('build.manifest-unreadable', seen)]
  const hidden = await send(new URL('build/.vite/manifest.json', root))
  if (isUsable(hidden) && parseManifest(hidden.text)) return [finding('build.manifest-folder', hidden.url.href)]
  // A server may hide the manifest: a page with an entry shows that Laravel has read it.
  return when(!entry, () => finding('build.manifest-missing', seen))
}

const describe = ({ status, headers }: Reply) => `status ${status}, ${headers.get('content-type') ?? 'no type'}`

function manifestFaults({ build: { entry, reply } }: Site, manifest: Manifest): Outcome[] {
  const chunk = manifest[ENTRY_KEY]
  if (!chunk) return [finding('build.entry-key', `${reply.url.href} lists ${Object.keys(manifest).length} other keys`)]
  const isStale = entry && !entry.pathname.endsWith(`/${chunk.file}`)
  return [
    ...when(hasBom(reply.text), () => finding('build.manifest-bom', reply.url.href)),
    ...when(isStale, () => finding('build.stale-page', `page: ${entry && nameOf(entry)}, manifest: ${chunk.file}`)),
  ]
}

async function sourceMaps({ send, build: { entry } }: Site): Promise<Outcome[]> {
  if (!entry) return []
  const reply = await send(new URL(`${entry.pathname}.map`, entry))
  return when(isUsable(reply) && /^\s*\{[^{]*"(?:version|mappings|sources)"/.test(reply.text), () =>
    finding('build.source-maps', reply.url.href),
  )
}

/** Files of the manifest, as URLs, the entry and its imports first; without a manifest, those that the page loads. */
export function builtUrls({ build: { manifest, folder }, document }: Site): URL[] {
  if (!manifest) {
    const urls = document.tags.flatMap((tag) => loadedUrl(tag, document.base.url) ?? [])
    return urls.filter(({ href }) => href.startsWith(folder.href))
  }
  const first = [manifest[ENTRY_KEY]?.file ?? [], importedFiles(manifest)].flat()
  return [...new Set([...first, ...filesOf(manifest)])].map((file) => new URL(file, folder))
}

/** Finding for files that the server does not have. */
export const filesMissing = (names: readonly string[]): Outcome[] =>
  when(names.length > 0, () => finding('build.files-missing', listed(names)))
