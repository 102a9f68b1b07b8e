import { type ManagedTrack, tracks } from '@/contract/groups/tracks'
import { call } from '@/core/platform/api/call'
import { queryPart } from '@/core/platform/api/query'

import { refreshMusic } from '../queries'

/** Requests for tracks, except their list, which differs between areas; a change shows on every page with music. */
export const trackRecords = {
  show: (id: string) =>
    queryPart(tracks.show, ({ track }): ManagedTrack => track, { params: { id }, query: { loader: 'editTrackPage' } }),
  remove: (ids: readonly number[]) => call(tracks.remove, { params: { ids: ids.join() } }),
  refresh: refreshMusic,
}
