import { WORKER_FILE } from '../../sums'
import { finding, type Outcome, when } from '../finding'
import { withoutBom } from '../probe/byte-order-mark'
import { type FileSums, filesBesideBuild } from '../probe/file-sum'
import { loadedUrl } from '../probe/page-document'
import type { Reply } from '../probe/send'
import type { Site } from '../probe/site'
import { isMissing, isServed, requestFiles, typeOf } from './file-replies'
import { isOfType } from './file-types'
import { listed } from './listed'
import { workerScript } from './worker-script'

const WEB_MANIFEST = 'manifest.json'

/** Files of `public/` that the client names itself, so that every site has them. */
const NEEDED = ['favicon/icon.svg', 'favicon/icon-192x192.png', WEB_MANIFEST]

/** Files that a site must have beside the build folder: all that the build ships, where its sums tell. */
export const neededFiles = (sums: FileSums | undefined): string[] => [
  ...new Set([...NEEDED, ...filesBesideBuild(sums)]),
]

/** Finds a web app's manifest that no browser can read. */
export const webManifestFaults = (text: string, seen: string): Outcome[] =>
  when(!isJson(withoutBom(text)), () => finding('assets.web-manifest', seen))

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Logos that the build brings. */
const SHIPPED = /^images\/(?:logo|mark)-(?:light|dark)\.svg$/

/** Checks the files beside the build folder: icons, logos, the web app's manifest, the service worker. */
export async function copiedFiles(site: Site, sums: FileSums | undefined): Promise<Outcome[]> {
  const { send, root } = site
  const webManifest = webManifestUrl(site)
  const { replies: needed, failures } = await requestFiles(site, [webManifest, ...neededUrls(site, sums)])
  if (failures[0]) throw failures[0]
  const logos = await logosOf(site)
  const worker = await send(new URL(WORKER_FILE, root))
  const isShipped = ([path, reply]: Logo) => SHIPPED.test(path) && isMissing(reply)
  const missing = [...needed.filter(isMissing), ...logos.filter(isShipped).map(([, reply]) => reply)]
  const lost = isMissing(worker) ? [...missing, worker] : missing
  const isManifest = (reply: Reply) => reply.url.href === webManifest.href && isServed(reply)
  return [
    ...(missing.length > 0
      ? [finding('assets.public-missing', listed([...new Set(lost.map(({ url }) => url.pathname))].toSorted()))]
      : workerScript(worker, sums)),
    ...needed.filter(isManifest).flatMap(({ text, url }) => webManifestFaults(text, url.href)),
    ...logos.flatMap((logo) => (isShipped(logo) ? [] : logoFaults(logo))),
  ]
}

/** The web app's manifest: the page may link one of the site's own. */
function webManifestUrl({ root, document }: Site): URL {
  const link = document.tags.find(({ name, attributes }) => name === 'link' && attributes['rel'] === 'manifest')
  const linked = link && loadedUrl(link, document.base.url)
  return linked?.origin === root.origin ? linked : new URL(WEB_MANIFEST, root)
}

/** The other files, each where the client loads it: pictures are on the asset host. */
const neededUrls = ({ root, build: { folder } }: Site, sums: FileSums | undefined): URL[] =>
  neededFiles(sums)
    .filter((path) => path !== WEB_MANIFEST)
    .map((path) => new URL(path, path.startsWith('images/') ? new URL('..', folder) : root))

type Logo = [path: string, reply: Reply]

/** The site's logos on its own hosts. Those of `public/` are on the asset host. */
async function logosOf({ settings: { branding }, root, build: { folder }, send }: Site): Promise<Logo[]> {
  const { logo_light, logo_dark, logo_light_mobile, logo_dark_mobile } = branding
  const texts = new Set([logo_light, logo_dark, logo_light_mobile, logo_dark_mobile])
  const logos = [...texts].flatMap((text): [string, URL][] => {
    const path = text?.replace(/^\//, '') ?? ''
    const base = path.startsWith('images/') ? new URL('..', folder) : root
    return path && URL.canParse(path, base) ? [[path, new URL(path, base)]] : []
  })
  const own = logos.filter(([, { origin }]) => origin === root.origin || origin === folder.origin)
  return Promise.all(own.map(async ([path, url]): Promise<Logo> => [path, await send(url)]))
}

const logoFaults = ([path, reply]: Logo): Outcome[] => [
  ...when(isMissing(reply), () => finding('assets.logo-missing', `${path}: status ${reply.status}, ${typeOf(reply)}`)),
  ...when(isServed(reply) && !isOfType(reply), () => finding('assets.picture-type', `${path}: ${typeOf(reply)}`)),
]
