import type { PlaylistPage } from '@/contract/groups/playlists'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { usePermission } from '@/core/platform/session/use-session'

type EditedPlaylist = PlaylistPage['playlist']

/** Actions the user may take on a playlist. */
export type PlaylistPermissions = {
  isOwner: boolean
  /** Edit name, description, cover and visibility. */
  mayUpdate: boolean
  mayDelete: boolean
  /** Add, reorder and remove tracks. */
  mayEditTracks: boolean
}

/** Owners may do everything, editors change tracks; permissions for all playlists don't extend to their tracks. */
export function usePlaylistPermissions({
  owner_id,
  editors,
}: Pick<EditedPlaylist, 'owner_id' | 'editors'>): PlaylistPermissions {
  const userId = useBootstrap(({ user }) => user?.id ?? null)
  const mayUpdateAll = usePermission('playlists.update')
  const mayDeleteAll = usePermission('playlists.delete')
  const isOwner = userId !== null && owner_id === userId
  return {
    isOwner,
    mayUpdate: isOwner || (userId !== null && mayUpdateAll),
    mayDelete: isOwner || (userId !== null && mayDeleteAll),
    mayEditTracks: isOwner || editors.some(({ id }) => id === userId),
  }
}
