import type { Endpoint } from '@/contract/endpoint'

import type { MockRequest } from './mock'
import { isStateful } from './sessions/stateful'
import type { Db, MockUser } from './store/db'

/** The requesting user and page that a response's content depends on. */
export type Caller = {
  db: Db
  user: MockUser | null
  /** True for requests from the site's own pages; only those receive track sources. */
  stateful: boolean
  path: string
  /** Milliseconds since the epoch. */
  now: () => number
  cookies: Readonly<Record<string, string>>
}

/** Derives the caller from a request. */
export const callerOf = ({
  world,
  user,
  request,
  cookies,
}: Pick<MockRequest<Endpoint>, 'world' | 'user' | 'request' | 'cookies'>): Caller => ({
  db: world.db,
  user,
  stateful: isStateful(request),
  now: world.now,
  path: request.url.split('?')[0] ?? request.url,
  cookies,
})
