import { queryOptions } from '@tanstack/react-query'

import { type LyricRow, lyrics } from '@/contract/groups/lyrics'
import { tracks } from '@/contract/groups/tracks'
import { readLyricLines } from '@/contract/shapes/lyric-text'
import { isGone } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import { keyOf, queryPart } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { rowQuery } from '@/core/shared/data-table/row-query'
import type { RecordSource } from '@/core/shared/records/resource'

const relations = { with: ['track'] }

/** Requests for the lyrics; a change shows in the player. */
export const lyricSource: RecordSource<LyricRow> = {
  list: (tableQuery) =>
    queryPart(lyrics.list, ({ pagination }) => pagination, { query: { ...tableQuery, ...relations } }),
  show: (id) => rowQuery({ endpoint: lyrics.list, pageOf: ({ pagination }) => pagination, relations }, id),
  remove: (ids) => call(lyrics.remove, { params: { ids: ids.join() } }),
  refresh: () =>
    Promise.all([lyrics.list, tracks.lyrics].map((each) => queryClient.invalidateQueries({ queryKey: keyOf(each) }))),
}

/** Query for a track with a newly signed source, which is not reused: it expires. */
export const recordingOf = (id: number) => ({
  ...queryPart(tracks.show, ({ track }) => track, { params: { id }, query: { loader: 'trackPage' } }),
  staleTime: Infinity,
  gcTime: 0,
})

/** Reads the lines of a track's lyrics; none without lyrics. Throws ApiError. */
async function playedLyrics(trackId: number): Promise<{ lines: string[]; isSynced: boolean }> {
  try {
    const { lines, isSynced } = await call(tracks.lyrics, { params: { id: trackId }, query: {} }, { isQuery: true })
    return { lines: lines.map(({ text }) => text), isSynced }
  } catch (error) {
    if (isGone(error)) return { lines: [], isSynced: false }
    throw error
  }
}

/** Whether a track has exactly these synced lyrics, such as after a lost response. Throws ApiError. */
export async function isSavedAs(trackId: number, text: string): Promise<boolean> {
  const { lines, isSynced } = await playedLyrics(trackId)
  const written = readLyricLines(text, 'written').map((line) => line.text)
  return isSynced && lines.join('\n') === written.join('\n')
}

/** Rows of a page, while lyrics are looked for. */
const SEARCHED_ROWS = 100

/** Finds the record of a track's lyrics in the list that a text filters, from a page on. Throws ApiError. */
async function findInList(trackId: number, query?: string, page: number | string = 1): Promise<LyricRow | undefined> {
  const { pagination } = await call(
    lyrics.list,
    { query: { page, perPage: SEARCHED_ROWS, paginate: 'lengthAware', ...(query && { query }) } },
    { isQuery: true },
  )
  const { items, next } = pagination
  const found = items.find(({ track_id }) => track_id === trackId)
  return found ?? (next === null || items.length === 0 ? undefined : findInList(trackId, query, next))
}

/**
 * Finds the record of lyrics with these lines: the server cannot filter lyrics by track. Where its search finds nothing,
 * as it may only read names, the record is looked for in the whole list. Throws ApiError.
 */
async function findLyric(trackId: number, lines: readonly string[]): Promise<LyricRow | undefined> {
  // The longest line: short ones are in many songs.
  const query = lines.toSorted((one, other) => other.length - one.length)[0]?.trim()
  if (!query) return undefined
  return (await findInList(trackId, query)) ?? findInList(trackId)
}

/** Query for a track's lyrics: their lines, and their record where the user may see it. */
export const lyricsOfTrack = (trackId: number, canView: boolean) =>
  queryOptions({
    queryKey: [...keyOf(tracks.lyrics), trackId, canView],
    queryFn: async () => {
      const played = await playedLyrics(trackId)
      const record = canView ? await findLyric(trackId, played.lines) : undefined
      return { ...played, id: record?.id, record }
    },
  })
