import type { Playlist } from '@/contract/music'
import { createStore } from '@/lib/store'

/** Follows or unfollows another user's playlist. */
export type FollowPlaylist = (playlist: Playlist, isFollowed: boolean) => void

/** Follows a playlist. Set by app/ at start, because core cannot import the playlists feature; null until then. */
export const followPlaylist = createStore<FollowPlaylist | null>(null)
