import { HttpStatus, isServerError } from '@/contract/machinery/http-status'
import { hours } from '@/lib/dates/duration'

import { finding, note, type Outcome, when } from '../finding'
import { ConnectionFailure } from '../probe/connection-failure'
import { importedFiles } from '../probe/manifest'
import { loadedUrl } from '../probe/page-document'
import { isUsable, type Reply } from '../probe/send'
import type { Site } from '../probe/site'
import { builtUrls, filesMissing } from './bundle'
import type { Check } from './check'
import { listed } from './listed'
import { workerScript } from './worker-script'

/** Types, caching, compression and CORS of the bundle's files. */
export const assetFiles: Check = {
  area: 'assets',
  needsPage: true,
  async run(site) {
    try {
      const replies = await requestAll(site)
      return [
        ...filesMissing(replies.filter(isMissing).map(({ url, status }) => `${nameOf(url)} (status ${status})`)),
        ...when(replies.some(isPostponed), () => note('Some assets (the server limits or fails requests)')),
        ...types(replies.filter(isServed)),
        ...cors(site, replies.filter(isServed)),
        ...caching(site, replies.filter(isServed)),
        ...(await transfer(site)),
        ...preloads(site),
        ...(await logo(site)),
        ...(await workerScript(site)),
      ]
    } catch (error) {
      if (error instanceof ConnectionFailure && site.build.folder.origin !== site.root.origin)
        return [finding('assets.host-unreachable', error.seen)]
      throw error
    }
  },
}

const nameOf = ({ pathname }: URL) => pathname.split('/').at(-1) ?? ''
const typeOf = ({ headers }: Reply) => headers.get('content-type') ?? 'none'

/** A catch-all route shows the page instead of a missing file. */
const isServed = (reply: Reply) =>
  isUsable(reply) && (!/html/i.test(typeOf(reply)) || reply.url.pathname.endsWith('.html'))

const isPostponed = ({ status }: Reply) => status === HttpStatus.TooManyRequests || isServerError(status)
const isMissing = (reply: Reply) => !isServed(reply) && !isPostponed(reply)

const AT_ONCE = 8

/** Requests the headers of every file, a few at a time, as a page of the site would. */
async function requestAll(site: Site): Promise<Reply[]> {
  const queue = builtUrls(site)
  const replies: Reply[] = []
  const work = async () => {
    for (let url = queue.shift(); url; url = queue.shift())
      replies.push(await site.send(url, { method: 'HEAD', headers: { origin: site.root.origin } }))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return replies
}

const TYPES: Record<string, RegExp> = {
  js: /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i,
  css: /^text\/css\b/i,
  svg: /^image\/svg\+xml\b/i,
}

function types(replies: readonly Reply[]): Outcome[] {
  const wrong = replies.filter(
    (reply) => !(TYPES[nameOf(reply.url).split('.').at(-1) ?? ''] ?? /./).test(typeOf(reply)),
  )
  const [first] = wrong
  return when(first, () =>
    finding('assets.type', `${listed(wrong.map(({ url }) => nameOf(url)))}: ${first && typeOf(first)}`),
  )
}

function cors({ root, build: { folder } }: Site, replies: readonly Reply[]): Outcome[] {
  if (folder.origin === root.origin) return []
  const refused = replies.filter(({ url, headers }) => {
    const allowed = headers.get('access-control-allow-origin')
    return /\.(?:js|css|woff2?)$/.test(url.pathname) && allowed !== '*' && allowed !== root.origin
  })
  const allowed = refused[0]?.headers.get('access-control-allow-origin') ?? 'missing'
  return when(refused.length > 0, () =>
    finding('assets.cors', `${folder.origin}, ${refused.length} files: Access-Control-Allow-Origin ${allowed}`),
  )
}

/** Shortest useful lifetime of files whose names contain a content hash, in seconds. */
const MIN_LIFETIME = hours(24) / 1000

function lifetimeOf({ headers }: Reply): number {
  const control = headers.get('cache-control') ?? ''
  if (/\bno-(?:cache|store)\b/.test(control)) return 0
  const expires = Date.parse(headers.get('expires') ?? '') - Date.parse(headers.get('date') ?? '')
  return Number(/\bmax-age=(\d+)/.exec(control)?.[1] ?? (Number.isNaN(expires) ? 0 : expires / 1000))
}

/** Local sites have development servers, which neither cache nor compress. */
function caching({ isPublic }: Site, replies: readonly Reply[]): Outcome[] {
  const short = replies.filter((reply) => lifetimeOf(reply) < MIN_LIFETIME)
  const control = short[0]?.headers.get('cache-control') ?? 'missing'
  return when(isPublic && short.length > 0, () =>
    finding('assets.not-cached', `${listed(short.map(({ url }) => nameOf(url)))}: Cache-Control ${control}`),
  )
}

async function transfer({ send, isPublic, build: { entry, folder } }: Site): Promise<Outcome[]> {
  if (!entry || !isPublic) return []
  const packed = await send(entry, { headers: { 'accept-encoding': 'gzip, br' } })
  const missing = await send(new URL('assets/doctor-missing-file.js', folder))
  return [
    ...when(isServed(packed) && !packed.headers.has('content-encoding'), () =>
      finding('assets.uncompressed', `${nameOf(entry)}: no Content-Encoding for Accept-Encoding: gzip, br`),
    ),
    ...when(lifetimeOf(missing) >= MIN_LIFETIME, () =>
      finding(
        'assets.error-cached',
        `a missing file: status ${missing.status}, Cache-Control ${missing.headers.get('cache-control')}`,
      ),
    ),
  ]
}

function preloads({ document, page, build: { manifest, folder } }: Site): Outcome[] {
  if (!manifest) return []
  const links = document.tags.flatMap((tag) =>
    tag.name === 'link' ? (loadedUrl(tag, document.base.url)?.href ?? []) : [],
  )
  const header = page.headers.get('link') ?? ''
  const missing = importedFiles(manifest).filter(
    (file) => !links.includes(new URL(file, folder).href) && !header.includes(file),
  )
  return when(missing.length > 0, () => finding('assets.preload', listed(missing)))
}

/** The site's logo, if it is an SVG file of the site. */
async function logo({ settings, root, send }: Site): Promise<Outcome[]> {
  const path = settings.branding.logo_light ?? ''
  if (!/\.svg$/i.test(path) || !URL.canParse(path, root)) return []
  const reply = await send(new URL(path.replace(/^\//, ''), root), { method: 'HEAD' })
  return when(isUsable(reply) && !TYPES['svg']?.test(typeOf(reply)), () =>
    finding('assets.picture-type', `${path}: ${typeOf(reply)}`),
  )
}
