import { type LyricRow, lyrics } from '@/contract/managed-lyrics'
import { tracks } from '@/contract/tracks'
import { call } from '@/core/platform/api/call'
import { keyOf, queryPart } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'

import type { RecordSource } from '../record-kind'

const withTrack = ['track']

/** Requests of the lyrics; a change shows in the player. */
export const lyricSource: RecordSource<LyricRow> = {
  list: (tableQuery) =>
    queryPart(lyrics.list, ({ pagination }) => pagination, { query: { ...tableQuery, with: withTrack } }),
  show: (id) => queryPart(lyrics.show, ({ lyric }) => lyric, { params: { id }, query: { with: withTrack } }),
  remove: (ids) => call(lyrics.remove, { params: { ids: ids.join() } }),
  refresh: () =>
    Promise.all(
      [lyrics.list, lyrics.show, tracks.lyrics].map((each) => queryClient.invalidateQueries({ queryKey: keyOf(each) })),
    ),
}

/** Query of a track with a newly signed source, which is not reused: it expires. */
export const recordingOf = (id: number) => ({
  ...queryPart(tracks.show, ({ track }) => track, { params: { id }, query: { loader: 'trackPage' } }),
  staleTime: Infinity,
  gcTime: 0,
})
