import { hashKey } from '@tanstack/react-query'

import type { Output } from '@/contract/endpoint'
import type { Playlist } from '@/contract/music'
import { playlists } from '@/contract/playlists'
import { keyOf, query } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { ownPlaylistsStore } from '@/core/shared/media/own-playlists'
import { patchCached, type Shown } from '@/core/shared/optimistic/optimistic'

import { ownFromPage } from './own-from-page'

/** So many of the user's playlists are asked for at once; a search finds the others. */
const OWN_PLAYLISTS = 100

/** What the user owns, edits or follows, the last changed first. */
export const ownPlaylists = (search = '') => ({
  ...query(playlists.ofUser, {
    params: { userId: 'me' },
    query: { perPage: OWN_PLAYLISTS, paginate: 'simple', ...(search && { query: search }) },
  }),
  ...(search === '' && ownFromPage),
})

/** Has the user's playlists at hand, so that a change can be shown. */
export const knowOwn = async (): Promise<void> => void (await queryClient.ensureQueryData(ownPlaylists()))

/** Returns the user's playlist of this name that was not in the list before; undefined without one, or when the list cannot be read. */
export async function findCreated(name: string): Promise<Playlist | undefined> {
  const itemsOf = (answer: Output<typeof playlists.ofUser> | undefined) => answer?.pagination.items ?? []
  const known = new Set(itemsOf(queryClient.getQueryData(ownPlaylists().queryKey)).map(({ id }) => id))
  const answer = await queryClient.fetchQuery({ ...ownPlaylists(), staleTime: 0 }).catch(() => undefined)
  const userId = getBootstrap().user?.id
  return itemsOf(answer).find(
    (playlist) => playlist.owner_id === userId && playlist.name === name.trim() && !known.has(playlist.id),
  )
}

/** Changes the list of the user's playlists. */
export const patchOwn = (patch: (own: Playlist[]) => Playlist[]): Shown => ({
  ...patchCached<Output<typeof playlists.ofUser>>(
    { queryKey: ownPlaylists().queryKey, exact: true },
    ({ pagination, ...answer }) => ({
      ...answer,
      pagination: { ...pagination, items: patch(pagination.items) },
    }),
  ),
  readAnew: readLists,
})

/** Has the lists of playlists read anew where they are shown, and the user's for the sidebar. */
async function readLists(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: keyOf(playlists.ofUser) })
  await queryClient.fetchQuery({ ...ownPlaylists(), staleTime: 0 }).catch(announceFailure)
}

/** Has them read anew; nobody waits for it. */
export const refreshLists = (): void => void readLists()

// The sidebar lists them without this feature's code: it is told whenever they change.
queryClient.getQueryCache().subscribe(({ type, query: { queryHash } }) => {
  const { queryKey } = ownPlaylists()
  if (type !== 'updated' || queryHash !== hashKey(queryKey)) return
  const answer = queryClient.getQueryData(queryKey)
  if (answer) ownPlaylistsStore.set(answer.pagination.items)
})
