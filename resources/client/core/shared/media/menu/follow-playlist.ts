import type { Playlist } from '@/contract/music'
import { createStore } from '@/lib/store'

/** Puts somebody's playlist among the user's own, or takes it out again. */
export type FollowPlaylist = (playlist: Playlist, isFollowed: boolean) => void

/** How playlists are followed: the app puts it here at start, since playlists are a feature; null where there are none. */
export const followPlaylist = createStore<FollowPlaylist | null>(null)
