import { HttpStatus } from '@/contract/machinery/http-status'
import { bootstrapFor } from '@mock/rules/bootstrap/bootstrap-data'
import { createWorld } from '@mock/site/create-world'
import { bundleTags } from '@mock/site/pages/bundle-tags'
import { contentSecurityPolicy } from '@mock/site/pages/csp'
import { renderPage } from '@mock/site/pages/html'

import { examineSite } from '../../tools/doctor/examine'
import { ConnectionFailure } from '../../tools/doctor/probe/connection-failure'
import type { Outgoing, Reply, Send } from '../../tools/doctor/probe/send'
import { builtFiles, manifest } from './planted-files'

/** Response of the planted site; 200 without a body by default. */
export type PlantedResponse = {
  status?: number
  headers?: Record<string, string>
  cookies?: string[]
  text?: string
  certificateEnds?: number
}
type Responder = (outgoing: Outgoing) => PlantedResponse

/** A site in memory that faults can be planted in. */
export type PlantedSite = {
  /** Root that the command names, with a trailing slash. */
  url: string
  /** Bootstrap data without its token. */
  data: Record<string, unknown> & { settings: Record<string, unknown> }
  /** Changes the page after it is rendered. */
  edits: ((html: string) => string)[]
  pageHeaders: Record<string, string>
  /** Cookies of a visit; `{visit}` is its number. */
  cookies: string[]
  /** Files by path within the build folder. */
  files: Record<string, string>
  assetHeaders: Record<string, string>
  /** Responses instead of the site's own, by `METHOD URL`, relative to the root; `fails` closes the connection. */
  instead: Record<string, Responder | 'fails'>
  /** URL that the command names, if it is not the root. */
  requested?: string
  /** Site-wide response headers, such as the date. */
  headers: Record<string, string>
  certificateEnds: number
}

export const NOW = Date.UTC(2031, 4, 6, 12)
const DAY = 86_400_000
/** Bytes of an upload chunk, which a POST of that size proves to be accepted. */
const CHUNK_SIZE = 512 * 1024
const LOGIN = 'auth/login'
const YEAR = 'public, max-age=31536000, immutable'

/** Path and host of a planted installation; its policy is strict, or only limits connections. */
export type Placement = { url?: string; assetUrl?: string; policy?: 'strict' | 'connections' }

const dataByUrl = new Map<string, PlantedSite['data']>()

/** Bootstrap data of the mock's guest for a site's root; a copy that faults can change. */
function dataOf(url: string): PlantedSite['data'] {
  const known = dataByUrl.get(url)
  if (known) return structuredClone(known)
  const world = createWorld({ now: () => NOW })
  const data = bootstrapFor(world, world.sessions.open(), { baseUrl: url }) as PlantedSite['data']
  // Small, because each test renders and parses it several times.
  Object.assign(data.settings, { menus: [], uploads: { chunk_size: CHUNK_SIZE } })
  Object.assign(data, { i18n: null, themes: [] })
  dataByUrl.set(url, data)
  return structuredClone(data)
}

/** Creates a healthy site: https, Laravel's cookies, a strict policy. */
export function plantSite({
  url = 'https://music.example/',
  assetUrl,
  policy = 'strict',
}: Placement = {}): PlantedSite {
  const data = dataOf(url)
  if (assetUrl !== undefined) data.settings['asset_url'] = assetUrl
  const assetOrigin = assetUrl === undefined ? null : new URL(assetUrl).origin
  const strict = contentSecurityPolicy({ assetOrigin, paysWith: ['stripe', 'paypal'] })
  return {
    url,
    data,
    edits: [],
    pageHeaders: {
      'content-type': 'text/html; charset=UTF-8',
      'cache-control': 'no-cache, private',
      'content-security-policy': policy === 'strict' ? strict : (/connect-src [^;]*/.exec(strict)?.[0] ?? ''),
    },
    cookies: [
      `XSRF-TOKEN=token-{visit}; Path=/; Max-Age=7200; SameSite=Lax${url.startsWith('https') ? '; Secure' : ''}`,
      `music_session=session-{visit}; Path=/; Max-Age=7200; HttpOnly; SameSite=Lax${url.startsWith('https') ? '; Secure' : ''}`,
    ],
    files: builtFiles(),
    assetHeaders: { 'cache-control': YEAR, ...(assetUrl !== undefined && { 'access-control-allow-origin': '*' }) },
    instead: {},
    headers: { date: new Date(NOW).toUTCString() },
    certificateEnds: NOW + 60 * DAY,
  }
}

const TYPES: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  map: 'application/json',
}

/** Serves the site in memory. */
export function serve(site: PlantedSite): Send {
  const root = new URL(site.url)
  const assetUrl = site.data.settings['asset_url']
  const assets = new URL('build/', typeof assetUrl === 'string' ? assetUrl : root)
  let visits = 0

  const bootstrap = (visit: string) => ({ ...site.data, csrf_token: `csrf-${visit}` })
  const visitOf = ({ headers = {} }: Outgoing) => /music_session=session-(\d+)/.exec(headers['cookie'] ?? '')?.[1]

  function page(): PlantedResponse {
    visits += 1
    const tags = bundleTags(manifest, typeof assetUrl === 'string' ? assetUrl : null)
    const html = renderPage({
      language: String(site.data['language']),
      title: 'Music',
      root: root.pathname,
      bootstrap: bootstrap(String(visits)),
      entryTags: tags,
    })
    return {
      headers: site.pageHeaders,
      cookies: site.cookies.map((line) => line.replace('{visit}', String(visits))),
      text: site.edits.reduce((text, edit) => edit(text), html),
    }
  }

  function signIn(outgoing: Outgoing): PlantedResponse {
    const token = outgoing.headers?.['X-XSRF-TOKEN']
    const isValid = token !== undefined && token === `token-${visitOf(outgoing)}`
    return json(isValid ? HttpStatus.UnprocessableContent : HttpStatus.SessionExpired, { message: 'Refused.' })
  }

  function file(url: URL): PlantedResponse | undefined {
    const name = url.href.startsWith(assets.href) ? url.href.slice(assets.href.length) : ''
    const text = Object.hasOwn(site.files, name) ? site.files[name] : undefined
    if (text === undefined) return undefined
    return {
      text,
      headers: {
        'content-type': TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain',
        'content-encoding': 'gzip',
        ...site.assetHeaders,
      },
    }
  }

  /** The site's own response to a path below the root. */
  function ownResponse(path: string, outgoing: Outgoing): PlantedResponse {
    if (outgoing.method === 'OPTIONS') return { headers: { allow: 'GET, HEAD, POST, PUT, PATCH, DELETE' } }
    if (path === LOGIN) return signIn(outgoing)
    if (path === 'api/v1/bootstrap-data')
      return json(HttpStatus.Ok, { data: JSON.stringify(bootstrap(visitOf(outgoing) ?? '')) })
    if (path.startsWith('api/v1/tus/upload/')) return json(HttpStatus.Unauthorized, { message: 'Unauthenticated.' })
    if (path === 'service-worker.js') return { headers: { 'content-type': 'text/javascript' } }
    return path.startsWith('images/') ? { headers: { 'content-type': 'image/svg+xml' } } : page()
  }

  function respond(url: URL, outgoing: Outgoing): PlantedResponse {
    const path = url.href.startsWith(root.href) ? url.href.slice(root.href.length) : url.href
    const planted = site.instead[`${outgoing.method ?? 'GET'} ${path}`]
    if (planted === 'fails') throw new ConnectionFailure('reach.refused', `${url.origin}: ECONNRESET`)
    if (planted) return planted(outgoing)
    if (url.protocol === 'http:' && root.protocol === 'https:')
      return { status: HttpStatus.MovedPermanently, headers: { location: url.href.replace('http:', 'https:') } }
    return file(url) ?? ownResponse(path, outgoing)
  }

  return async (url, outgoing = {}) => {
    const { status = HttpStatus.Ok, headers = {}, cookies = [], text = '', certificateEnds } = respond(url, outgoing)
    const all = new Headers({ ...site.headers, ...headers })
    for (const line of cookies) all.append('set-cookie', line)
    const end = certificateEnds ?? site.certificateEnds
    const reply: Reply = {
      url,
      status,
      headers: all,
      text,
      certificateEnds: url.protocol === 'https:' ? end : undefined,
    }
    return reply
  }
}

/** Response with a JSON body and its content type. */
export const json = (status: number, value: unknown): PlantedResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  text: JSON.stringify(value),
})

/** Examines a planted site. */
export const examine = (site: PlantedSite, storage?: string) =>
  examineSite({
    url: new URL(site.requested ?? site.url),
    send: serve(site),
    now: NOW,
    storage: storage === undefined ? undefined : new URL(storage),
  })

/**
 * Edit that replaces a part of the page. Throws when the page lacks it, so that a fault is never planted without
 * effect.
 */
export const replacing = (part: string | RegExp, by: string) => (html: string) => {
  if (!(typeof part === 'string' ? html.includes(part) : part.test(html)))
    throw new Error(`The page lacks ${String(part)}`)
  return html.replace(part, () => by)
}

const DATA_ELEMENT = /<script type="application\/json" id="bootstrap-data">([\s\S]*?)<\/script>/

/** Edit that embeds the bootstrap data as a script; `write` creates the script from the JSON. */
export const withScript = (write: (json: string) => string) => (html: string) => {
  const [, text = ''] = DATA_ELEMENT.exec(html) ?? []
  return replacing(DATA_ELEMENT, `<script>window.bootstrapData = ${write(text)};</script>`)(html)
}

/** Literal of a text in an inline script. */
export const literal = (text: string): string => JSON.stringify(text).replaceAll('<', String.raw`\u003c`)
