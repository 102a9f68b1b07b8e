import { hours } from '@/lib/dates/duration'

import { finding, type Outcome, when } from '../finding'
import { cssOfEntry, importedFiles } from '../probe/manifest'
import type { Reply } from '../probe/send'
import { cookiesOf, ownCookies } from '../probe/set-cookie'
import type { Site } from '../probe/site'
import { lifetimeOf } from './cache-rules'
import { nameOf, typeOf } from './file-replies'
import { isOfType } from './file-types'
import { listed } from './listed'

/** Checks how the bundle's files are sent: type, CORS, caching, compression, cookies. */
export const assetHeaders = (site: Site, replies: readonly Reply[]): Outcome[] => [
  ...types(replies),
  ...cors(site, replies),
  ...resourcePolicy(site, replies),
  ...caching(site, replies),
  ...compression(site, replies),
  ...sessions(site, replies),
]

const names = (replies: readonly Reply[]) => listed(replies.map(({ url }) => nameOf(url)))

function types(replies: readonly Reply[]): Outcome[] {
  const wrong = replies.filter((reply) => !isOfType(reply))
  const [first] = wrong
  return when(first, () => finding('assets.type', `${names(wrong)}: ${first && typeOf(first)}`))
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

/** Pictures of the asset host load without CORS, so its resource policy must let the site have them. */
function resourcePolicy({ root, build: { folder } }: Site, replies: readonly Reply[]): Outcome[] {
  const values = replies.map(({ headers }) => headers.get('cross-origin-resource-policy') ?? '')
  return when(folder.origin !== root.origin && values.includes('same-origin'), () =>
    finding('assets.resource-policy', `${folder.origin}: Cross-Origin-Resource-Policy same-origin`),
  )
}

/** Shortest useful lifetime of files whose names contain a content hash, in seconds. */
const MIN_LIFETIME = hours(24) / 1000

/** Local sites have development servers, which neither cache nor compress. */
function caching({ isPublic }: Site, replies: readonly Reply[]): Outcome[] {
  const short = replies.filter((reply) => lifetimeOf(reply) < MIN_LIFETIME)
  const control = short[0]?.headers.get('cache-control') ?? 'missing'
  return when(isPublic && short.length > 0, () =>
    finding('assets.not-cached', `${names(short)}: Cache-Control ${control}`),
  )
}

/** Servers leave small files as they are, so only those of the first screen count. */
function compression({ isPublic, build: { manifest, entry } }: Site, replies: readonly Reply[]): Outcome[] {
  const first = manifest ? [...importedFiles(manifest), ...cssOfEntry(manifest)] : []
  const isFirst = ({ url }: Reply) =>
    url.href === entry?.href || first.some((file) => url.pathname.endsWith(`/${file}`))
  const plain = replies.filter((reply) => isFirst(reply) && !reply.headers.has('content-encoding'))
  return when(isPublic && plain.length > 0, () =>
    finding('assets.uncompressed', `${names(plain)}: no Content-Encoding for Accept-Encoding: gzip, br`),
  )
}

function sessions({ cookies }: Site, replies: readonly Reply[]): Outcome[] {
  const own = new Set(ownCookies(cookies).map(({ name }) => name))
  const setting = replies.filter(({ headers }) => cookiesOf(headers).some(({ name }) => own.has(name)))
  return when(setting.length > 0, () => finding('assets.cookies', `${names(setting)}: Set-Cookie of the session`))
}
