import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'

import type { Playlist, Track } from '@/contract/music'
import { usePermission, useUser } from '@/core/platform/session/use-session'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { createStore } from '@/lib/store'

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
