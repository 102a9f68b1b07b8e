import { createDb, type Db, emptySeed, type Seed } from '../state/store/db'

/** Creates a database with only these rows. */
export const makeDb = (rows: Partial<Seed> = {}): Db => createDb({ ...emptySeed, ...rows })
