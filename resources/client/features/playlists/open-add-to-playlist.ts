import type { Playlist, Track } from '@/contract/shapes/music'
import { isUncertain } from '@/core/platform/api/api-error'
import { translate } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast } from '@/core/shared/toasts/toast-store'

import { addTracks, refetchPlaylists, refreshPlaylist, refreshTracks } from './queries'

const loadDialog = () =>
  import('./components/add-to-playlist-dialog').then(({ AddToPlaylistDialog }) => AddToPlaylistDialog)

/** Lets the user choose or create a playlist and appends the tracks to it. */
export async function openAddToPlaylist(tracks: readonly Track[]): Promise<void> {
  try {
    const playlist = await openLazyDialog(loadDialog, { tracks })
    if (playlist) await add(playlist, tracks)
  } catch (error) {
    announceFailure(error)
  }
}

async function add(playlist: Playlist, tracks: readonly Track[]): Promise<void> {
  try {
    await addTracks(
      playlist.id,
      tracks.map(({ id }) => id),
    )
  } catch (error) {
    announceFailure(error)
    if (isUncertain(error)) await refetchPlaylists()
    return
  }
  toast.positive(translate('Added to “:name”', { name: playlist.name }), {
    action: { label: translate('Open'), action: paths.playlist.link(playlist) },
  })
  refreshPlaylist(playlist.id)
  await refreshTracks(playlist.id)
}
