import type { PlantedSite } from '../planted'
import { csrfToken, json } from '../planted-server'
import { answer, edit, type Fault, pageHeader } from './fault'

const html = { 'content-type': 'text/html' }
const CHALLENGE = {
  status: 403,
  headers: { ...html, 'cf-mitigated': 'challenge' },
  text: '<title>Just a moment...</title>',
}
const before = (text: string) => (site: PlantedSite) => void site.edits.push((page) => text + page)
const NGINX = '<!DOCTYPE html><html><head><title>Welcome to nginx!</title></head><body></body></html>'

/** Faults of what lies between the client and Laravel, or writes into its responses. */
export const proxyFaults: Fault[] = [
  { id: 'reach.foreign-page', name: 'of nginx', plant: answer('', { headers: html, text: NGINX }) },
  {
    id: 'reach.foreign-page',
    name: 'of a registrar',
    plant: answer('', { headers: html, text: '<html>Parked</html>' }),
  },
  { id: 'reach.challenge', plant: answer('', CHALLENGE) },
  { id: 'reach.challenge', name: 'of calls only', plant: answer('api/v1/bootstrap-data', CHALLENGE) },
  {
    id: 'reach.password',
    name: 'of calls only',
    plant: answer('api/v1/bootstrap-data', { status: 401, headers: { 'www-authenticate': 'Basic realm="API"' } }),
  },
  {
    id: 'page.rewritten',
    name: 'by Rocket Loader',
    plant: (site) => {
      edit('<script type="module" src', '<script type="2f1-module" src')(site)
      edit(
        '</head>',
        '<script src="https://ajax.cloudflare.com/cdn-cgi/scripts/1/rocket-loader.min.js"></script></head>',
      )(site)
    },
    placement: { policy: 'connections' },
  },
  {
    id: 'page.rewritten',
    name: 'by email obfuscation',
    plant: edit('</body>', '<script src="/cdn-cgi/scripts/1/cloudflare-static/email-decode.min.js"></script></body>'),
  },
  { id: 'page.bom', plant: before('\uFEFF') },
  {
    id: 'page.bom',
    name: 'of every response',
    plant: (site) => {
      before('\uFEFF')(site)
      site.instead['GET api/v1/bootstrap-data'] = ({ headers = {} }) => {
        const [, visit] = /session-(\d+)/.exec(headers['cookie'] ?? '') ?? []
        const response = json(200, { data: JSON.stringify({ ...site.data, csrf_token: csrfToken(visit) }) })
        return { ...response, text: `\uFEFF${response.text}` }
      }
    },
  },
  {
    id: 'build.manifest-bom',
    plant: (site) => {
      site.files['manifest.json'] = `\uFEFF${site.files['manifest.json']}`
    },
  },
  { id: 'page.quirks', plant: edit('<!doctype html>', '') },
  { id: 'exposed.php-errors', plant: before('<br />\n<b>Deprecated</b>: Optional parameter in <b>/var/www/x.php</b>') },
  { id: 'page.viewport', plant: edit(/<meta name="viewport"[^>]*>/, '') },
  {
    id: 'page.uncompressed',
    plant: (site) => {
      delete site.pageHeaders['content-encoding']
    },
  },
  { id: 'crawlers.noindex', plant: pageHeader('x-robots-tag', 'noindex, nofollow') },
  {
    id: 'crawlers.noindex',
    name: 'in a meta tag',
    plant: edit('</head>', '<meta name="robots" content="noindex"></head>'),
  },
  { id: 'crawlers.robots', plant: answer('robots.txt', { text: 'User-agent: *\nDisallow: /\n' }) },
  {
    id: 'crawlers.robots',
    name: 'for the bundle',
    plant: answer('robots.txt', { text: 'User-Agent: *\nDisallow: /build/' }),
  },
]
