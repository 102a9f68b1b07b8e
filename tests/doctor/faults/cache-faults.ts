import { eachMember } from '@mock/documented/bootstrap-data'

import type { PlantedSite } from '../planted'
import { json } from '../planted-server'
import { type Fault, fileHeader, pageHeader } from './fault'

const api = 'api/v1/bootstrap-data'

/** Adds a header to the API's responses. */
const apiHeader = (name: string, value: string) => (site: PlantedSite) => {
  site.instead[`GET ${api}`] = () => {
    const response = json(200, { data: JSON.stringify(site.data) })
    return { ...response, headers: { ...response.headers, [name]: value } }
  }
}

const member = JSON.parse(String(eachMember((data) => data)['user of B1'])) as { user: object }

/** Responses that caches keep although they belong to one visitor, or that they do not keep. */
export const cacheFaults: Fault[] = [
  { id: 'session.api-cached', plant: apiHeader('cache-control', 'public, max-age=600') },
  { id: 'session.api-cached', name: 'without a word about privacy', plant: apiHeader('cache-control', 'max-age=600') },
  { id: 'session.api-cached', name: 'by a proxy that adds Age', plant: apiHeader('age', '30') },
  { id: 'session.api-cached', name: 'by Cloudflare', plant: apiHeader('cf-cache-status', 'HIT') },
  { id: 'page.cached', name: 'by Cloudflare', plant: pageHeader('cf-cache-status', 'HIT') },
  { id: 'page.cached', name: 'by CloudFront', plant: pageHeader('x-cache', 'Hit from cloudfront') },
  {
    id: 'page.cached',
    name: 'with the data of a user',
    plant: (site) => {
      site.data['user'] = member.user
    },
  },
  {
    id: 'page.cached',
    name: 'by Expires',
    plant: (site) => {
      delete site.pageHeaders['cache-control']
      site.pageHeaders['expires'] = 'Sun, 06 May 2035 12:00:00 GMT'
    },
  },
  {
    id: 'assets.worker-cached',
    name: 'by Expires',
    plant: (site) => {
      const headers = { 'content-type': 'text/javascript', expires: 'Sun, 06 May 2035 12:00:00 GMT' }
      site.instead['GET service-worker.js'] = () => ({ text: site.rootFiles['service-worker.js'] ?? '', headers })
    },
  },
  { id: 'assets.cookies', plant: fileHeader('assets/lazy-3a.js', 'set-cookie', 'music_session=1; Path=/; HttpOnly') },
]
