import type { Playlist, Track } from '@/contract/shapes/music'

/** Lets the user choose or create a playlist and appends the tracks to it. */
export const openAddToPlaylist = async (tracks: readonly Track[]): Promise<void> =>
  (await import('./open-add-to-playlist')).openAddToPlaylist(tracks)

/** Lets the user create a playlist; resolves with its page's path, or undefined if cancelled. */
export const openNewPlaylist = async (): Promise<string | undefined> =>
  (await import('./playlist-dialogs')).openNewPlaylist()

/** Follows or unfollows a playlist. */
export const followPlaylist = async (playlist: Playlist, isFollowed: boolean): Promise<void> =>
  (await import('./follow-playlist')).setPlaylistFollowed(playlist, isFollowed)
