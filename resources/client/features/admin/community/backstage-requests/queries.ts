import { type BackstageRequest, backstageRequests } from '@/contract/groups/backstage-requests'
import { keyOf, queryPart } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import type { RecordSource } from '@/core/shared/records/resource'

/** Requests for backstage access; the server keeps them all. */
export const backstageRequestSource: RecordSource<BackstageRequest> = {
  list: (tableQuery) => queryPart(backstageRequests.list, ({ pagination }) => pagination, { query: tableQuery }),
  show: (id) => queryPart(backstageRequests.show, ({ request }) => request, { params: { id } }),
  refresh: () =>
    Promise.all(
      [backstageRequests.list, backstageRequests.show].map((each) =>
        queryClient.invalidateQueries({ queryKey: keyOf(each) }),
      ),
    ),
}
