import { type ManagedTag, tags } from '@/contract/groups/tags'
import { call } from '@/core/platform/api/call'
import { keyOf, queryPart } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { rowQuery } from '@/core/shared/data-table/row-query'
import type { RecordSource } from '@/core/shared/records/resource'

/** Requests for the tags. */
export const tagSource: RecordSource<ManagedTag> = {
  list: (tableQuery) => queryPart(tags.list, ({ pagination }) => pagination, { query: tableQuery }),
  show: (id) => rowQuery({ endpoint: tags.list, pageOf: ({ pagination }) => pagination }, id),
  remove: (ids) => call(tags.remove, { params: { ids: ids.join() } }),
  refresh: () => queryClient.invalidateQueries({ queryKey: keyOf(tags.list) }),
}
