import type { PlantedSite } from '../planted'
import { csrfToken, json } from '../planted-server'
import { answer, edit, type Fault } from './fault'

const LISTING = { headers: { 'content-type': 'text/html' }, text: '<html><title>Index of /storage/</title></html>' }

/** Allows every origin to read the visitor's data, as Laravel does with `*` and `supports_credentials`. */
function reflectOrigins(site: PlantedSite): void {
  site.instead['GET api/v1/bootstrap-data'] = ({ headers = {} }) => {
    const [, visit] = /session-(\d+)/.exec(headers['cookie'] ?? '') ?? []
    const response = json(200, { data: JSON.stringify({ ...site.data, csrf_token: csrfToken(visit) }) })
    const { origin } = headers
    const allowed = origin && { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' }
    return { ...response, headers: { ...response.headers, ...allowed } }
  }
}

/** Private files and tools that a deployment left public. */
export const exposureFaults: Fault[] = [
  { id: 'exposed.env', name: 'as a copy', plant: answer('.env.backup', { text: 'APP_KEY=base64:c2VjcmV0\n' }) },
  { id: 'exposed.source', plant: answer('composer.json', { text: '{"require":{"laravel/framework":"^10.0"}}' }) },
  { id: 'exposed.dump', plant: answer('backup.sql', { text: '-- MySQL dump 10.13  Distrib 8.0\n' }) },
  {
    id: 'exposed.dump',
    name: 'a SQLite file',
    plant: answer('database/database.sqlite', { text: 'SQLite format 3\0' }),
  },
  { id: 'exposed.phpinfo', plant: answer('info.php', { text: '<title>PHP 8.3.1 - phpinfo()</title>' }) },
  { id: 'exposed.tools', name: 'Telescope', plant: answer('telescope', { text: '<title>Telescope - Music</title>' }) },
  { id: 'exposed.tools', name: 'Horizon', plant: answer('horizon', { text: '<title>Horizon - Music</title>' }) },
  {
    id: 'exposed.debug',
    name: 'with the debug bar',
    placement: { policy: 'connections' },
    plant: edit('</body>', '<script>var phpdebugbar = new PhpDebugBar.DebugBar()</script></body>'),
  },
  { id: 'exposed.listing', plant: answer('storage/', LISTING) },
  { id: 'exposed.listing', name: 'of the bundle', plant: answer('build/assets/', LISTING) },
  { id: 'exposed.cors', plant: reflectOrigins },
]
