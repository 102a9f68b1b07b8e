import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'

import type { Bootstrap } from '@/contract/groups/bootstrap'
import type { Playlist, Track } from '@/contract/shapes/music'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { usePermission, useUser } from '@/core/platform/session/use-session'
import { createUserStore } from '@/core/platform/session/user-data'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { createStore } from '@/lib/store'

/** A playlist as shown in menus. */
export type OwnPlaylist = Pick<Bootstrap['playlists'][number], 'id' | 'name' | 'collaborative'>

/** The user's playlists after changes by the playlists feature; null before the first change. */
export const ownPlaylistsStore = createUserStore<readonly OwnPlaylist[] | null>('ownPlaylists', null)

/** Returns the user's playlists: those of the bootstrap data until the playlists feature has changed them. */
export function useOwnPlaylists(): readonly OwnPlaylist[] {
  const sent = useBootstrap(({ playlists }) => playlists)
  return useSyncExternalStore(ownPlaylistsStore.subscribe, ownPlaylistsStore.get) ?? sent
}

/** Lets the user choose a playlist and adds the tracks to it. */
export type AddToPlaylist = (tracks: readonly Track[]) => void

/**
 * Adds tracks to a playlist. Set by app/ at start, because core cannot import the playlists feature; null until then.
 */
export const addToPlaylist = createStore<AddToPlaylist | null>(null)

/** Follows or unfollows another user's playlist. */
export type FollowPlaylist = (playlist: Playlist, isFollowed: boolean) => void

/** Follows a playlist. Set by app/ at start, because core cannot import the playlists feature; null until then. */
export const followPlaylist = createStore<FollowPlaylist | null>(null)

/** Opens the dialog that creates a playlist; resolves to the path of its page, or to undefined when cancelled. */
export type NewPlaylist = () => Promise<string | undefined>

/** Creates a playlist. Set by app/ at start, because core cannot import the playlists feature; null until then. */
export const newPlaylist = createStore<NewPlaylist | null>(null)

/** Returns a function that creates a playlist and opens its page; null without the permission. */
export function useNewPlaylist(): (() => void) | null {
  const create = useSyncExternalStore(newPlaylist.subscribe, newPlaylist.get)
  const mayCreate = usePermission('playlists.create')
  const isMember = useUser() !== null
  const navigate = useNavigate()
  if (!create || !mayCreate || !isMember) return null
  return () => void create().then((path) => (path === undefined ? undefined : navigate(path)), announceFailure)
}
