import { channels } from '@mock/documented/groups/channels'
import { bootstrapFor } from '@mock/rules/bootstrap/bootstrap-data'
import { createWorld } from '@mock/site/create-world'
import { contentSecurityPolicy } from '@mock/site/pages/csp'

import { examineSite } from '../../tools/doctor/examine'
import type { Placement, PlantedSite } from './planted'
import { besideBuild, builtFiles } from './planted-files'
import { serve } from './planted-server'

export const NOW = Date.UTC(2031, 4, 6, 12)
const DAY = 86_400_000
/** Bytes of an upload chunk, which a POST of that size proves to be accepted. */
const CHUNK_SIZE = 512 * 1024
const YEAR = 'public, max-age=31536000, immutable'

/** Data of a home page with a row of each model. */
const homeChannel = structuredClone(channels.endpoints.show.responses['each model'])

const dataByUrl = new Map<string, PlantedSite['data']>()

/** Bootstrap data of the mock's guest for a site's root; a copy that faults can change. */
function dataOf(url: string): PlantedSite['data'] {
  const known = dataByUrl.get(url)
  if (known) return structuredClone(known)
  const world = createWorld({ now: () => NOW })
  const data = bootstrapFor(world, world.sessions.open(), { baseUrl: url }) as PlantedSite['data']
  // Small, because each test renders and parses it several times.
  Object.assign(data.settings, { menus: [], uploads: { chunk_size: CHUNK_SIZE } })
  Object.assign(data, {
    i18n: null,
    themes: [],
    loaders: { channelPage: homeChannel },
  })
  dataByUrl.set(url, data)
  return structuredClone(data)
}

function policyOf(assetUrl: string | undefined, policy: Placement['policy']): string {
  const assetOrigin = assetUrl === undefined ? null : new URL(assetUrl).origin
  const strict = contentSecurityPolicy({ assetOrigin, paysWith: ['stripe', 'paypal'] })
  return policy === 'strict' ? strict : (/connect-src [^;]*/.exec(strict)?.[0] ?? '')
}

/** Creates a healthy site: https, Laravel's cookies, a strict policy. */
export function plantSite({
  url = 'https://music.example/',
  assetUrl,
  policy = 'strict',
}: Placement = {}): PlantedSite {
  const data = dataOf(url)
  if (assetUrl !== undefined) data.settings['asset_url'] = assetUrl
  const secure = url.startsWith('https') ? '; Secure' : ''
  return {
    url,
    data,
    edits: [],
    pageHeaders: {
      'content-type': 'text/html; charset=UTF-8',
      'cache-control': 'no-cache, private',
      'content-encoding': 'gzip',
      'content-security-policy': policyOf(assetUrl, policy),
    },
    cookies: [
      `XSRF-TOKEN=token-{visit}; Path=/; Max-Age=7200; SameSite=Lax${secure}`,
      `music_session=session-{visit}; Path=/; Max-Age=7200; HttpOnly; SameSite=Lax${secure}`,
    ],
    files: builtFiles(),
    rootFiles: { ...besideBuild(), 'robots.txt': 'User-agent: *\nDisallow:\n' },
    assetHeaders: { 'cache-control': YEAR, ...(assetUrl !== undefined && { 'access-control-allow-origin': '*' }) },
    instead: {},
    headers: {
      date: new Date(NOW).toUTCString(),
      ...(secure && { 'strict-transport-security': 'max-age=31536000' }),
    },
    certificateEnds: NOW + 60 * DAY,
  }
}

/** Examines a planted site. */
export const examine = (site: PlantedSite, storage?: string) =>
  examineSite({
    url: new URL(site.requested ?? site.url),
    send: serve(site),
    now: NOW,
    storage: storage === undefined ? undefined : new URL(storage),
  })
