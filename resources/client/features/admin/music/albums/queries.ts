import { albums, type EditedAlbum, type ManagedAlbum } from '@/contract/groups/albums'
import type { Page } from '@/contract/machinery/pagination'
import { call } from '@/core/platform/api/call'
import { queryPart } from '@/core/platform/api/query'
import { refreshMusic } from '@/core/shared/music-editing/queries'
import type { RecordSource } from '@/core/shared/records/resource'

/** An album in the list, or with everything that its editor shows. */
export type AlbumRow = ManagedAlbum & Partial<Pick<EditedAlbum, 'tracks' | 'genres' | 'tags' | 'description'>>

/** Requests for the albums; a change shows on every page with music. */
export const albumSource: RecordSource<AlbumRow> = {
  list: (tableQuery) => queryPart(albums.list, ({ pagination }): Page<AlbumRow> => pagination, { query: tableQuery }),
  show: (id) =>
    queryPart(albums.show, ({ album }): AlbumRow => album, { params: { id }, query: { loader: 'editAlbumPage' } }),
  remove: (ids) => call(albums.remove, { params: { ids: ids.join() } }),
  refresh: refreshMusic,
}
