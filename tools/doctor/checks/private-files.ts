import { finding, type Outcome } from '../finding'
import { isUsable } from '../probe/send'
import type { Site } from '../probe/site'
import type { Check } from './check'

const ENV = /^(?:APP_KEY|DB_PASSWORD)=/m
const SQL = /^(?:-- (?:MySQL|MariaDB|PostgreSQL)\b.*dump|CREATE TABLE |SQLite format 3\0)/m
const PHPINFO = /<title>[^<]*phpinfo\(\)/

/** Files that must not be public, with a line that only they contain. */
const PRIVATE = [
  { id: 'exposed.env', path: '.env', pattern: ENV },
  { id: 'exposed.env', path: '.env.backup', pattern: ENV },
  { id: 'exposed.env', path: '.env.production', pattern: ENV },
  { id: 'exposed.source', path: 'composer.json', pattern: /"laravel\/framework"/ },
  { id: 'exposed.dump', path: 'backup.sql', pattern: SQL },
  { id: 'exposed.dump', path: 'dump.sql', pattern: SQL },
  { id: 'exposed.dump', path: 'database/database.sqlite', pattern: SQL },
  { id: 'exposed.phpinfo', path: 'info.php', pattern: PHPINFO },
  { id: 'exposed.phpinfo', path: 'phpinfo.php', pattern: PHPINFO },
  { id: 'exposed.git', path: '.git/HEAD', pattern: /^(?:ref: refs\/|[\da-f]{40}\s*$)/ },
  { id: 'exposed.log', path: 'storage/logs/laravel.log', pattern: /^\[\d{4}-\d\d-\d\d[^\]]*\] \w+\.[A-Z]+:/m },
] as const

/** Public private files, below the root and beside a public folder that is the sub-folder of a document root. */
export const privateFiles: Check = {
  area: 'exposed',
  needsPage: false,
  run: async (site) => {
    const outcomes = await Promise.all(PRIVATE.map((file) => look(site, file)))
    return outcomes.flat()
  },
}

async function look({ send, root }: Site, { id, path, pattern }: (typeof PRIVATE)[number]): Promise<Outcome[]> {
  const places = [path, `../${path}`].map((place) => new URL(place, root))
  for (const url of new Set(places.map(({ href }) => href))) {
    const reply = await send(new URL(url))
    if (isUsable(reply) && pattern.test(reply.text)) return [finding(id, `${url}: status ${reply.status}`)]
  }
  return []
}
