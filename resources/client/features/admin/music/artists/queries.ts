import { artists } from '@/contract/groups/artists'
import type { Page } from '@/contract/machinery/pagination'
import { call } from '@/core/platform/api/call'
import { queryPart } from '@/core/platform/api/query'
import { type ArtistRow, editedArtist, refreshArtists } from '@/core/shared/music-editing/artist/queries'
import type { RecordSource } from '@/core/shared/records/resource'

/** Requests for the artists. */
export const artistSource: RecordSource<ArtistRow> = {
  list: (tableQuery) =>
    queryPart(artists.list, ({ pagination }): Page<ArtistRow> => pagination, {
      query: { ...tableQuery, withCount: ['albums'] },
    }),
  show: editedArtist,
  remove: (ids) => call(artists.remove, { params: { ids: ids.join() } }),
  refresh: refreshArtists,
}

/** Query for a page of an artist's albums, newest first. */
export const albumsOf = (id: number, page: number) =>
  queryPart(artists.albums, ({ pagination }) => pagination, { params: { id }, query: { paginate: 'simple', page } })
