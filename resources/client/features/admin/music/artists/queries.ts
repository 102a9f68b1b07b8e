import { artists, type EditedArtist, type ManagedArtist } from '@/contract/groups/artists'
import type { Page } from '@/contract/machinery/pagination'
import { call } from '@/core/platform/api/call'
import { keyOf, queryPart } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import type { RecordSource } from '@/core/shared/records/resource'

/** An artist in the list, or with everything that its editor shows. */
export type ArtistRow = ManagedArtist & Partial<Pick<EditedArtist, 'genres' | 'profile' | 'profile_images' | 'links'>>

/** Requests for the artists. */
export const artistSource: RecordSource<ArtistRow> = {
  list: (tableQuery) =>
    queryPart(artists.list, ({ pagination }): Page<ArtistRow> => pagination, {
      query: { ...tableQuery, withCount: ['albums'] },
    }),
  show: (id) =>
    queryPart(artists.show, ({ artist }): ArtistRow => artist, { params: { id }, query: { loader: 'editArtistPage' } }),
  remove: (ids) => call(artists.remove, { params: { ids: ids.join() } }),
  refresh: () =>
    Promise.all([artists.list, artists.show].map((each) => queryClient.invalidateQueries({ queryKey: keyOf(each) }))),
}

/** Query for a page of an artist's albums, newest first. */
export const albumsOf = (id: number, page: number) =>
  queryPart(artists.albums, ({ pagination }) => pagination, { params: { id }, query: { paginate: 'simple', page } })
