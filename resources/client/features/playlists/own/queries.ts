import { hashKey } from '@tanstack/react-query'

import type { Playlist } from '@/contract/music'
import { playlists } from '@/contract/playlists'
import { announceFailure } from '@/core/api/announce-failure'
import { keyOf, query } from '@/core/api/query'
import { queryClient } from '@/core/api/query-client'
import { ownPlaylistsStore } from '@/core/media/own-playlists'

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

/** Changes the list of the user's playlists. Returns the way back. */
export function patchOwn(patch: (own: Playlist[]) => Playlist[]): () => void {
  const { queryKey } = ownPlaylists()
  const before = queryClient.getQueryData(queryKey)
  if (before) queryClient.setQueryData(queryKey, { ...before, pagination: { ...before.pagination, items: patch(before.pagination.items) } })
  return () => queryClient.setQueryData(queryKey, before)
}

/** Has the lists of playlists read anew where they are shown, and the user's for the sidebar. */
export function refreshLists(): void {
  void queryClient.invalidateQueries({ queryKey: keyOf(playlists.ofUser) })
  queryClient.fetchQuery({ ...ownPlaylists(), staleTime: 0 }).catch(announceFailure)
}

// The sidebar lists them without this feature's code: it is told whenever they change.
queryClient.getQueryCache().subscribe(({ type, query: { queryHash } }) => {
  const { queryKey } = ownPlaylists()
  if (type !== 'updated' || queryHash !== hashKey(queryKey)) return
  const answer = queryClient.getQueryData(queryKey)
  if (answer) ownPlaylistsStore.set(answer.pagination.items)
})
