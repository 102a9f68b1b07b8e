import { search } from '@/contract/groups/search'
import { HttpStatus } from '@/contract/machinery/http-status'
import { wirePath } from '@/contract/machinery/wire'

import { finding, type Outcome, when } from '../finding'
import type { Reply } from '../probe/send'
import { apiHeaders, type Site } from '../probe/site'
import { sharedCaching } from './cache-rules'
import type { Check } from './check'

/** Calls as visitors send them: caching, limits, and the query on its way to Laravel. */
export const apiCalls: Check = {
  area: 'session',
  needsPage: true,
  run: async (site) => {
    const reply = await searchFor(site, SOUGHT)
    return [...caching(site.api), ...limits([site.api, reply]), ...query(reply)]
  },
}

/** Text that no catalogue contains. */
const SOUGHT = 'dziesma-doctor'

function searchFor({ send, root, cookies }: Site, text: string): Promise<Reply> {
  const url = new URL(wirePath(search.all.path), root)
  const query = { query: text, loader: 'search', modelTypes: 'track', types: 'track', limit: '3' }
  url.search = String(new URLSearchParams(query))
  return send(url, { headers: apiHeaders(cookies) })
}

function caching(api: Reply): Outcome[] {
  const seen = sharedCaching(api)
  return when(seen, () => finding('session.api-cached', `GET ${api.url.pathname}: ${seen}`))
}

/** Fewer calls a minute than a visitor sends who opens a few screens. */
const MIN_LIMIT = 30

function limits(replies: readonly Reply[]): Outcome[] {
  const refused = replies.find(({ status }) => status === HttpStatus.TooManyRequests)
  if (refused) return [finding('session.throttled', `GET ${refused.url.pathname}: status ${refused.status}`)]
  const limit = replies.map(({ headers }) => headers.get('x-ratelimit-limit')).find((value) => value !== null)
  return when(limit && Number(limit) < MIN_LIMIT, () => finding('session.throttled', `X-RateLimit-Limit: ${limit}`))
}

/** The response repeats the query; a rewrite can lose it. */
function query({ status, text, url }: Reply): Outcome[] {
  const echoed = status === HttpStatus.Ok ? echoOf(text) : undefined
  return when(echoed !== undefined && echoed !== SOUGHT, () =>
    finding('session.query-lost', `GET ${url.pathname}?query=${SOUGHT}: searched for ${JSON.stringify(echoed)}`),
  )
}

function echoOf(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && 'query' in body ? body.query : undefined
  } catch {
    return undefined
  }
}
