import type { Playlist } from '@/contract/music'
import { translate } from '@/core/platform/i18n/translate'
import { confirm } from '@/core/shared/dialogs/confirm'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'

import { refreshPlaylist } from './queries'

const forms = () => import('./components/playlist-form')

/** Lets the user make a playlist; resolves with it, or with undefined when they think better of it. */
export async function makePlaylist(name?: string): Promise<Playlist | undefined> {
  const playlist = await openLazyDialog(async () => (await forms()).NewPlaylistForm, { name })
  if (playlist) refreshPlaylist(playlist.id)
  return playlist
}

/** Lets the user change a playlist's name, description, cover and who may see it. */
export async function editPlaylist(playlist: Playlist): Promise<void> {
  const changed = await openLazyDialog(async () => (await forms()).EditPlaylistForm, { playlist })
  if (changed) refreshPlaylist(playlist.id)
}

/** Asks whether a playlist is to go for ever. */
export const confirmDeletion = (name: string): Promise<boolean> =>
  confirm({
    title: translate('Delete “:name”?', { name }),
    message: translate("The songs won't be deleted. This can't be undone."),
    confirmLabel: translate('Delete'),
    isDanger: true,
  })
