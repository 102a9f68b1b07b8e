import { useSyncExternalStore } from 'react'

import type { Bootstrap } from '@/contract/bootstrap'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { onUserLeaves } from '@/core/platform/session/user-leaves'
import { createStore } from '@/lib/store'

/** A playlist as menus list it. */
export type OwnPlaylist = Pick<Bootstrap['playlists'][number], 'id' | 'name' | 'collaborative'>

/** The user's playlists as the feature that changes them knows them; null until it does. */
export const ownPlaylistsStore = createStore<readonly OwnPlaylist[] | null>(null)
onUserLeaves(() => ownPlaylistsStore.set(null))

/** The user's playlists: those that came with the page, until somebody knows better. */
export function useOwnPlaylists(): readonly OwnPlaylist[] {
  const sent = useBootstrap(({ playlists }) => playlists)
  return useSyncExternalStore(ownPlaylistsStore.subscribe, ownPlaylistsStore.get) ?? sent
}
