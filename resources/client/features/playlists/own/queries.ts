import { hashKey, type QueryCacheNotifyEvent } from '@tanstack/react-query'

import { playlists } from '@/contract/groups/playlists'
import type { Output } from '@/contract/machinery/endpoint'
import type { Page } from '@/contract/machinery/pagination'
import type { Playlist } from '@/contract/shapes/music'
import { keyOf, query } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { ownPlaylistsStore } from '@/core/shared/media/playlists'
import { patchCached, type OptimisticUpdate } from '@/core/shared/optimistic/optimistic'

/** Maximum number of the user's playlists in the bootstrap data (backend contract, section 1.4). */
const MAX_EMBEDDED_PLAYLISTS = 30

const loadedAt = Date.now()

function ownAtStart(): { pagination: Page<Playlist> } {
  const items = getBootstrap().playlists.map(({ id, name, image, collaborative, owner_id }): Playlist => ({
    id,
    name,
    image,
    collaborative,
    owner_id,
    public: false,
    model_type: 'playlist',
  }))
  return {
    pagination: { items, current: 1, perPage: items.length, total: items.length, last: 1, next: null, previous: null },
  }
}

/** Query options with the bootstrap data's playlists as initial data, unless there are more. */
const ownFromPage = {
  initialDataUpdatedAt: loadedAt,
  initialData: () => (getBootstrap().playlists.length < MAX_EMBEDDED_PLAYLISTS ? ownAtStart() : undefined),
}

/** Page size of the user's playlists; a search finds the others. */
const OWN_PAGE_SIZE = 100

/** Playlists the user owns, edits or follows, most recently changed first. */
export const ownPlaylists = (search = '') => {
  // All uses of the list pass here; subscribing again changes nothing.
  queryClient.getQueryCache().subscribe(publishOwnPlaylists)
  return {
    ...query(playlists.ofUser, {
      params: { userId: 'me' },
      query: { perPage: OWN_PAGE_SIZE, paginate: 'simple', ...(search && { query: search }) },
    }),
    ...(search === '' && ownFromPage),
  }
}

/** Loads the user's playlists unless cached, so that an optimistic update can change them. */
export const ensureOwnPlaylists = async (): Promise<void> => void (await queryClient.ensureQueryData(ownPlaylists()))

/** Returns the user's playlist of this name if it is new in the list; undefined otherwise or if the request fails. */
export async function findCreated(name: string): Promise<Playlist | undefined> {
  const itemsOf = (response: Output<typeof playlists.ofUser> | undefined) => response?.pagination.items ?? []
  const known = new Set(itemsOf(queryClient.getQueryData(ownPlaylists().queryKey)).map(({ id }) => id))
  const response = await queryClient.fetchQuery({ ...ownPlaylists(), staleTime: 0 }).catch(() => undefined)
  const userId = getBootstrap().user?.id
  return itemsOf(response).find(
    (playlist) => playlist.owner_id === userId && playlist.name === name.trim() && !known.has(playlist.id),
  )
}

/** Changes the cached list of the user's playlists. */
export const patchOwn = (patch: (own: Playlist[]) => Playlist[]): OptimisticUpdate => ({
  ...patchCached<Output<typeof playlists.ofUser>>(
    { queryKey: ownPlaylists().queryKey, exact: true },
    ({ pagination, ...response }) => ({
      ...response,
      pagination: { ...pagination, items: patch(pagination.items) },
    }),
  ),
  refetch: refetchLists,
})

/** Refetches visible lists of playlists, and the user's own for the sidebar. */
async function refetchLists(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: keyOf(playlists.ofUser) })
  await queryClient.fetchQuery({ ...ownPlaylists(), staleTime: 0 }).catch(announceFailure)
}

/** Refetches lists of playlists in the background. */
export const refreshLists = (): void => void refetchLists()

/** Publishes every change of the user's playlists to the sidebar, which shows them without loading this feature. */
function publishOwnPlaylists({ type, query: { queryHash } }: QueryCacheNotifyEvent): void {
  const { queryKey } = ownPlaylists()
  if (type !== 'updated' || queryHash !== hashKey(queryKey)) return
  const response = queryClient.getQueryData(queryKey)
  if (response) ownPlaylistsStore.set(response.pagination.items)
}
