import { type EditedPlaylist, playlists } from '@/contract/groups/playlists'
import type { Input } from '@/contract/machinery/endpoint'
import { call } from '@/core/platform/api/call'
import { keyOf, queryPart } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import type { RecordSource } from '@/core/shared/records/resource'

/** Requests for the playlists. */
export const playlistSource: RecordSource<EditedPlaylist> = {
  list: (tableQuery) =>
    queryPart(playlists.list, ({ pagination }) => pagination, { query: { ...tableQuery, with: ['editors'] } }),
  show: (id) =>
    queryPart(playlists.show, ({ playlist }) => playlist, { params: { id }, query: { loader: 'playlistPage' } }),
  remove: (ids) => call(playlists.remove, { params: { ids: ids.join() } }),
  refresh: () =>
    Promise.all(
      [playlists.list, playlists.show, playlists.ofUser].map((each) =>
        queryClient.invalidateQueries({ queryKey: keyOf(each) }),
      ),
    ),
}

/** Schema of the request, which validates a value before it is sent. */
export const playlistBody = playlists.update.body

/** Changes fields of a playlist; lists are not refetched. Throws ApiError. */
export const updatePlaylist = (id: number, body: Input<typeof playlists.update>['body']) =>
  call(playlists.update, { params: { id }, body })
