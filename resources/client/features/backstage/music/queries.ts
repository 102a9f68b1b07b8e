import { artists } from '@/contract/groups/artists'
import { suggestions } from '@/contract/groups/suggestions'
import type { ManagedTrack } from '@/contract/groups/tracks'
import type { Page } from '@/contract/machinery/pagination'
import type { ManagedArtist, User } from '@/contract/shapes/user'
import { call } from '@/core/platform/api/call'
import { queryPart } from '@/core/platform/api/query'
import type { TableQuery } from '@/core/shared/data-table/table-state'
import type { AlbumRow } from '@/core/shared/music-editing/album/queries'
import type { FindModels, NamedModel } from '@/core/shared/records/queries'
import { foldText } from '@/lib/text'

/** A page of an artist's albums; the server counts no pages of them. */
export const albumsOfArtist = ({ id }: ManagedArtist, tableQuery: TableQuery) =>
  queryPart(artists.albums, ({ pagination }): Page<AlbumRow> => pagination, {
    params: { id },
    query: { ...tableQuery, paginate: 'simple' },
  })

/** A page of an artist's tracks. */
export const tracksOfArtist = ({ id }: ManagedArtist, tableQuery: TableQuery) =>
  queryPart(artists.tracks, ({ pagination }): Page<ManagedTrack> => pagination, { params: { id }, query: tableQuery })

/** The name of an artist that a draft credits. */
export const creditedName = (id: number) =>
  queryPart(suggestions.artist, ({ model: { name } }): NamedModel => ({ name }), { params: { id: String(id) } })

/** Most rows of one artist that a search returns. */
const ROWS = 50

type Rows<Row> = (managed: ManagedArtist) => Promise<{ pagination: Pick<Page<Row>, 'items'> }>

/** Finds music of managed artists by name, each record once; a server may ignore the text. Throws ApiError. */
async function findMusic<Row extends { id: number; name: string }>(
  managed: User['artists'],
  text: string,
  rowsOf: Rows<Row>,
): Promise<Row[]> {
  const pages = await Promise.all(managed.map(rowsOf))
  const rows = new Map(pages.flatMap(({ pagination: { items } }) => items.map((row) => [row.id, row] as const)))
  return [...rows.values()].filter(({ name }) => foldText(name).includes(foldText(text)))
}

/** Returns the search in the albums or tracks of the artists that a user manages. */
export const ownMusicFinder =
  (kind: 'albums' | 'tracks', managed: User['artists']): FindModels =>
  async (text, signal) => {
    const found = await findMusic<{ id: number; name: string }>(managed, text, ({ id }) =>
      call(artists[kind], { params: { id }, query: { query: text, perPage: ROWS } }, { signal }),
    )
    return found.map(({ id, name }) => ({ id, name }))
  }

/** Returns the search for recordings of the artists that a user manages, also of those that are not out yet. */
export const ownRecordings = (managed: User['artists']) => (name: string) =>
  findMusic(managed, name, ({ id }) => call(artists.tracks, { params: { id }, query: { query: name, perPage: ROWS } }))
