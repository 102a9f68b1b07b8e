import { albums } from '@/contract/groups/albums'
import { type ManagedTrack, tracks } from '@/contract/groups/tracks'
import type { Page } from '@/contract/machinery/pagination'
import { call } from '@/core/platform/api/call'
import { keyOf, queryPart } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import type { RecordSource } from '@/core/shared/records/resource'

/** Requests for the tracks; a change shows on every page with music. */
export const trackSource: RecordSource<ManagedTrack> = {
  list: (tableQuery) =>
    queryPart(tracks.list, ({ pagination }): Page<ManagedTrack> => pagination, { query: tableQuery }),
  show: (id) =>
    queryPart(tracks.show, ({ track }): ManagedTrack => track, { params: { id }, query: { loader: 'editTrackPage' } }),
  remove: (ids) => call(tracks.remove, { params: { ids: ids.join() } }),
  refresh: () =>
    Promise.all(
      [tracks.list, tracks.show, albums.list, albums.show].map((each) =>
        queryClient.invalidateQueries({ queryKey: keyOf(each) }),
      ),
    ),
}
