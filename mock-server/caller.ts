import type { Endpoint } from '@/contract/endpoint'

import type { MockRequest } from './mock'
import { isStateful } from './sessions/stateful'
import type { Db, MockUser } from './store/db'

/** Who asks and from where: what an answer's content depends on. */
export type Caller = {
  db: Db
  user: MockUser | null
  /** Asked from a page of the site itself; others are not told where tracks sound from. */
  stateful: boolean
  path: string
  /** Milliseconds since 1970. */
  now: () => number
  cookies: Readonly<Record<string, string>>
}

/** The caller of a request. */
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
