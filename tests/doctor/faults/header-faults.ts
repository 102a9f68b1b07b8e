import { cookie, type Fault, pageHeader, policy } from './fault'

/** Faults of the page's headers and cookies beyond the Content Security Policy. */
export const headerFaults: Fault[] = [
  { id: 'policy.worker', plant: policy("worker-src 'self'", "worker-src 'none'") },
  { id: 'policy.framed', plant: policy("frame-ancestors 'self'", "frame-ancestors 'none'") },
  {
    id: 'policy.framed',
    name: 'by X-Frame-Options',
    placement: { policy: 'connections' },
    plant: pageHeader('x-frame-options', 'DENY'),
  },
  { id: 'policy.permissions', plant: pageHeader('permissions-policy', 'camera=(), autoplay=(), fullscreen=()') },
  { id: 'policy.clear-site-data', plant: pageHeader('clear-site-data', '"cache", "storage"') },
  { id: 'policy.embedder', plant: pageHeader('cross-origin-embedder-policy', 'require-corp') },
  {
    id: 'policy.some-pages',
    plant: (site) => {
      const { 'content-security-policy': _, ...headers } = site.pageHeaders
      let home = ''
      site.edits.push((page) => (home = page))
      site.instead['GET login'] = () => ({ headers, text: home })
    },
  },
  { id: 'cookies.same-site-open', plant: cookie(/(music_session.*)SameSite=Lax/, '$1SameSite=None') },
  { id: 'cookies.lifetime', plant: cookie('Max-Age=7200', 'Max-Age=60') },
  {
    id: 'cookies.too-large',
    plant: (site) => site.cookies.push(`x1y2=${'e'.repeat(5000)}; Path=/; Secure; HttpOnly; SameSite=Lax`),
  },
]
