import { type ManagedTrack, tracks } from '@/contract/groups/tracks'
import type { Page } from '@/contract/machinery/pagination'
import { call } from '@/core/platform/api/call'
import { queryPart } from '@/core/platform/api/query'
import { refreshMusic } from '@/core/shared/music-editing/queries'
import type { RecordSource } from '@/core/shared/records/resource'

/** Requests for the tracks; a change shows on every page with music. */
export const trackSource: RecordSource<ManagedTrack> = {
  list: (tableQuery) =>
    queryPart(tracks.list, ({ pagination }): Page<ManagedTrack> => pagination, { query: tableQuery }),
  show: (id) =>
    queryPart(tracks.show, ({ track }): ManagedTrack => track, { params: { id }, query: { loader: 'editTrackPage' } }),
  remove: (ids) => call(tracks.remove, { params: { ids: ids.join() } }),
  refresh: refreshMusic,
}
