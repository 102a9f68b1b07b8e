import { useSyncExternalStore } from 'react'

import type { Bootstrap } from '@/contract/bootstrap'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { createUserStore } from '@/core/platform/session/user-data'

/** A playlist as shown in menus. */
export type OwnPlaylist = Pick<Bootstrap['playlists'][number], 'id' | 'name' | 'collaborative'>

/** The user's playlists after changes by the playlists feature; null before the first change. */
export const ownPlaylistsStore = createUserStore<readonly OwnPlaylist[] | null>('ownPlaylists', null)

/** Returns the user's playlists: those of the bootstrap data until the playlists feature has changed them. */
export function useOwnPlaylists(): readonly OwnPlaylist[] {
  const sent = useBootstrap(({ playlists }) => playlists)
  return useSyncExternalStore(ownPlaylistsStore.subscribe, ownPlaylistsStore.get) ?? sent
}
