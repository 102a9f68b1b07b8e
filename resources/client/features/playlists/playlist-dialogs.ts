import type { Playlist } from '@/contract/shapes/music'
import { translate } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { confirm } from '@/core/shared/dialogs/confirm'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'

import { refreshPlaylist } from './queries'

const forms = () => import('./components/playlist-form')

/** Opens the form for a new playlist; resolves with the playlist, or undefined if cancelled. */
export async function createPlaylist(name?: string): Promise<Playlist | undefined> {
  const playlist = await openLazyDialog(async () => (await forms()).NewPlaylistForm, { name })
  if (playlist) refreshPlaylist(playlist.id)
  return playlist
}

/** Opens the form that edits a playlist's name, description, cover and visibility. */
export async function editPlaylist(playlist: Playlist): Promise<void> {
  const changed = await openLazyDialog(async () => (await forms()).EditPlaylistForm, { playlist })
  if (changed) refreshPlaylist(playlist.id)
}

/** Asks for confirmation before a playlist is deleted. */
export const confirmDeletion = (name: string): Promise<boolean> =>
  confirm({
    title: translate('Delete “:name”?', { name }),
    message: translate("The songs won't be deleted. This can't be undone."),
    confirmLabel: translate('Delete'),
    isDanger: true,
  })

/** Lets the user create a playlist; resolves with its page's path, or undefined if cancelled. */
export async function openNewPlaylist(): Promise<string | undefined> {
  const playlist = await createPlaylist()
  return playlist && paths.playlist.link(playlist)
}
