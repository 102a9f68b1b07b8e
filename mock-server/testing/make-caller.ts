import type { Caller } from '../state/caller'
import { DEFAULT_RELEASE } from '../state/parts/release'
import type { Seed } from '../state/store/db'
import { makeDb } from './make-db'

/** A guest on a page of the site, with a database of only these rows. */
export const makeCaller = (rows: Partial<Seed> = {}, own: Partial<Omit<Caller, 'db'>> = {}): Caller => ({
  db: makeDb(rows),
  release: DEFAULT_RELEASE,
  user: null,
  stateful: true,
  path: '/test',
  now: () => 0,
  cookies: {},
  ...own,
})
