import { finding, type Outcome } from '../finding'
import { isUsable } from '../probe/send'
import type { Site } from '../probe/site'
import type { Check } from './check'

/** Files that must not be public, with a line that only they contain. */
const PRIVATE = [
  { id: 'exposed.env', path: '.env', pattern: /^(?:APP_KEY|DB_PASSWORD)=/m },
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
