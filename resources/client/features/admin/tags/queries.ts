import { type ManagedTag, tags } from '@/contract/tags'
import { call } from '@/core/platform/api/call'
import { keyOf, queryPart } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'

import type { RecordSource } from '../record-kind'

/** Requests of the tags. */
export const tagSource: RecordSource<ManagedTag> = {
  list: (tableQuery) => queryPart(tags.list, ({ pagination }) => pagination, { query: tableQuery }),
  show: (id) => queryPart(tags.show, ({ tag }) => tag, { params: { id } }),
  remove: (ids) => call(tags.remove, { params: { ids: ids.join() } }),
  refresh: () =>
    Promise.all([tags.list, tags.show].map((each) => queryClient.invalidateQueries({ queryKey: keyOf(each) }))),
}
