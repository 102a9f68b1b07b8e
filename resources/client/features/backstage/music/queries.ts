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

/** Returns the search in the albums or tracks of the artists that a user manages; a server may ignore the text. */
export const ownMusicFinder =
  (kind: 'albums' | 'tracks', managed: User['artists']): FindModels =>
  async (text, signal) => {
    const pages = await Promise.all(
      managed.map(({ id }) =>
        call(artists[kind], { params: { id }, query: { query: text, perPage: ROWS } }, { signal }),
      ),
    )
    const names = new Map(
      pages.flatMap(({ pagination: { items } }) => items.map(({ id, name }) => [id, name] as const)),
    )
    return [...names].map(([id, name]) => ({ id, name })).filter(({ name }) => foldText(name).includes(foldText(text)))
  }
