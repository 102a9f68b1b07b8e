import type { InfiniteData } from '@tanstack/react-query'

import type { Track } from '@/contract/music'
import { type PlaylistPage, playlists } from '@/contract/playlists'
import { isGone } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import { patchCached, type Shown } from '@/core/platform/api/optimistic'
import { infiniteQuery, keyOf, query, refetchQuietly } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { firstPage } from '@/core/platform/bootstrap/first-page'

import { refreshLists } from './own/queries'
import { OWN_ORDER, type TrackOrder } from './track-order'

/** What one answer of a playlist's tracks holds. */
type TracksPage = { pagination: PlaylistPage['tracks'] }
/** The tracks of a playlist as far as they were fetched. */
export type TrackPages = InfiniteData<TracksPage>

const orderQuery = ({ column, direction }: TrackOrder) => ({ orderBy: column, orderDir: direction })

export const playlistQueries = {
  show: (id: string) => ({
    ...query(playlists.show, { params: { id }, query: { loader: 'playlistPage' } }),
    ...firstPage('playlistPage', playlists.show, ({ playlist }) => String(playlist.id) === id),
  }),
  /** The tracks page by page; the first page of the playlist's own order comes with the playlist. */
  tracks: ({ playlist, tracks }: PlaylistPage, order: TrackOrder) => {
    const options = infiniteQuery(
      playlists.tracks,
      { params: { id: String(playlist.id) }, query: orderQuery(order) },
      { pageOf: ({ pagination }) => pagination },
    )
    const isOwn = order === OWN_ORDER
    return { ...options, ...(isOwn && { initialData: { pages: [{ pagination: tracks }], pageParams: [1] } }) }
  },
}

/** Without an order the key stands for all of them. */
const tracksKey = (id: number, order?: TrackOrder) =>
  keyOf(playlists.tracks, { params: { id: String(id) }, ...(order && { query: orderQuery(order) }) })

/** Where tracks are not shown but counted, so many come at a time. */
const BIG_PAGE = 100

const bigPage = (id: number, page = 1) => ({
  params: { id },
  query: { ...orderQuery(OWN_ORDER), perPage: BIG_PAGE, page },
})

/** The order of a whole playlist: what is at hand, and what the server has after it. Throws ApiError. */
export async function wholeOrder(
  id: number,
  { tracks, isWhole }: { tracks: readonly Track[]; isWhole: boolean },
): Promise<number[]> {
  const ids = tracks.map((track) => track.id)
  let hasMore = !isWhole
  while (hasMore) {
    const page = Math.floor(ids.length / BIG_PAGE) + 1
    const { pagination } = await call(playlists.tracks, bigPage(id, page))
    const added = pagination.items.slice(ids.length % BIG_PAGE)
    ids.push(...added.map((track) => track.id))
    hasMore = added.length > 0 && pagination.next !== null
  }
  return ids
}

/** The ids of a playlist's first tracks, to see what is in it already; as fresh as any answer. */
export async function idsIn(id: number): Promise<Set<number>> {
  const { pagination } = await queryClient.fetchQuery(query(playlists.tracks, bigPage(id)))
  return new Set(pagination.items.map((track) => track.id))
}

export const addTracks = (id: number, ids: number[]) => call(playlists.addTracks, { params: { id }, body: { ids } })
export const removeTracks = (id: number, ids: number[]) =>
  call(playlists.removeTracks, { params: { id }, body: { ids } })
export const orderTracks = (id: number, ids: number[]) => call(playlists.orderTracks, { params: { id }, body: { ids } })
export const removePlaylist = (id: number) => call(playlists.remove, { params: { ids: id } })

/** Whether the server no longer has a playlist; false when it cannot be asked. */
export const isDeleted = (id: number): Promise<boolean> =>
  call(playlists.show, { params: { id } }).then(() => false, isGone)

export const sendFollow = (id: number, isFollowed: boolean) =>
  isFollowed ? call(playlists.follow, { params: { id } }) : call(playlists.unfollow, { params: { id } })

/** Changes the playlist that its page shows, in all answers at hand. */
export const patchPage = (id: number, patch: (page: PlaylistPage) => PlaylistPage): Shown =>
  patchCached({ queryKey: keyOf(playlists.show, { params: { id: String(id) } }) }, patch)

/** Changes the tracks at hand, in one order or in every order they were asked for. */
export const patchTracks = (id: number, patch: (pages: TrackPages) => TrackPages, order?: TrackOrder): Shown => ({
  ...patchCached({ queryKey: tracksKey(id, order), predicate: ({ queryKey }) => queryKey.includes('pages') }, patch),
  readAnew: () => refreshTracks(id),
})

/** Has the tracks, and what the page says of them, read anew where they are shown. */
export async function refreshTracks(id: number): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: keyOf(playlists.show, { params: { id: String(id) } }) })
  await queryClient.invalidateQueries({ queryKey: tracksKey(id) })
}

/** Refetches what is shown of playlists after a failure that has been announced. */
export const checkPlaylists = () => refetchQuietly(playlists.show, playlists.tracks, playlists.ofUser)

/** Has the lists of playlists read anew, and the page of the one that was changed. */
export function refreshPlaylist(id: number): void {
  refreshLists()
  void queryClient.invalidateQueries({ queryKey: keyOf(playlists.show, { params: { id: String(id) } }) })
}
