import { genres, type ManagedGenre } from '@/contract/genres'
import { call } from '@/core/platform/api/call'
import { keyOf, queryPart } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'

import type { RecordSource } from '../record-kind'

/** Requests of the genres. */
export const genreSource: RecordSource<ManagedGenre> = {
  list: (tableQuery) => queryPart(genres.list, ({ pagination }) => pagination, { query: tableQuery }),
  show: (id) => queryPart(genres.show, ({ genre }) => genre, { params: { id } }),
  remove: (ids) => call(genres.remove, { params: { ids: ids.join() } }),
  refresh: () =>
    Promise.all([genres.list, genres.show].map((each) => queryClient.invalidateQueries({ queryKey: keyOf(each) }))),
}
