import type { ModelType } from '@/contract/groups/normalized-models'

import type { Db } from '../../state/store/db'
import type { Table } from '../../state/store/table'
import type { Row } from './listing'

const tables = {
  user: 'users',
  artist: 'artists',
  album: 'albums',
  track: 'tracks',
  playlist: 'playlists',
  genre: 'genres',
  channel: 'channels',
  role: 'roles',
} as const satisfies Record<ModelType, keyof Db>

type ModelRow = Row & { id: number }

/** Returns the table of a type of records. */
export const modelTable = (db: Db, type: ModelType) => db[tables[type]] as unknown as Table<ModelRow>

/** Maps a record of any type to its normalized form (backend contract, section 7). */
export function normalize(row: ModelRow, type: ModelType) {
  const text = (...names: string[]): string | null => {
    const value = names.map((name) => row[name]).find((one) => typeof one === 'string' && one !== '')
    return typeof value === 'string' ? value : null
  }
  return {
    id: row.id,
    name: text('display_name', 'name') ?? '',
    description: text('email', 'description'),
    image: text('image', 'image_small', 'avatar'),
    model_type: type,
  }
}
