import type { Playlist } from '@/contract/music'
import { translate } from '@/core/platform/i18n/translate'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { optimistic } from '@/core/shared/optimistic/optimistic'
import { toast } from '@/core/shared/toasts/toast-store'
import { undoAction } from '@/core/shared/toasts/undo-action'

import { knowOwn, patchOwn } from './own/queries'
import { sendFollow } from './queries'

/** Follows somebody's playlist or ceases to, seen at once; what is given up can be had back by the toast. */
export async function putFollow(playlist: Playlist, isFollowed: boolean): Promise<void> {
  await knowOwn()
  const isDone = await optimistic(
    () => patchOwn((own) => (isFollowed ? [playlist, ...own] : own.filter(({ id }) => id !== playlist.id))),
    () => sendFollow(playlist.id, isFollowed),
  )
  if (!isDone || isFollowed) return
  toast.positive(translate('You unfollowed :name.', { name: playlist.name }), {
    action: undoAction(() => void putFollow(playlist, true).catch(announceFailure)),
  })
}
