import type { Release } from './parts/release'
import type { Db, MockUser } from './store/db'

/** The requesting user and page that a response's content depends on. */
export type Caller = {
  db: Db
  release: Release
  user: MockUser | null
  /** True for requests from the site's own pages; only those receive track sources. */
  stateful: boolean
  path: string
  /** Milliseconds since the epoch. */
  now: () => number
  cookies: Readonly<Record<string, string>>
}
