import { type ManagedTrack, tracks } from '@/contract/groups/tracks'
import type { Page } from '@/contract/machinery/pagination'
import { queryPart } from '@/core/platform/api/query'
import { trackRecords } from '@/core/shared/music-editing/track/queries'
import type { RecordSource } from '@/core/shared/records/resource'

/** Requests for the tracks. */
export const trackSource: RecordSource<ManagedTrack> = {
  ...trackRecords,
  list: (tableQuery) =>
    queryPart(tracks.list, ({ pagination }): Page<ManagedTrack> => pagination, { query: tableQuery }),
}
