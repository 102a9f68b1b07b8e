import { type Bootstrap, bootstrapSchema } from '@/contract/groups/bootstrap'
import { decodeBootstrap } from '@/contract/shapes/decode-bootstrap'
import { type Settings, settingsSchema } from '@/contract/shapes/settings'

import { attempt } from './attempt'
import { withoutBom } from './byte-order-mark'
import { ConnectionFailure } from './connection-failure'
import { parsePolicies, type Policy } from './csp'
import { ACCEPTED } from './decode-body'
import { type EmbeddedBootstrap, embeddedBootstrap } from './embedded-bootstrap'
import { isLocalHost } from './local-host'
import { type BuildManifest, readManifest } from './manifest'
import { type PageDocument, readDocument, scriptsOf } from './page-document'
import { isHtml, isUsable, type Outgoing, redirectOf, type Reply, type Send } from './send'
import { cookieHeader, cookiesOf, type SetCookie } from './set-cookie'

/** A site as its first page and calls show it. */
export type Site = {
  /** Root that the command names, and the one after redirects; both with a trailing slash. */
  requested: URL
  root: URL
  /** Whether the site is on another machine; local sites are served by development servers. */
  isPublic: boolean
  /** Responses on the way to the page. */
  hops: Reply[]
  page: Reply
  /** Whether the page is HTML with status 200, and the client's. */
  isShown: boolean
  document: PageDocument
  policies: readonly Policy[]
  cookies: readonly SetCookie[]
  embedded: EmbeddedBootstrap
  /** Response of `GET api/v1/bootstrap-data` with the page's cookies. */
  api: Reply
  /** Bootstrap data of the page or the API; undefined if both lack it or have another shape. */
  bootstrap: Bootstrap | undefined
  settings: Settings
  build: BuildManifest
  /** Requests of the probe that failed. */
  failures: readonly ConnectionFailure[]
  /** Sends a request as a script of the page would. */
  send: Send
  /** Milliseconds since the epoch. */
  now: number
  /** URL of the storage's bucket, if the command names one. */
  storage: URL | undefined
}

export type ProbeOptions = { url: URL; send: Send; now: number; storage?: URL | undefined }

const MAX_REDIRECTS = 10
const USER_AGENT = 'Mozilla/5.0 (compatible; dziesma-doctor)'

/** Headers of a page load. */
export const PAGE_HEADERS = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

/** Loads the page and the bootstrap data. Rejects with a {@link ConnectionFailure}. */
export async function probeSite({ url, send: sendBare, now, storage }: ProbeOptions): Promise<Site> {
  const plainSend: Send = (target, { headers, ...outgoing } = {}) =>
    sendBare(target, {
      ...outgoing,
      headers: { 'user-agent': USER_AGENT, 'accept-encoding': ACCEPTED, ...headers },
    })
  const hops = await follow(plainSend, url)
  const page = hops.at(-1)
  if (!page) throw new ConnectionFailure('reach.redirect-loop', url.href)
  const document = readDocument(page.text, page.url)
  const root = rootOf(url, page.url, document.base.url)
  const send: Send = (target, outgoing = {}) => plainSend(target, withReferer(outgoing, root))
  const cookies = cookiesOf(page.headers)
  const embedded = embeddedBootstrap(document)
  const failures: ConnectionFailure[] = []
  const api = await attempt(send, new URL('api/v1/bootstrap-data', root), { headers: apiHeaders(cookies), failures })
  const bootstrap = bootstrapOf(embedded, api)
  return {
    requested: url,
    root,
    isPublic: !isLocalHost(root.hostname),
    hops,
    page,
    isShown: isPage(page) && !isListing(page) && !isForeign(document, embedded),
    document,
    policies: [...parsePolicies(page.headers.get('content-security-policy')), ...metaPolicies(document)],
    cookies,
    embedded,
    api,
    bootstrap,
    settings: bootstrap?.settings ?? settingsSchema.parse({}),
    build: await readManifest(send, { root, document, failures }),
    failures,
    send,
    now,
    storage,
  }
}

/** The named folder on the final host; a host's root that redirects into a folder names that folder. */
function rootOf(requested: URL, page: URL, base: URL): URL {
  const isFolder = base.pathname.startsWith(requested.pathname) && page.pathname.startsWith(base.pathname)
  return new URL(isFolder && base.pathname.endsWith('/') ? base.pathname : requested.pathname, page.origin)
}

const withReferer = (outgoing: Outgoing, root: URL): Outgoing => ({
  ...outgoing,
  headers: { referer: root.href, ...outgoing.headers },
})

/** Headers of a call with the page's cookies. */
export const apiHeaders = (cookies: readonly SetCookie[]) => ({
  accept: 'application/json',
  ...(cookies.length > 0 && { cookie: cookieHeader(cookies) }),
})

/** Loads a page and follows its redirects; the last response is the page. */
export async function follow(send: Send, url: URL): Promise<Reply[]> {
  const replies: Reply[] = []
  for (let next: URL | undefined = url; next; next = redirectOf(replies.at(-1) as Reply)) {
    if (replies.length > MAX_REDIRECTS)
      throw new ConnectionFailure('reach.redirect-loop', replies.map(pathOf).slice(0, 4).join(' → '))
    replies.push(await send(next, { headers: PAGE_HEADERS }))
  }
  return replies
}

/** Whether a response is an HTML page. */
const isPage = (reply: Reply) => isUsable(reply) && isHtml(reply)

/** Whether a page has no part of the client: another site's, or a web server's default page. */
const isForeign = (document: PageDocument, embedded: EmbeddedBootstrap) =>
  embedded.status === 'absent' &&
  scriptsOf(document).every(({ tag }) => tag.attributes['type'] !== 'module') &&
  !document.tags.some(({ attributes }) => attributes['id'] === 'root')

/** Whether a web server lists the files of a folder. */
export const isListing = ({ text }: Reply): boolean => /<title>\s*Index of \//i.test(text)

const pathOf = ({ url }: Reply) => url.origin + url.pathname

const metaPolicies = ({ tags }: PageDocument): Policy[] =>
  tags.flatMap(({ name, attributes }) =>
    name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy'
      ? parsePolicies(attributes['content'] ?? '')
      : [],
  )

function bootstrapOf(embedded: EmbeddedBootstrap, api: Reply): Bootstrap | undefined {
  const data = embedded.status === 'read' ? embedded.data : bootstrapOfApi(api)
  return bootstrapSchema.safeParse(data).data
}

/** Bootstrap data of the API's response; undefined if it has none. */
export function bootstrapOfApi({ text }: Reply): unknown {
  try {
    const { data } = JSON.parse(withoutBom(text)) as { data?: unknown }
    return decodeBootstrap(data)
  } catch {
    return undefined
  }
}
