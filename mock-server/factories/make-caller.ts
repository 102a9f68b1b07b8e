import type { Caller } from '../caller'
import type { Seed } from '../store/db'
import { makeDb } from './make-db'

/** A guest on a page of the site, over a database with these rows only. */
export const makeCaller = (rows: Partial<Seed> = {}, own: Partial<Omit<Caller, 'db'>> = {}): Caller => ({
  db: makeDb(rows),
  user: null,
  stateful: true,
  path: '/test',
  now: () => 0,
  cookies: {},
  ...own,
})
