// Separate chunk: loaded with the first follow in a menu, or with the playlist screen.
import type { Playlist } from '@/contract/shapes/music'
import { translate } from '@/core/platform/i18n/use-translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { optimistic } from '@/core/shared/optimistic/optimistic'
import { toast, undoAction } from '@/core/shared/toasts/toast-store'

import { ensureOwnPlaylists, patchOwn } from './own/queries'
import { sendFollow } from './queries'

/** Follows or unfollows a playlist optimistically; after an unfollow the toast offers Undo. */
export async function setPlaylistFollowed(playlist: Playlist, isFollowed: boolean): Promise<void> {
  await ensureOwnPlaylists()
  const isDone = await optimistic(
    () => patchOwn((own) => (isFollowed ? [playlist, ...own] : own.filter(({ id }) => id !== playlist.id))),
    () => sendFollow(playlist.id, isFollowed),
  )
  if (!isDone || isFollowed) return
  toast.positive(translate('You unfollowed :name.', { name: playlist.name }), {
    action: undoAction(() => void setPlaylistFollowed(playlist, true).catch(announceFailure)),
  })
}
