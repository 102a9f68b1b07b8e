import type { Playlist, Track } from '@/contract/music'

/** Lets a member choose a playlist, or make one, and puts the tracks at its end. */
export const openAddToPlaylist = async (tracks: readonly Track[]): Promise<void> =>
  (await import('./open-add-to-playlist')).openAddToPlaylist(tracks)

/** Lets the user make a playlist; resolves with the address of its page, or with undefined when they think better of it. */
export const openNewPlaylist = async (): Promise<string | undefined> =>
  (await import('./open-new-playlist')).openNewPlaylist()

/** Follows somebody's playlist or ceases to. */
export const followPlaylist = async (playlist: Playlist, isFollowed: boolean): Promise<void> =>
  (await import('./put-follow')).putFollow(playlist, isFollowed)
