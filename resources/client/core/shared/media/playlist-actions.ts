import type { Playlist, Track } from '@/contract/music'
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
