import type { PlantedSite } from '../planted'
import { json } from '../planted-server'
import { cookie, type Fault, policy, settings } from './fault'

const login = 'POST auth/login'
const isPresent = (headers: Record<string, string> = {}) => 'X-XSRF-TOKEN' in headers
const s3 = { uploads_driver: 's3', s3_direct_upload: true }
const BUCKET = 'https://bucket.s3.example/'

/** Selects direct uploads to the bucket, which the policy allows. */
function sendToBucket(site: PlantedSite): void {
  settings('uploads', s3)(site)
  policy("connect-src 'self'", `connect-src 'self' ${new URL(BUCKET).origin}`)(site)
}
const preflight = {
  'access-control-allow-origin': 'https://music.example',
  'access-control-allow-methods': 'GET, HEAD, POST, PUT',
  'access-control-allow-headers': '*',
}

/** Faults of cookies, CSRF, the stateful domain, uploads and the clock. */
export const sessionFaults: Fault[] = [
  {
    id: 'cookies.xsrf-missing',
    plant: (site) => {
      site.cookies = site.cookies.slice(1)
    },
  },
  { id: 'cookies.xsrf-http-only', plant: cookie(/^(XSRF.*)/, '$1; HttpOnly') },
  {
    id: 'cookies.session-missing',
    plant: (site) => {
      site.cookies = site.cookies.slice(0, 1)
    },
  },
  {
    id: 'cookies.session-missing',
    name: 'behind Cloudflare, which sets a cookie of its own',
    plant: (site) => {
      site.cookies = [...site.cookies.slice(0, 1), '__cf_bm=1; Path=/; HttpOnly; Secure; SameSite=None']
    },
  },
  { id: 'cookies.session-readable', plant: cookie('; HttpOnly', '') },
  { id: 'cookies.secure-missing', plant: cookie('; Secure', '') },
  {
    id: 'cookies.secure-over-http',
    placement: { url: 'http://127.0.0.1:8000/' },
    plant: cookie('SameSite=Lax', 'SameSite=Lax; Secure'),
  },
  {
    id: 'cookies.same-site-none',
    placement: { url: 'http://127.0.0.1:8000/' },
    plant: cookie('SameSite=Lax', 'SameSite=None'),
  },
  { id: 'cookies.same-site-strict', plant: cookie('SameSite=Lax', 'SameSite=Strict') },
  { id: 'cookies.domain', plant: cookie('Path=/', 'Path=/; Domain=.other.example') },
  { id: 'cookies.path', plant: cookie('Path=/', 'Path=/api') },
  {
    id: 'cookies.duplicate',
    plant: (site) => site.cookies.push('XSRF-TOKEN=token-{visit}; Path=/; Domain=music.example; Secure; SameSite=Lax'),
  },
  {
    id: 'cookies.prefix',
    plant: (site) => site.cookies.push('__Host-guard=1; Path=/; Domain=music.example; HttpOnly; Secure'),
  },
  {
    id: 'session.csrf-unchecked',
    plant: (site) => {
      site.instead[login] = () => json(422, { message: 'The email field is required.' })
    },
  },
  {
    id: 'session.csrf-refused',
    plant: (site) => {
      site.instead[login] = () => json(419, { message: 'CSRF token mismatch.' })
    },
  },
  {
    id: 'session.login-blocked',
    plant: (site) => {
      site.instead[login] = () => ({ status: 403, text: '<html>ModSecurity</html>' })
    },
  },
  {
    id: 'session.login-blocked',
    name: 'by an error after the token was accepted',
    plant: (site) => {
      site.instead[login] = ({ headers }) => json(isPresent(headers) ? 500 : 419, { message: 'Server Error' })
    },
  },
  {
    id: 'session.login-missing',
    plant: (site) => {
      site.instead[login] = () => json(404, { message: 'The route auth/login could not be found.' })
    },
  },
  {
    id: 'session.external',
    plant: (site) => {
      site.instead['GET api/v1/bootstrap-data'] = () => json(401, { message: 'Unauthenticated.' })
    },
  },
  {
    id: 'session.separate',
    plant: (site) => {
      site.instead['GET api/v1/bootstrap-data'] = () =>
        json(200, { data: JSON.stringify({ ...site.data, csrf_token: null }) })
    },
  },
  {
    id: 'session.base-url-host',
    plant: (site) => {
      site.data.settings['base_url'] = 'https://localhost'
    },
  },
  {
    id: 'session.api-error',
    name: 'by an empty body, which PHP types as HTML',
    plant: (site) => {
      site.instead['GET api/v1/bootstrap-data'] = () => ({ headers: { 'content-type': 'text/html; charset=UTF-8' } })
    },
  },
  {
    id: 'session.api-html',
    plant: (site) => {
      site.instead['GET api/v1/bootstrap-data'] = () => ({
        headers: { 'content-type': 'text/html' },
        text: '<html></html>',
      })
    },
  },
  {
    id: 'session.api-error',
    plant: (site) => {
      site.instead['GET api/v1/bootstrap-data'] = () => json(500, { message: 'Server Error' })
    },
  },
  {
    id: 'uploads.body-limit',
    plant: (site) => {
      site.instead[login] = ({ body = '' }) =>
        body.length > 500_000 ? { status: 413, text: '<html>413</html>' } : json(422, { message: 'Required.' })
    },
  },
  { id: 'uploads.chunk-size', plant: settings('uploads', { chunk_size: 5000 }) },
  { id: 'uploads.max-size', plant: settings('uploads', { max_size: 1024 }) },
  { id: 'uploads.audio-refused', plant: settings('uploads', { allowed_extensions: ['jpg', 'png'] }) },
  { id: 'uploads.audio-refused', name: 'by blocking', plant: settings('uploads', { blocked_extensions: ['mp3'] }) },
  { id: 'uploads.direct-without-driver', plant: settings('uploads', { s3_direct_upload: true }) },
  {
    id: 'uploads.tus-missing',
    plant: (site) => {
      site.instead['OPTIONS api/v1/tus/upload'] = () => ({ headers: { allow: 'GET,HEAD' } })
    },
  },
  {
    id: 'uploads.tus-head',
    plant: (site) => {
      site.instead['HEAD api/v1/tus/upload/doctor-missing-upload'] = () => ({ status: 405 })
    },
  },
  {
    id: 'uploads.storage-unreachable',
    storage: BUCKET,
    plant: (site) => {
      sendToBucket(site)
      site.instead[`OPTIONS ${BUCKET}`] = 'reach.refused'
    },
  },
  {
    id: 'uploads.storage-preflight',
    storage: BUCKET,
    plant: (site) => {
      sendToBucket(site)
      site.instead[`OPTIONS ${BUCKET}`] = () => ({ status: 403 })
    },
  },
  {
    id: 'uploads.storage-etag',
    storage: BUCKET,
    plant: (site) => {
      sendToBucket(site)
      site.instead[`OPTIONS ${BUCKET}`] = () => ({ headers: preflight })
      site.instead[`GET ${BUCKET}`] = () => ({ status: 403, headers: preflight })
    },
  },
  { id: 'clock.time-zone', plant: settings('dates', { default_timezone: 'Latvia/Riga' }) },
]
