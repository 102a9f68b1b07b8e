import { albums } from '@/contract/groups/albums'
import type { Page } from '@/contract/machinery/pagination'
import { queryPart } from '@/core/platform/api/query'
import { albumRecords, type AlbumRow } from '@/core/shared/music-editing/album/queries'
import type { RecordSource } from '@/core/shared/records/resource'

/** Requests for the albums. */
export const albumSource: RecordSource<AlbumRow> = {
  ...albumRecords,
  list: (tableQuery) => queryPart(albums.list, ({ pagination }): Page<AlbumRow> => pagination, { query: tableQuery }),
}
