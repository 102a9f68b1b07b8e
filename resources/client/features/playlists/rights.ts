import type { PlaylistPage } from '@/contract/playlists'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { usePermission } from '@/core/platform/session/use-session'

type EditedPlaylist = PlaylistPage['playlist']

/** What the visitor may do with a playlist. */
export type PlaylistRights = {
  isOwner: boolean
  /** Change its name and what else it says. */
  mayUpdate: boolean
  mayDelete: boolean
  /** Add, order and take out tracks. */
  mayEditTracks: boolean
}

/** An owner may do everything, those who edit it change the tracks; a right over everybody's playlists is not over their tracks. */
export function useRights({ owner_id, editors }: Pick<EditedPlaylist, 'owner_id' | 'editors'>): PlaylistRights {
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
