import { type CustomPage, customPages } from '@/contract/groups/custom-pages'
import { call } from '@/core/platform/api/call'
import { keyOf, queryPart } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import type { RecordSource } from '@/core/shared/records/resource'

/** Requests for the custom pages. */
export const pageSource: RecordSource<CustomPage> = {
  list: (tableQuery) => queryPart(customPages.list, ({ pagination }) => pagination, { query: tableQuery }),
  show: (id) => queryPart(customPages.show, ({ page }) => page, { params: { idOrSlug: id } }),
  remove: (ids) => call(customPages.remove, { params: { ids: ids.join() } }),
  refresh: () =>
    Promise.all(
      [customPages.list, customPages.show].map((each) => queryClient.invalidateQueries({ queryKey: keyOf(each) })),
    ),
}
