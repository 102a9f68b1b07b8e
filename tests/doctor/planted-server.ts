import { HttpStatus } from '@/contract/machinery/http-status'
import { track } from '@mock/documented/samples'
import { bundleTags } from '@mock/site/pages/bundle-tags'
import { renderPage } from '@mock/site/pages/html'

import { ConnectionFailure } from '../../tools/doctor/probe/connection-failure'
import type { Outgoing, Reply, Send } from '../../tools/doctor/probe/send'
import type { PlantedResponse, PlantedSite } from './planted'
import { manifest } from './planted-files'

/** Path of a song of the first page. */
export const SONG = track.src
const LOGIN = 'auth/login'

const TYPES: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
  map: 'application/json',
}

const NOT_FOUND: PlantedResponse = {
  status: HttpStatus.NotFound,
  headers: { 'content-type': 'text/html; charset=UTF-8' },
  text: '<html>404 Not Found</html>',
}

/** Response to a request for a song, or for a part of it. */
const song = ({ headers = {} }: Outgoing): PlantedResponse => ({
  status: 'range' in headers ? HttpStatus.PartialContent : HttpStatus.Ok,
  headers: { 'content-type': 'audio/mpeg', 'content-range': 'bytes 0-0/3' },
  text: 'ID3',
})

/** CSRF token of a visit. */
export const csrfToken = (visit: string | undefined): string => `csrf-${visit}-of-the-page`

/** Serves the site in memory. */
export function serve(site: PlantedSite): Send {
  const root = new URL(site.url)
  const assetUrl = site.data.settings['asset_url']
  const assets = new URL('build/', typeof assetUrl === 'string' ? assetUrl : root)
  let visits = 0

  const bootstrap = (visit: string) => ({ ...site.data, csrf_token: csrfToken(visit) })
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
    const isBuilt = url.href.startsWith(assets.href)
    const base = url.href.startsWith(root.href) ? root : new URL('..', assets)
    const files = isBuilt ? site.files : site.rootFiles
    const name = url.href.slice((isBuilt ? assets : base).href.length)
    const text = Object.hasOwn(files, name) ? files[name] : undefined
    if (text === undefined) return isBuilt ? NOT_FOUND : undefined
    const headers = {
      'content-type': TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain',
      'content-encoding': 'gzip',
      ...(isBuilt && site.assetHeaders),
    }
    return { text, headers }
  }

  /** The site's own response to a path below the root. */
  function ownResponse(path: string, outgoing: Outgoing): PlantedResponse {
    if (outgoing.method === 'OPTIONS') return { headers: { allow: 'GET, HEAD, POST, PUT, PATCH, DELETE' } }
    if (path === LOGIN) return signIn(outgoing)
    if (path === 'api/v1/bootstrap-data')
      return json(HttpStatus.Ok, { data: JSON.stringify(bootstrap(visitOf(outgoing) ?? '')) })
    if (path.startsWith('api/v1/tus/upload/')) return json(HttpStatus.Unauthorized, { message: 'Unauthenticated.' })
    if (path.startsWith('api/v1/search?'))
      return json(HttpStatus.Ok, { query: new URLSearchParams(path.split('?')[1]).get('query'), results: [] })
    if (path === SONG) return song(outgoing)
    return /^(?:storage|build)\//.test(path) ? NOT_FOUND : page()
  }

  function respond(url: URL, outgoing: Outgoing): PlantedResponse {
    const path = url.href.startsWith(root.href) ? url.href.slice(root.href.length) : url.href
    const planted = site.instead[`${outgoing.method ?? 'GET'} ${path}`]
    if (typeof planted === 'string') throw new ConnectionFailure(planted, url.origin)
    if (planted) return planted(outgoing)
    if (`${url.href}/` === root.href) return { status: HttpStatus.MovedPermanently, headers: { location: root.href } }
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
      body: Buffer.from(text),
      text,
      certificateEnds: url.protocol === 'https:' ? end : undefined,
    }
    return reply
  }
}

/** Response with a JSON body and its content type. */
export const json = (status: number, value: unknown): PlantedResponse => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-cache, private', 'content-encoding': 'gzip' },
  text: JSON.stringify(value),
})
