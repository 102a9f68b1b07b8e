import { Pencil, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router-dom'

import type { PlaylistPage } from '@/contract/groups/playlists'
import type { Track } from '@/contract/shapes/music'
import { isUncertain } from '@/core/platform/api/api-error'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { DownloadSlot } from '@/core/shared/downloads/download-slot'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { MoreButton } from '@/core/shared/media/menu/more-button'
import { PlayAllButton, ShuffleButton } from '@/core/shared/media/play-all-buttons'
import { toast } from '@/core/shared/toasts/toast-store'
import type { MenuEntry, MenuGroup } from '@/ui/overlays/menu-rows'

import { patchOwn, refreshLists } from '../own/queries'
import { confirmDeletion, editPlaylist } from '../playlist-dialogs'
import type { PlaylistPermissions } from '../playlist-permissions'
import { isDeleted, removePlaylist } from '../queries'
import { FollowPlaylistButton } from './follow-playlist-button'

export type PlaylistActionsProps = {
  playlist: PlaylistPage['playlist']
  permissions: PlaylistPermissions
  tracks: Track[]
  queueId: string
}

/** Play, shuffle and follow buttons, and the menu with the rest. */
export function PlaylistActions({ playlist, permissions, tracks, queueId }: PlaylistActionsProps) {
  const extra = useOwnerGroup(playlist, permissions)
  return (
    <>
      <PlayAllButton tracks={tracks} queueId={queueId} />
      <ShuffleButton tracks={tracks} queueId={queueId} />
      {!permissions.mayEditTracks && <FollowPlaylistButton playlist={playlist} />}
      <MoreButton item={playlist} extra={extra} size="lg" />
      {tracks.length > 0 && <DownloadSlot item={playlist} tracks={tracks} count={playlist.tracks_count} />}
    </>
  )
}

/** Menu entries for users who may edit or delete the playlist. */
function useOwnerGroup(
  playlist: PlaylistPage['playlist'],
  { mayUpdate, mayDelete }: PlaylistPermissions,
): MenuGroup | undefined {
  const { t } = useTranslation()
  const navigate = useNavigate()

  async function deletePlaylist(): Promise<void> {
    if (!(await confirmDeletion(playlist.name))) return
    try {
      await removePlaylist(playlist.id)
    } catch (error) {
      if (!isUncertain(error) || !(await isDeleted(playlist.id))) return announceFailure(error)
    }
    patchOwn((own) => own.filter(({ id }) => id !== playlist.id))
    toast.positive(t('“:name” was deleted.', { name: playlist.name }))
    await navigate(paths.home.link(), { replace: true })
    refreshLists()
  }

  const entries: MenuEntry[] = []
  if (mayUpdate)
    entries.push({
      id: 'edit',
      label: t('Edit playlist'),
      icon: <Pencil aria-hidden />,
      onSelect: () => void editPlaylist(playlist),
    })
  if (mayDelete)
    entries.push({
      id: 'delete',
      label: t('Delete playlist'),
      icon: <Trash2 aria-hidden />,
      danger: true,
      onSelect: () => void deletePlaylist(),
    })
  return entries.length > 0 ? { id: 'playlist', entries } : undefined
}
