import { WORKER_FILE } from '../../sums'
import { finding, type Outcome, when } from '../finding'
import type { FileSums } from '../probe/file-sum'
import { loadedUrl } from '../probe/page-document'
import type { Reply } from '../probe/send'
import type { Site } from '../probe/site'
import { isMissing, isServed, typeOf } from './file-replies'
import { isOfType } from './file-types'
import { listed } from './listed'
import { workerScript } from './worker-script'

/** Files of `public/` that the client names itself, so that every site has them. */
export const NEEDED = ['favicon/icon.svg', 'favicon/icon-192x192.png', 'manifest.json'] as const

/** Logos that the build brings. */
const SHIPPED = /^images\/(?:logo|mark)-(?:light|dark)\.svg$/

/** Checks the files beside the build folder: icons, logos, the web app's manifest, the service worker. */
export async function copiedFiles(site: Site, sums: FileSums | undefined): Promise<Outcome[]> {
  const { send, root } = site
  const needed = await Promise.all(neededUrls(site).map((url) => send(url)))
  const logos = await logosOf(site)
  const worker = await send(new URL(WORKER_FILE, root))
  const isShipped = ([path, reply]: Logo) => SHIPPED.test(path) && isMissing(reply)
  const missing = [...needed.filter(isMissing), ...logos.filter(isShipped).map(([, reply]) => reply)]
  const lost = isMissing(worker) ? [...missing, worker] : missing
  return [
    ...(missing.length > 0
      ? [finding('assets.public-missing', listed(lost.map(({ url }) => url.pathname)))]
      : workerScript(worker, sums)),
    ...logos.flatMap((logo) => (isShipped(logo) ? [] : logoFaults(logo))),
  ]
}

/** The page may link a web app manifest of the site's own. */
function neededUrls({ root, document }: Site): URL[] {
  const link = document.tags.find(({ name, attributes }) => name === 'link' && attributes['rel'] === 'manifest')
  const linked = link && loadedUrl(link, document.base.url)
  const isOwn = linked?.origin === root.origin
  return NEEDED.map((path) => (path === 'manifest.json' && isOwn ? linked : new URL(path, root)))
}

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
