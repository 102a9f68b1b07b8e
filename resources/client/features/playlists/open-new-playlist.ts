import { paths } from '@/core/platform/navigation/paths'

import { makePlaylist } from './playlist-dialogs'

/** Lets the user make a playlist; resolves with the address of its page, or with undefined when they think better of it. */
export async function openNewPlaylist(): Promise<string | undefined> {
  const playlist = await makePlaylist()
  return playlist && paths.playlist.link(playlist)
}
