import type * as z from 'zod/mini'

import type { artists } from '@/contract/groups/artists'

import type { Caller } from '../../state/caller'
import { makeArtist } from '../../state/factories/make-artist'
import type { Db } from '../../state/store/db'
import type { MockArtist } from '../../state/store/music-rows'
import type { Table } from '../../state/store/table'
import { removeReactions, genresOf } from './edit-catalogue'

type Body = z.output<(typeof artists.update)['body']>

/** Columns of a request that saves an artist. */
function columnsOf(caller: Caller, { name, profile, genres, ...columns }: Body): Partial<MockArtist> {
  return {
    ...columns,
    ...profile,
    name: name.trim(),
    ...(genres && { genres: genresOf(caller, genres) }),
    updated_at: new Date(caller.now()).toISOString(),
  }
}

/** Adds an artist; fields that the request omits are empty. */
export function createArtist(caller: Caller, body: Body): MockArtist {
  const created_at = new Date(caller.now()).toISOString()
  return caller.db.artists.insert(
    makeArtist('withoutImage', columnsOf(caller, body), { id: caller.db.artists.nextId(), created_at }),
  )
}

/** Changes an artist; fields that the request omits stay. */
export const updateArtist = (caller: Caller, id: number, body: Body): MockArtist =>
  caller.db.artists.update(id, columnsOf(caller, body))

/** Deletes an artist and its likes. Albums and tracks stay, without the credit. */
export function removeArtist(db: Db, id: number): void {
  db.artists.remove(id)
  dropCredit(db.albums, id)
  dropCredit(db.tracks, id)
  removeReactions(db, 'artist', id)
}

type CreditedRow = { id: number; artists: readonly { id: number }[] }

function dropCredit<Row extends CreditedRow>(table: Table<Row>, artistId: number): void {
  for (const row of table.all()) {
    const artists = row.artists.filter(({ id }) => id !== artistId)
    if (artists.length < row.artists.length) table.update(row.id, { artists } as unknown as Partial<Row>)
  }
}
