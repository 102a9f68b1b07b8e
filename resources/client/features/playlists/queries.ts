import type { InfiniteData } from '@tanstack/react-query'

import { type PlaylistPage, playlists } from '@/contract/groups/playlists'
import type { Track } from '@/contract/shapes/music'
import { isGone } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import { infiniteQuery, keyOf, query, refetchQuietly } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { embeddedData } from '@/core/platform/bootstrap/embedded-data'
import { patchCached, type OptimisticUpdate } from '@/core/shared/optimistic/optimistic'

import { refreshLists } from './own/queries'
import { OWN_ORDER, type TrackOrder } from './track-order'

/** Response with one page of a playlist's tracks. */
type TracksPage = { pagination: PlaylistPage['tracks'] }
/** A playlist's loaded pages of tracks. */
export type TrackPages = InfiniteData<TracksPage>

const orderQuery = ({ column, direction }: TrackOrder) => ({ orderBy: column, orderDir: direction })

export const playlistQueries = {
  show: (id: string) => ({
    ...query(playlists.show, { params: { id }, query: { loader: 'playlistPage' } }),
    ...embeddedData('playlistPage', playlists.show, ({ playlist }) => String(playlist.id) === id),
  }),
  /** Tracks in pages; the first page in playlist order is included in the playlist response. */
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

/** Query key of a playlist's tracks; without `order` it matches every order. */
const tracksKey = (id: number, order?: TrackOrder) =>
  keyOf(playlists.tracks, { params: { id: String(id) }, ...(order && { query: orderQuery(order) }) })

/** Page size for requests that only need track ids. */
const BULK_PAGE_SIZE = 100

const bulkPage = (id: number, page = 1) => ({
  params: { id },
  query: { ...orderQuery(OWN_ORDER), perPage: BULK_PAGE_SIZE, page },
})

/** Returns the track ids of a whole playlist: the loaded tracks, then the rest from the server. Throws ApiError. */
export async function fetchTrackOrder(
  id: number,
  { tracks, isWhole }: { tracks: readonly Track[]; isWhole: boolean },
): Promise<number[]> {
  const ids = tracks.map((track) => track.id)
  let hasMore = !isWhole
  while (hasMore) {
    const page = Math.floor(ids.length / BULK_PAGE_SIZE) + 1
    const { pagination } = await call(playlists.tracks, bulkPage(id, page))
    const added = pagination.items.slice(ids.length % BULK_PAGE_SIZE)
    ids.push(...added.map((track) => track.id))
    hasMore = added.length > 0 && pagination.next !== null
  }
  return ids
}

/** Returns the ids of a playlist's first 100 tracks, to detect duplicates; may come from the cache. */
export async function fetchTrackIds(id: number): Promise<Set<number>> {
  const { pagination } = await queryClient.fetchQuery(query(playlists.tracks, bulkPage(id)))
  return new Set(pagination.items.map((track) => track.id))
}

export const addTracks = (id: number, ids: number[]) => call(playlists.addTracks, { params: { id }, body: { ids } })
export const removeTracks = (id: number, ids: number[]) =>
  call(playlists.removeTracks, { params: { id }, body: { ids } })
export const orderTracks = (id: number, ids: number[]) => call(playlists.orderTracks, { params: { id }, body: { ids } })
export const removePlaylist = (id: number) => call(playlists.remove, { params: { ids: id } })

/** Whether the server responds 404 for a playlist; false if the request fails otherwise. */
export const isDeleted = (id: number): Promise<boolean> =>
  call(playlists.show, { params: { id }, query: { loader: 'playlistPage' } }).then(() => false, isGone)

export const sendFollow = (id: number, isFollowed: boolean) =>
  isFollowed ? call(playlists.follow, { params: { id } }) : call(playlists.unfollow, { params: { id } })

/** Changes a playlist in all cached responses of its page. */
export const patchPage = (id: number, patch: (page: PlaylistPage) => PlaylistPage): OptimisticUpdate =>
  patchCached({ queryKey: keyOf(playlists.show, { params: { id: String(id) } }) }, patch)

/** Changes a playlist's cached tracks, in one order or in all of them. */
export const patchTracks = (
  id: number,
  patch: (pages: TrackPages) => TrackPages,
  order?: TrackOrder,
): OptimisticUpdate => ({
  ...patchCached({ queryKey: tracksKey(id, order), predicate: ({ queryKey }) => queryKey.includes('pages') }, patch),
  refetch: () => refreshTracks(id),
})

/** Refetches a playlist's page and tracks where they are visible. */
export async function refreshTracks(id: number): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: keyOf(playlists.show, { params: { id: String(id) } }) })
  await queryClient.invalidateQueries({ queryKey: tracksKey(id) })
}

/** Refetches visible playlists after a failure that the user has been notified of. */
export const refetchPlaylists = () => refetchQuietly(playlists.show, playlists.tracks, playlists.ofUser)

/** Refetches the lists of playlists and the page of the changed one. */
export function refreshPlaylist(id: number): void {
  refreshLists()
  void queryClient.invalidateQueries({ queryKey: keyOf(playlists.show, { params: { id: String(id) } }) })
}
