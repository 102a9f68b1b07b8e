import { genres, type ManagedGenre } from '@/contract/groups/genres'
import { call } from '@/core/platform/api/call'
import { keyOf, queryPart } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { rowQuery } from '@/core/shared/data-table/row-query'
import type { RecordSource } from '@/core/shared/records/resource'

/** Requests for the genres. */
export const genreSource: RecordSource<ManagedGenre> = {
  list: (tableQuery) => queryPart(genres.list, ({ pagination }) => pagination, { query: tableQuery }),
  show: (id) => rowQuery({ endpoint: genres.list, pageOf: ({ pagination }) => pagination }, id),
  remove: (ids) => call(genres.remove, { params: { ids: ids.join() } }),
  refresh: () => queryClient.invalidateQueries({ queryKey: keyOf(genres.list) }),
}
